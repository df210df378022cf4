type Star = { x: number; y: number; magnitude: 1 | 2 | 3 }

/** Fifteen stars: the coast and borders of France, and some within. */
export const stars: readonly Star[] = [
  { x: -8, y: -262, magnitude: 3 },
  { x: 172, y: -168, magnitude: 2 },
  { x: 236, y: -52, magnitude: 1 },
  { x: 196, y: 128, magnitude: 2 },
  { x: 58, y: 226, magnitude: 3 },
  { x: -88, y: 196, magnitude: 1 },
  { x: -196, y: 182, magnitude: 2 },
  { x: -176, y: 22, magnitude: 1 },
  { x: -268, y: -72, magnitude: 3 },
  { x: -128, y: -118, magnitude: 1 },
  { x: -8, y: -128, magnitude: 3 },
  { x: 92, y: -40, magnitude: 1 },
  { x: -36, y: 18, magnitude: 2 },
  { x: 88, y: 112, magnitude: 1 },
  { x: -92, y: 96, magnitude: 1 },
]

/** The border, star by star, back to the first. */
export const outline = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

/** Pairs of stars connected inside. */
export const within = [
  [10, 11],
  [11, 12],
  [12, 14],
  [12, 13],
  [10, 12],
  [9, 10],
  [11, 2],
  [13, 3],
  [14, 6],
] as const
