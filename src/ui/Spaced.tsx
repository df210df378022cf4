import { Children, type ReactNode } from 'react'

/** Children with a space after each: where our styles do not apply, as in a text browser, their words would run together. */
export const Spaced = ({ children }: { children: ReactNode }) =>
  Children.map(children, (child) => child && <>{child} </>)
