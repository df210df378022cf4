import type { ComponentPropsWithoutRef } from 'react'

type Props = ComponentPropsWithoutRef<'ul'> & { as?: 'ul' | 'ol' }

/**
 * A list whose items are laid out as grids or flexible boxes. Such items have no marker, not even an empty one, and without
 * its role Safari would not announce the list, or how many items it has.
 */
export const List = ({ as: Tag = 'ul', ...props }: Props) => <Tag role="list" {...props} />
