/** Returns whether a day, `YYYY-MM-DD`, exists. `Date` alone would take 30 February for a day in March. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
