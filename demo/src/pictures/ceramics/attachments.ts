import { tone } from '../drawing/colour.ts'
import type { Pen } from '../drawing/pen.ts'
import { el, num } from '../drawing/svg.ts'
import type { Glaze } from './glaze.ts'
import { levelAt, levelsOf, type Stand } from './lathe.ts'
import type { Profile } from './profiles.ts'
import { drawWall } from './wall.ts'

const LAYERS = 12

/** A tube of clay along a path: strokes within strokes, from the dark edge to the light along its upper left. */
const tube = (d: string, width: number, glaze: Glaze): string =>
  Array.from({ length: LAYERS }, (_, i) => {
    const inner = i / (LAYERS - 1)
    const light = -0.42 + inner ** 0.8 * 0.62 + inner ** 6 * glaze.gloss * 0.22
    const shift = -0.2 * inner ** 1.2 * width
    return el('path', {
      d,
      fill: 'none',
      stroke: tone(glaze.body, light),
      'stroke-width': width * (1 - inner * 0.9),
      'stroke-linecap': 'round',
      transform: `translate(${num(shift)} ${num(shift)})`,
    })
  }).join('')

/** Draws a handle on the right of the pot, between two heights in shares; to be drawn before the wall. */
export const drawHandle = (stand: Stand, glaze: Glaze, upper = 0.84, lower = 0.28): string => {
  const { x, height } = stand
  const [from, to] = [levelAt(stand, upper), levelAt(stand, lower)]
  const out = height * 0.4
  const [x1, x2] = [x + from.radius * 0.95, x + to.radius * 0.95]
  const d = `M${num(x1)} ${num(from.y)}C${num(x1 + out)} ${num(from.y - height * 0.08)} ${num(x2 + out * 1.05)} ${num(to.y - height * 0.06)} ${num(x2)} ${num(to.y)}`
  return tube(d, height * 0.105, glaze)
}

/** Draws a spout on the left of a teapot; to be drawn before the wall. */
export const drawSpout = (pen: Pen, stand: Stand, glaze: Glaze): string => {
  const { x, height } = stand
  const low = levelAt(stand, 0.34)
  const high = levelAt(stand, 0.66)
  const [tipX, tipY] = [x - low.radius - height * 0.44, levelAt(stand, 1).y - height * 0.02]
  const d = `M${num(x - low.radius * 0.86)} ${num(low.y + height * 0.06)}C${num(x - low.radius - height * 0.24)} ${num(low.y)} ${num(tipX + height * 0.08)} ${num(tipY + height * 0.26)} ${num(tipX - height * 0.035)} ${num(tipY + height * 0.02)}L${num(tipX + height * 0.075)} ${num(tipY - height * 0.02)}C${num(tipX + height * 0.16)} ${num(tipY + height * 0.16)} ${num(x - high.radius - height * 0.06)} ${num(high.y + height * 0.02)} ${num(x - high.radius * 0.8)} ${num(high.y - height * 0.04)}Z`
  const light = pen.linear(
    [
      [0, tone(glaze.body, 0.1)],
      [0.35, tone(glaze.body, 0.24)],
      [0.7, tone(glaze.body, -0.16)],
      [1, tone(glaze.body, -0.42)],
    ],
    { x1: 0.2, y1: 0, x2: 0.75, y2: 1 },
  )
  return (
    el('path', { d, fill: light }) +
    el('ellipse', {
      cx: tipX + height * 0.02,
      cy: tipY,
      rx: height * 0.06,
      ry: height * 0.026,
      fill: tone(glaze.body, -0.7),
      stroke: tone(glaze.thin, 0.1),
      'stroke-width': height * 0.012,
      transform: `rotate(-20 ${num(tipX + height * 0.02)} ${num(tipY)})`,
    })
  )
}

/** A lid with its knob, in shares of its own height. */
const LID: Profile = [
  [0, 1.12],
  [0.12, 1.1],
  [0.32, 0.9],
  [0.5, 0.5],
  [0.58, 0.2],
  [0.66, 0.15],
  [0.76, 0.25],
  [0.88, 0.29],
  [1, 0.14],
]

/** Draws a lid on the mouth of a pot; to be drawn last. */
export const drawLid = (pen: Pen, stand: Stand, glaze: Glaze): string => {
  const top = levelAt(stand, 1)
  const height = top.radius * 0.92
  const lid: Stand = { ...stand, profile: LID, y: top.y + top.radius * stand.tilt * 0.1, height }
  return drawWall(pen, lid, { ...glaze, clay: glaze.thin }, levelsOf(lid))
}

/** Draws the lip that a finger pulls out of a jug's rim, on the left; to be drawn before the mouth. */
export const drawLip = (pen: Pen, stand: Stand, glaze: Glaze): string => {
  const [top, neck] = [levelAt(stand, 1), levelAt(stand, 0.8)]
  const { height: h, x, tilt } = stand
  const tip = `${num(x - top.radius - h * 0.085)} ${num(top.y - h * 0.012)}`
  const back = `${num(x - top.radius * 0.5)} ${num(top.y - top.radius * tilt * 0.76)}`
  const front = `${num(x - top.radius * 0.42)} ${num(top.y + top.radius * tilt * 0.8)}`
  const outer = pen.linear(
    [
      [0, tone(glaze.body, -0.3)],
      [0.45, tone(glaze.body, -0.06)],
      [1, tone(glaze.body, 0.06), 0],
    ],
    { x2: 1, y2: 0.3 },
  )
  const throat = `M${num(x - neck.radius * 0.985)} ${num(neck.y)}C${num(x - neck.radius)} ${num(neck.y - h * 0.1)} ${num(x - top.radius - h * 0.02)} ${num(top.y + h * 0.06)} ${tip}L${front}L${num(x - neck.radius * 0.5)} ${num(neck.y + neck.radius * tilt * 0.8)}Z`
  const gutter = `M${tip}Q${num(x - top.radius * 0.98)} ${num(top.y - h * 0.014)} ${back}L${front}Q${num(x - top.radius * 0.98)} ${num(top.y + h * 0.024)} ${tip}Z`
  return (
    el('path', { d: throat, fill: outer }) +
    el('path', {
      d: gutter,
      fill: tone(glaze.body, -0.22),
      stroke: tone(glaze.thin, 0.2),
      'stroke-width': h * 0.008,
      'stroke-linejoin': 'round',
    })
  )
}
