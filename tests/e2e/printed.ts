import type { Page } from '@playwright/test'
import { extractTextItems, getDocumentProxy } from 'unpdf'

/** The words of one line, split at gaps, without spaces. */
type Line = readonly string[]

/** Removes spaces, as a PDF may lack them. */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')

/** Returns the printed lines of a page, sheet by sheet and from the top. */
export async function print(page: Page): Promise<Line[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { items } = await extractTextItems(pdf)
  return items.map(linesOf)
}

type Piece = { str: string; x: number; y: number; width: number }

function linesOf(sheet: readonly Piece[]): Line[] {
  const lines = new Map<number, Piece[]>()
  for (const piece of sheet) {
    const height = Math.round(piece.y)
    if (piece.str.trim()) lines.set(height, [...(lines.get(height) ?? []), piece])
  }
  return [...lines].toSorted(([a], [b]) => b - a).map(([, pieces]) => lineOf(pieces))
}

/** Pieces closer than this, in points, are one. */
const gap = 8

function lineOf(pieces: readonly Piece[]): Line {
  const line: string[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const { str, x, width } of pieces.toSorted((a, b) => a.x - b.x)) {
    if (x - end < gap) line.push((line.pop() ?? '') + withoutSpaces(str))
    else line.push(withoutSpaces(str))
    end = x + width
  }
  return line
}
