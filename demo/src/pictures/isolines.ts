import type { Point } from './svg.ts'

type Corner = readonly [x: number, y: number, height: number]

/**
 * Finds the closed lines of equal height of a field (marching squares). The field is sampled at whole
 * numbers from 0 to columns and rows and taken to be bottomless outside, so that every line closes and
 * the area inside may be filled by the even-odd rule.
 */
export const isolines = (
  field: (column: number, row: number) => number,
  columns: number,
  rows: number,
  level: number,
): Point[][] => {
  const height = (x: number, y: number) =>
    x < 0 || y < 0 || x > columns || y > rows ? level - 1 : field(x, y) - level
  // Each crossing of a grid edge is named by its edge, so that neighbouring cells agree exactly.
  const next = new Map<string, { key: string; point: Point }[]>()
  const cross = (a: Corner, b: Corner): { key: string; point: Point } => {
    const share = a[2] / (a[2] - b[2])
    const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
    const horizontal = a[1] === b[1]
    const key = `${Math.min(a[0], b[0])},${Math.min(a[1], b[1])},${horizontal ? 'h' : 'v'}`
    return { key, point: [x, y] }
  }
  for (let y = -1; y <= rows; y++) {
    for (let x = -1; x <= columns; x++) {
      const corners: Corner[] = [
        [x, y, height(x, y)],
        [x + 1, y, height(x + 1, y)],
        [x + 1, y + 1, height(x + 1, y + 1)],
        [x, y + 1, height(x, y + 1)],
      ]
      const entries: { key: string; point: Point }[] = []
      const exits: { key: string; point: Point }[] = []
      for (const [i, from] of corners.entries()) {
        const to = corners[(i + 1) % 4] ?? from
        if (from[2] < 0 && to[2] >= 0) entries.push(cross(from, to))
        if (from[2] >= 0 && to[2] < 0) exits.push(cross(from, to))
      }
      // Walking round a cell clockwise, the line comes out where the ground rises and goes in where it falls.
      for (const [i, exit] of exits.entries()) {
        const entry = entries[i]
        if (entry === undefined) continue
        const list = next.get(exit.key) ?? []
        list.push(entry)
        next.set(exit.key, list)
      }
    }
  }
  const lines: Point[][] = []
  for (const [start, list] of next) {
    while (list.length > 0) {
      const points: Point[] = []
      let key = start
      for (;;) {
        const step = next.get(key)?.pop()
        if (step === undefined) break
        points.push(step.point)
        key = step.key
        if (key === start) break
      }
      if (points.length > 2) lines.push(points)
    }
  }
  return lines
}
