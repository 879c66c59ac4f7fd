import { createRandom } from '../../prng.ts'
import { mix } from '../drawing/colour.ts'
import { createNoise } from '../drawing/noise.ts'
import type { Pen, Stop } from '../drawing/pen.ts'
import { type Picture, portrait } from '../drawing/picture.ts'
import { curve, el, num, type Point } from '../drawing/svg.ts'
import type { Cloth } from '../textiles/cloth.ts'
import { seamless } from './backdrop.ts'
import { fringe } from './fringe.ts'
import { plasterWall } from './paper.ts'
import { softShadow } from './shadow.ts'

const SHADE = '#1a1009'

/** The wall or table behind a cloth: plaster with a breath of its colour. */
export const groundOf = (cloth: Cloth): string => mix(mix('#ddd6ca', cloth.ground, 0.1), '#e4ded4', 0.4)

/** Light and dark across folds that run down the cloth, as the stops of one gradient. */
const foldLight = (pen: Pen, seed: string, depth: number, count = 29) => {
  const height = foldHeight(seed)
  const stops = Array.from({ length: count }, (_, i): Stop => {
    const slope = height(i + 0.5) - height(i - 0.5)
    const strength = Math.min(0.6, Math.abs(slope) * depth * (slope > 0 ? 0.55 : 1))
    return [i / (count - 1), slope > 0 ? '#ffffff' : SHADE, strength]
  })
  return pen.linear(stops)
}

const foldHeight = (seed: string) => {
  const noise = createNoise(seed)
  return (i: number) => Math.sin(i * 1.35 + noise(i * 0.3, 2) * 2.4)
}

/** Draws the cloth hanging over a wooden rail, its folds running down to an uneven hem. */
export const hung = (cloth: Cloth, seed: string, fringed = false): Picture =>
  portrait((pen) => {
    const [x, top, width, bottom] = [320, 270, 960, 1700]
    const noise = createNoise(seed)
    const height = foldHeight(seed)
    const hem = Array.from({ length: 29 }, (_, i): Point => {
      const at = i / 28
      return [x - 16 + (width + 32) * at + noise(at * 3, 4) * 10, bottom + height(i) * 13]
    })
    const end = hem.at(-1) ?? [x + width, bottom]
    const shape = `M${x} ${top}H${x + width}L${num(end[0])} ${num(end[1])}${curve([...hem].reverse()).replace('M', 'L')}Z`
    const roll = `M${x} ${top + 4}v-18q0-26 20-26H${x + width - 20}q20 0 20 26v18Z`
    const paint = cloth.paint(pen, 0.8)
    return (
      plasterWall(pen, groundOf(cloth)) +
      softShadow(pen, { x: x + 44, y: top + 60, width: width + 4, height: bottom - top - 20 }, 60, 0.26) +
      (fringed ? fringe(cloth, seed, x - 8, bottom - 12, width + 16, 84) : '') +
      el('path', { d: shape, fill: paint }) +
      el('path', { d: shape, fill: foldLight(pen, seed, 0.34) }) +
      el('path', {
        d: shape,
        fill: pen.linear(
          [
            [0, SHADE, 0.34],
            [0.035, SHADE, 0.02],
            [0.7, SHADE, 0],
            [1, SHADE, 0.16],
          ],
          { x2: 0, y2: 1 },
        ),
      }) +
      el('rect', {
        x: 160,
        y: top - 34,
        width: 1280,
        height: 44,
        rx: 22,
        fill: pen.linear(
          [
            [0, '#dcb98c'],
            [0.4, '#c49c69'],
            [1, '#84603b'],
          ],
          { x2: 0, y2: 1 },
        ),
      }) +
      el('path', { d: roll, fill: paint }) +
      el('path', {
        d: roll,
        fill: pen.linear(
          [
            [0, '#ffffff', 0.3],
            [0.5, '#ffffff', 0],
            [1, SHADE, 0.3],
          ],
          { x2: 0, y2: 1 },
        ),
      })
    )
  })

/** Draws a cushion: corners drawn out, seams drawn in, full in the middle. */
export const cushion = (cloth: Cloth, seed: string): Picture =>
  portrait((pen) => {
    const [left, top, right, bottom] = [215, 430, 1385, 1600]
    const random = createRandom(seed)
    const j = () => random.between(-9, 9)
    const side = 350
    const shape = `M${left} ${top}C${left + side} ${top + 86 + j()} ${right - side} ${top + 86 + j()} ${right} ${top - 6}C${right - 82 + j()} ${top + side} ${right - 82 + j()} ${bottom - side} ${right + 4} ${bottom}C${right - side} ${bottom - 70 + j()} ${left + side} ${bottom - 70 + j()} ${left - 4} ${bottom + 4}C${left + 82 + j()} ${bottom - side} ${left + 82 + j()} ${top + side} ${left} ${top}Z`
    const pull = (x: number, y: number, dx: number, dy: number) =>
      el('ellipse', {
        cx: x,
        cy: y,
        rx: 150,
        ry: 26,
        transform: `rotate(${num((Math.atan2(dy, dx) * 180) / Math.PI)} ${x} ${y})`,
        fill: pen.radial([
          [0, SHADE, 0.26],
          [1, SHADE, 0],
        ]),
      })
    return (
      seamless(pen, groundOf(cloth), 0.66) +
      el('ellipse', {
        cx: 850,
        cy: bottom - 10,
        rx: 730,
        ry: 80,
        fill: pen.radial([
          [0, SHADE, 0.5],
          [0.6, SHADE, 0.28],
          [1, SHADE, 0],
        ]),
      }) +
      el('path', {
        d: shape,
        fill: cloth.paint(pen, 1),
        stroke: cloth.edge,
        'stroke-width': 12,
        'stroke-linejoin': 'round',
      }) +
      el('path', {
        d: shape,
        fill: pen.radial(
          [
            [0, '#ffffff', 0.26],
            [0.45, '#ffffff', 0.04],
            [0.75, SHADE, 0.12],
            [1, SHADE, 0.5],
          ],
          { cx: 0.4, cy: 0.38, r: 0.75 },
        ),
      }) +
      pull(left + 130, top + 118, 1, 0.8) +
      pull(right - 130, top + 122, -1, 0.8) +
      pull(left + 130, bottom - 118, 1, -0.8) +
      pull(right - 130, bottom - 122, -1, -0.8)
    )
  })
