import { mix, tone } from '../drawing/colour.ts'
import type { Pen } from '../drawing/pen.ts'
import { el, num } from '../drawing/svg.ts'
import type { Glaze } from './glaze.ts'
import type { Level, Stand } from './lathe.ts'

type Shade = readonly (readonly [place: number, amount: number])[]

/** How light a wall is from left to right when the window is on the left; 0 is the glaze itself. */
const outside = (gloss: number): Shade => [
  [0, -0.3],
  [0.06, -0.12],
  [0.18, 0.1],
  [0.3, 0.2 + gloss * 0.12],
  [0.42, 0.1],
  [0.58, -0.06],
  [0.76, -0.3],
  [0.9, -0.46],
  [0.97, -0.4],
  [1, -0.34],
]

/** The inside of a bowl sees the window from its right-hand wall. */
const inside: Shade = [
  [0, -0.42],
  [0.16, -0.34],
  [0.42, -0.14],
  [0.7, 0.1],
  [0.88, 0.22],
  [1, 0.16],
]

/** The colour of a glaze at a height: bare foot, pooled low on the wall, thin at the rim. */
const glazeAt = (glaze: Glaze, share: number): string => {
  if (share > 0.95) return mix(glaze.body, glaze.thin, ((share - 0.95) / 0.05) * 0.8)
  if (share < 0.045) return glaze.clay
  if (share < 0.4) return mix(glaze.pool, glaze.body, (share - 0.045) / 0.355)
  return glaze.body
}

/** Makes gradients for colours and amounts of light, each kind once. */
const paints = (pen: Pen, shade: Shade) => {
  const made = new Map<string, string>()
  return (colour: string, lift: number, contrast = 1): string => {
    const step = Math.round(lift * 60)
    const depth = Math.round(contrast * 12) / 12
    const key = `${colour}/${step}/${depth}`
    const known = made.get(key)
    if (known !== undefined) return known
    const stops = shade.map(
      ([at, amount]) =>
        [at, tone(colour, Math.max(-0.88, Math.min(0.6, amount * depth + step / 60)))] as const,
    )
    const paint = pen.linear(stops)
    made.set(key, paint)
    return paint
  }
}

const disc = (x: number, { y, radius }: Level, tilt: number, fill: string): string =>
  el('ellipse', { cx: x, cy: y, rx: radius, ry: Math.max(1.5, radius * tilt), fill })

/**
 * A slice of the wall: the front of its disc below, straight sides up to the next level, so that the outline
 * has no steps. The back of the disc is added where the wall narrows and one sees over its edge.
 */
const slice = (x: number, { y, radius }: Level, above: Level, tilt: number, fill: string): string => {
  const [r, ry] = [num(radius), num(Math.max(1.5, radius * tilt))]
  const [left, right] = [num(x - radius), num(x + radius)]
  const sides = `L${num(x + above.radius)} ${num(above.y)}H${num(x - above.radius)}Z`
  // Drawn the same way round as the front, or the two would cancel where they overlap.
  const back = above.radius < radius ? `M${right} ${num(y)}A${r} ${ry} 0 0 0 ${left} ${num(y)}Z` : ''
  return el('path', { d: `M${left} ${num(y)}A${r} ${ry} 0 0 0 ${right} ${num(y)}${sides}${back}`, fill })
}

/** Draws the outer wall as a pile of discs, foot first; each leaves of the one below only what one would see of it. */
export const drawWall = (pen: Pen, { x, tilt }: Stand, glaze: Glaze, levels: readonly Level[]): string => {
  const paint = paints(pen, outside(glaze.gloss))
  let text = ''
  for (const [i, level] of levels.entries()) {
    const below = levels[i - 1] ?? level
    const above = levels[i + 1] ?? level
    // A wall that leans back catches the light from above, one that leans out loses it.
    const slope = Math.atan2(below.radius - above.radius, Math.max(1, below.y - above.y)) / 1.57
    // Colours change slowly on the belly and quickly under the rim.
    const share = level.share > 0.93 ? level.share : Math.round(level.share * 90) / 90
    text += slice(x, level, above, tilt, paint(glazeAt(glaze, share), slope * 0.22))
  }
  return text
}

/** Draws the inner wall of an open form through its mouth, rim first, down to the pool of glaze in the middle. */
export const drawInside = (pen: Pen, { x, tilt }: Stand, glaze: Glaze, levels: readonly Level[]): string => {
  const paint = paints(pen, inside)
  const rim = levels.at(-1)
  if (rim === undefined) return ''
  const clip = pen.clip(
    el('ellipse', { cx: x, cy: rim.y, rx: rim.radius, ry: Math.max(1, rim.radius * tilt) }),
  )
  let text = ''
  for (const [i, level] of [...levels.entries()].reverse()) {
    const below = levels[i - 1]
    // A flat part has no side to the window: the flatter, the more even the light.
    const steep =
      below === undefined
        ? 0.1
        : (below.y - level.y) / Math.max(1, below.y - level.y + (level.radius - below.radius) * 0.6)
    const depth = (level.y - rim.y) / rim.radius
    const share = level.radius / rim.radius
    const colour = mix(glaze.body, glaze.pool, Math.max(0, Math.min(1, (1 - share) * 1.4)))
    text += disc(x, level, tilt, paint(colour, 0.06 - Math.min(0.26, depth * 0.26), Math.max(0.1, steep)))
  }
  const floor = levels[0]
  if (floor === undefined) return ''
  // Where wall and floor meet, the glaze gathers to a ring that catches a little light.
  const ring = pen.linear([
    [0, '#ffffff', 0],
    [0.6, '#ffffff', 0.06],
    [1, '#ffffff', 0.26],
  ])
  text += el('ellipse', {
    cx: x,
    cy: floor.y,
    rx: floor.radius,
    ry: Math.max(1, floor.radius * tilt),
    fill: 'none',
    stroke: ring,
    'stroke-width': rim.radius * 0.016,
  })
  return el('g', { 'clip-path': clip }, text)
}
