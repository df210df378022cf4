/** Returns the contact form's address with a result that may go along; in its fragment, which browsers send nowhere. */
export const contactWithResult = (check: 'sovereignty' | 'ai-act', fragment: string): string =>
  `/contact#check=${check}&${fragment}`
