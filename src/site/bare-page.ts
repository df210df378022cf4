import type { Language } from './languages'

/** Renders a page of a heading and paragraphs, which needs no other file: for errors that the server answers itself. */
export const barePage = (language: Language, title: string, ...paragraphs: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title><h1>${title}</h1>${paragraphs.map((words) => `<p>${words}</p>`).join('')}`
