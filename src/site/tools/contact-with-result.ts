/** Returns the contact form's address with a check's result in its fragment, which browsers do not send. */
export const contactWithResult = (check: 'sovereignty' | 'ai-act', fragment: string): string =>
  `/contact#check=${check}&${fragment}`
