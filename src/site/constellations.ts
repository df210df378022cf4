import type { Figure } from '../ui/drawings/Constellation'
import type { ServiceArea } from './service-pages'

/** One figure per service, inside the same hexagon. */
export const constellations = {
  cloud: {
    points: [
      [37, 18],
      [18, 37],
      [56, 37],
      [37, 56],
    ],
    lines: [
      [0, 1],
      [1, 3],
      [3, 2],
      [2, 0],
    ],
  },
  ai: {
    points: [
      [37, 37],
      [37, 14],
      [58, 48],
      [16, 48],
    ],
    lines: [
      [0, 1],
      [0, 2],
      [0, 3],
    ],
  },
  mvp: {
    points: [
      [56, 18],
      [20, 54],
      [32, 40],
      [44, 32],
    ],
    lines: [
      [1, 2],
      [2, 3],
      [3, 0],
    ],
  },
  automation: {
    points: [
      [18, 26],
      [37, 26],
      [56, 26],
      [37, 52],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [1, 3],
    ],
  },
  consulting: {
    points: [
      [37, 16],
      [22, 34],
      [52, 34],
      [22, 56],
      [52, 56],
    ],
    lines: [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 4],
      [1, 2],
    ],
  },
  support: {
    points: [
      [37, 38],
      [17, 30],
      [30, 56],
      [52, 53],
      [57, 28],
      [37, 16],
    ],
    lines: [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 1],
    ],
  },
  code: {
    points: [
      [37, 22],
      [20, 50],
      [54, 50],
      [37, 42],
    ],
    lines: [
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 3],
    ],
  },
} as const satisfies Record<ServiceArea | 'code', Figure>
