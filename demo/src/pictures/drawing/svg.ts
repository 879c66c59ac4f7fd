/** A point in user units. */
export type Point = readonly [x: number, y: number]

type Attributes = Record<string, string | number | undefined>

/** Writes a number with at most one decimal: a tenth of a unit is below what the eye sees at print size. */
export const num = (value: number): string => {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded)
}

/** Writes a number with at most four decimals, for opacities, offsets and matrices. */
export const fine = (value: number): string => {
  const rounded = Math.round(value * 1e4) / 1e4
  return String(rounded === 0 ? 0 : rounded)
}

const FINE = /opacity|offset|^[xy][12]$|^f[xyr]$|deviation|frequency/i

/** Writes an element; attributes that are undefined are left out. */
export const el = (name: string, attributes: Attributes, children = ''): string => {
  let text = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    text += ` ${key}="${typeof value === 'string' ? value : FINE.test(key) ? fine(value) : num(value)}"`
  }
  return children === '' ? `${text}/>` : `${text}>${children}</${name}>`
}

/** Writes a group. */
export const group = (attributes: Attributes, ...children: string[]): string =>
  el('g', attributes, children.join(''))

/** Returns path data for straight lines through the points. */
export const line = (points: readonly Point[], closed = false): string => {
  let text = ''
  for (const [i, [x, y]] of points.entries()) text += `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`
  return closed ? `${text}Z` : text
}

/** Returns path data for a smooth curve through the points (Catmull-Rom as cubic Béziers). */
export const curve = (points: readonly Point[], closed = false, tension = 1): string => {
  const count = points.length
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))
    return points[index] ?? [0, 0]
  }
  const [startX, startY] = at(0)
  let text = `M${num(startX)} ${num(startY)}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const k = tension / 6
    text += `C${num(from[0] + (to[0] - before[0]) * k)} ${num(from[1] + (to[1] - before[1]) * k)} ${num(
      to[0] - (after[0] - from[0]) * k,
    )} ${num(to[1] - (after[1] - from[1]) * k)} ${num(to[0])} ${num(to[1])}`
  }
  return closed ? `${text}Z` : text
}
