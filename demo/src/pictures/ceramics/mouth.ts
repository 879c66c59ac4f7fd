import { mix, tone } from '../drawing/colour.ts'
import type { Pen } from '../drawing/pen.ts'
import { el } from '../drawing/svg.ts'
import type { Glaze } from './glaze.ts'
import { type Level, levelAt, radiusAt, type Stand } from './lathe.ts'
import { drawInside } from './wall.ts'

/** Whether one can look into a form: it is nowhere much wider than its mouth. */
const isOpen = ({ profile }: Stand): boolean =>
  Math.max(...profile.map(([, radius]) => radius)) <= radiusAt(profile, 1) * 1.12

/** Levels of the inner wall, from the flat floor to just under the rim; the wall is as thick as the lip. */
const innerLevels = (stand: Stand, lip: number): Level[] => {
  const floor = 0.14
  return Array.from({ length: 30 }, (_, i) => {
    const level = levelAt(stand, floor + (1 - floor) * (i / 29))
    return { ...level, radius: Math.max(2, level.radius - lip) }
  })
}

/** Draws the rim of a pot and what one sees through it: the inner wall of a bowl, the dark of a bottle. */
export const drawMouth = (pen: Pen, stand: Stand, glaze: Glaze): string => {
  const { x, tilt, height } = stand
  const top = levelAt(stand, 1)
  const lip = Math.min(top.radius * 0.13, height * 0.022)
  const inner = top.radius - lip
  const colour = mix(glaze.body, glaze.thin, 0.55)
  const rim = pen.linear([
    [0, tone(colour, 0.05)],
    [0.3, tone(colour, 0.35)],
    [0.7, colour],
    [1, tone(colour, -0.25)],
  ])
  const ring = el('ellipse', {
    cx: x,
    cy: top.y,
    rx: top.radius,
    ry: Math.max(1.5, top.radius * tilt),
    fill: rim,
  })
  if (isOpen(stand)) return ring + drawInside(pen, stand, glaze, innerLevels(stand, lip))
  const dark = radiusAt(stand.profile, 0.85) >= radiusAt(stand.profile, 1) ? 0.8 : 0.66
  const hollow = pen.linear(
    [
      [0, tone(glaze.body, -dark)],
      [0.6, tone(glaze.body, -dark * 0.7)],
      [1, tone(glaze.body, -dark * 0.25)],
    ],
    { x1: 0.1, y1: 0, x2: 0.8, y2: 1 },
  )
  return (
    ring +
    el('ellipse', {
      cx: x,
      cy: top.y + lip * 0.12,
      rx: inner,
      ry: Math.max(1, inner * tilt - lip * 0.25),
      fill: hollow,
    })
  )
}
