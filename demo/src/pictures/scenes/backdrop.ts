import { tone } from '../drawing/colour.ts'
import type { Pen } from '../drawing/pen.ts'
import { HEIGHT, WIDTH } from '../drawing/picture.ts'
import { el } from '../drawing/svg.ts'

/** Draws a sheet of paper that runs from wall to table without an edge, lit from the upper left. */
export const seamless = (pen: Pen, colour: string, horizon = 0.62): string =>
  el('rect', {
    width: WIDTH,
    height: HEIGHT,
    fill: pen.linear(
      [
        [0, tone(colour, -0.05)],
        [horizon - 0.12, tone(colour, -0.1)],
        [horizon + 0.04, tone(colour, 0.12)],
        [1, tone(colour, 0.26)],
      ],
      { x2: 0, y2: 1 },
    ),
  }) +
  el('rect', {
    width: WIDTH,
    height: HEIGHT,
    fill: pen.radial(
      [
        [0, '#ffffff', 0.34],
        [1, '#ffffff', 0],
      ],
      { cx: 0.22, cy: 0.18, r: 0.75 },
    ),
  })
