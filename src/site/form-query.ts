/** Returns the query of a form as it would be submitted. */
export const formQuery = (form: HTMLFormElement): string =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString()
