import type { Point } from './svg.ts'

/** Heights at the crossings of a grid, row by row. */
export interface HeightField {
  columns: number
  rows: number
  heights: Float64Array
}

/** Samples a height at every whole place from 0 up to columns and rows, exclusive. */
export const sampleField = (
  columns: number,
  rows: number,
  height: (column: number, row: number) => number,
): HeightField => {
  const heights = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) heights[row * columns + column] = height(column, row)
  return { columns, rows, heights }
}

interface Crossing {
  /** The grid edge that is crossed, so that neighbouring cells agree exactly. */
  edge: number
  point: Point
}

/**
 * Finds the closed lines of equal height of a field (marching squares). The field is taken to be
 * bottomless outside, so that every line closes and what it encloses may be filled by the even-odd rule.
 */
export const isolines = ({ columns, rows, heights }: HeightField, level: number): Point[][] => {
  const above = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? -1
      : (heights[row * columns + column] ?? 0) - level
  const next = new Map<number, Crossing[]>()
  const cross = (x1: number, y1: number, h1: number, x2: number, y2: number, h2: number): Crossing => {
    const share = h1 / (h1 - h2)
    const corner = (Math.min(y1, y2) + 1) * (columns + 2) + Math.min(x1, x2) + 1
    return { edge: corner * 2 + (y1 === y2 ? 0 : 1), point: [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] }
  }
  for (let y = -1; y < rows; y++) {
    for (let x = -1; x < columns; x++) {
      const corners = [
        [x, y, above(x, y)],
        [x + 1, y, above(x + 1, y)],
        [x + 1, y + 1, above(x + 1, y + 1)],
        [x, y + 1, above(x, y + 1)],
      ] as const
      const high = corners.filter(([, , h]) => h >= 0).length
      if (high === 0 || high === 4) continue
      const entries: Crossing[] = []
      const exits: Crossing[] = []
      for (const [i, [x1, y1, h1]] of corners.entries()) {
        const [x2, y2, h2] = corners[(i + 1) % 4] ?? corners[0]
        if (h1 < 0 && h2 >= 0) entries.push(cross(x1, y1, h1, x2, y2, h2))
        if (h1 >= 0 && h2 < 0) exits.push(cross(x1, y1, h1, x2, y2, h2))
      }
      // Walking round a cell clockwise, the line comes out where the ground rises and goes in where it falls.
      for (const [i, { edge }] of exits.entries()) {
        const entry = entries[i]
        if (entry === undefined) continue
        const known = next.get(edge)
        if (known === undefined) next.set(edge, [entry])
        else known.push(entry)
      }
    }
  }
  return [...next.keys()].flatMap((start) => loopsFrom(next, start))
}

/** Follows the crossings from an edge until the line comes back to it, as often as lines begin there. */
const loopsFrom = (next: Map<number, Crossing[]>, start: number): Point[][] => {
  const loops: Point[][] = []
  for (;;) {
    const points: Point[] = []
    let edge = start
    for (;;) {
      const step = next.get(edge)?.pop()
      if (step === undefined) break
      points.push(step.point)
      edge = step.edge
      if (edge === start) break
    }
    if (points.length === 0) return loops
    if (points.length > 2) loops.push(points)
  }
}
