import { mix } from '../drawing/colour.ts'
import type { Pen } from '../drawing/pen.ts'
import { el, group, num, type Point } from '../drawing/svg.ts'
import { drawHandle, drawLid, drawLip, drawSpout } from './attachments.ts'
import { type Brush, drawBrush } from './brush.ts'
import type { Glaze } from './glaze.ts'
import { type Level, levelsOf, onWall, type Stand } from './lathe.ts'
import { drawMouth } from './mouth.ts'
import { drawSpeckle } from './speckle.ts'
import { drawWall } from './wall.ts'

/** What the potter made, wherever it stands. */
export interface Pot {
  profile: Stand['profile']
  glaze: Glaze
  /** What grows out of it: a handle on the right, a pulled lip on the left, spout, handle and lid. */
  kind?: 'mug' | 'jug' | 'teapot'
  brush?: Brush
  /** A second glaze into which it was dipped upside down, to a depth in shares of its height. */
  dip?: { glaze: Glaze; depth: number }
}

/** A pot where it stands in the picture. */
export interface Vessel extends Pot, Stand {
  seed: string
  /** How far it is turned on its foot, in radians; 0 by default. */
  turn?: number
}

const shine = (pen: Pen, { glaze, x, height }: Vessel, levels: readonly Level[]): string => {
  if (glaze.gloss < 0.3) return ''
  // The window's reflection: a soft streak that follows the wall on the lit side.
  const strip = levels.filter(({ share }, i) => share > 0.16 && share < 0.86 && i % 3 === 0)
  const edge = (place: number) => strip.map(({ y, radius }) => `${num(x + radius * place)} ${num(y)}`)
  return el('path', {
    d: `M${edge(-0.52).join('L')}L${edge(-0.4).reverse().join('L')}Z`,
    fill: pen.linear(
      [
        [0, '#ffffff', 0],
        [0.3, '#ffffff', 0.75 * glaze.gloss * 0.55],
        [0.7, '#ffffff', 0.35 * glaze.gloss * 0.55],
        [1, '#ffffff', 0],
      ],
      { x2: 0, y2: 1 },
    ),
    filter: pen.blur(Math.max(2, height * 0.008), 0.6),
  })
}

/** Draws the shadow on the ground: close and dark under the foot, long and faint away from the window. */
const shadow = (pen: Pen, { x, y, height, tilt, profile }: Vessel): string => {
  const foot = (profile[0]?.[1] ?? 0) * height
  const widest = Math.max(...profile.map(([, radius]) => radius)) * height
  const flat = Math.max(0.12, tilt)
  const cast = pen.radial([
    [0, '#2a2018', 0.42],
    [0.45, '#2a2018', 0.2],
    [1, '#2a2018', 0],
  ])
  const contact = pen.radial([
    [0, '#1a120c', 0.75],
    [0.72, '#1a120c', 0.6],
    [1, '#1a120c', 0],
  ])
  return (
    el('ellipse', {
      cx: x + widest * 0.75,
      cy: y + foot * flat * 0.2,
      rx: widest * 1.7,
      ry: widest * flat * 0.95,
      fill: cast,
    }) +
    el('ellipse', {
      cx: x + foot * 0.06,
      cy: y + foot * flat * 0.12,
      rx: foot * 1.12,
      ry: foot * flat * 1.18,
      fill: contact,
    })
  )
}

/** Draws the second glaze over the first, down to a line that ran a little before it set. */
const dipped = (pen: Pen, vessel: Vessel, levels: readonly Level[]): string => {
  if (vessel.dip === undefined) return ''
  const { glaze, depth } = vessel.dip
  const edge = Array.from({ length: 61 }, (_, i): Point => {
    const angle = (i / 60 - 0.5) * Math.PI
    const run = Math.sin(angle * 5 + 1) * 0.012 + Math.sin(angle * 13) * 0.006
    const drip = Math.max(0, Math.sin(angle * 3.2 + 2.4)) ** 9 * 0.07
    return onWall(vessel, angle, 1 - depth + run - drip)
  })
  const [first, last] = [edge[0] ?? [0, 0], edge.at(-1) ?? [0, 0]]
  const reach = vessel.height * 3
  const outline = edge.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')
  const clip = pen.clip(
    `M${num(first[0] - reach)} ${num(first[1])}L${outline}L${num(last[0] + reach)} ${num(last[1])}V${num(last[1] - reach)}H${num(first[0] - reach)}Z`,
  )
  const upper = levels.filter(({ share }) => share > 1 - depth - 0.12)
  const dark = mix(vessel.glaze.body, glaze.pool, 0.5)
  return (
    group(
      { 'clip-path': clip },
      drawWall(pen, vessel, { ...glaze, pool: glaze.body, clay: glaze.body }, upper),
    ) +
    el('path', {
      d: `M${outline}`,
      fill: 'none',
      stroke: dark,
      'stroke-width': vessel.height * 0.004,
      'stroke-opacity': 0.6,
    })
  )
}

/** Draws a pot with its shadow on the ground, lit from the left. */
export const drawVessel = (pen: Pen, vessel: Vessel): string => {
  const { glaze, kind, brush } = vessel
  // Seen from above or shown small, the slices may lie farther apart before one sees them.
  const levels = levelsOf(vessel, (4 + vessel.tilt * 8) * Math.max(1, 1 / pen.zoom))
  return (
    shadow(pen, vessel) +
    (kind === undefined ? '' : drawHandle(vessel, glaze)) +
    (kind === 'teapot' ? drawSpout(pen, vessel, glaze) : '') +
    drawWall(pen, vessel, glaze, levels) +
    (brush === undefined ? '' : drawBrush(vessel, brush)) +
    drawSpeckle(vessel, glaze, levels) +
    dipped(pen, vessel, levels) +
    shine(pen, vessel, levels) +
    (kind === 'jug' ? drawLip(pen, vessel, glaze) : '') +
    drawMouth(pen, vessel, vessel.dip?.glaze ?? glaze) +
    (kind === 'teapot' ? drawLid(pen, vessel, glaze) : '')
  )
}
