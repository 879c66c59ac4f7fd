import { createNoise } from '../drawing/noise.ts'
import type { Stop } from '../drawing/pen.ts'
import { HEIGHT, type Picture, portrait, WIDTH } from '../drawing/picture.ts'
import { curve, el, group, num, type Point } from '../drawing/svg.ts'
import type { Cloth } from '../textiles/cloth.ts'
import { seamless } from './backdrop.ts'
import { groundOf } from './cloths.ts'
import { fringe } from './fringe.ts'
import { softShadow } from './shadow.ts'

const SHADE = '#1a1009'
const ROUND: readonly Stop[] = [
  [0, '#ffffff', 0.2],
  [0.25, '#ffffff', 0.05],
  [0.55, SHADE, 0.1],
  [0.85, SHADE, 0.42],
  [1, SHADE, 0.66],
]

/** Draws the cloth folded and laid down: its top seen at a slant, its folds in front, one above the other. */
export const folded = (cloth: Cloth, seed: string, fringed = false): Picture =>
  portrait((pen) => {
    const [left, right, back, front] = [200, 1400, 660, 1080]
    const [folds, thick] = [4, 96]
    const bottom = front + folds * thick
    const noise = createNoise(seed)
    const paint = cloth.paint(pen, 1)
    const edge = (y: number, from: number, to: number, wobble: number): Point[] =>
      Array.from(
        { length: 9 },
        (_, i): Point => [from + ((to - from) * i) / 8, y + noise(i * 0.6, y / 40) * wobble],
      )
    const top = `${curve([...edge(back, left + 92, right - 92, 10)])}L${right} ${front}${curve(edge(front, left, right, 8).reverse()).replace('M', 'L')}Z`
    const layer = (i: number) => {
      const y = front + i * thick
      const inset = i === 0 ? 0 : 10 + noise(i * 1.7, 3) * 16
      const [l, r] = [left + inset, right - inset * 0.7]
      const sag = noise(i * 2.3, 9) * 9
      const d = `M${num(l + 24)} ${y - 6}Q${num((l + r) / 2)} ${num(y - 6 + sag)} ${num(r - 24)} ${y - 6}q34 4 34 ${thick / 2 + 3}q0 ${thick / 2} -34 ${thick / 2}Q${num((l + r) / 2)} ${num(y + thick + sag)} ${num(l + 24)} ${y + thick - 3}q-34 0 -34 ${-thick / 2}q0 ${-thick / 2} 34 ${-thick / 2 - 3}Z`
      return group(
        {},
        el('path', { d, fill: paint }),
        el('path', { d, fill: pen.linear(ROUND, { x2: 0, y2: 1 }) }),
        el('path', {
          d,
          fill: pen.linear([
            [0, '#ffffff', 0.12],
            [0.3, '#ffffff', 0],
            [0.75, SHADE, 0.05],
            [1, SHADE, 0.3],
          ]),
        }),
      )
    }
    const layers = Array.from({ length: folds }, (_, i) => layer(folds - 1 - i))
    return (
      seamless(pen, groundOf(cloth), 0.36) +
      softShadow(pen, { x: left + 40, y: bottom - 70, width: right - left - 20, height: 56 }, 90, 0.34) +
      softShadow(pen, { x: left + 16, y: bottom - 34, width: right - left - 30, height: 30 }, 22, 0.5) +
      layers.join('') +
      (fringed ? fringe(cloth, seed, left + 18, front + thick - 22, right - left - 40, 128) : '') +
      // The top is the same cloth, foreshortened.
      el(
        'g',
        { 'clip-path': pen.clip(top) },
        el(
          'g',
          { transform: `translate(0 ${back}) scale(1 .62)` },
          el('rect', { x: left - 20, y: -60, width: right - left + 40, height: 860, fill: paint }),
        ),
      ) +
      el('path', {
        d: top,
        fill: pen.linear(
          [
            [0, SHADE, 0.1],
            [0.5, '#ffffff', 0.06],
            [0.86, '#ffffff', 0.2],
            [1, '#ffffff', 0.04],
          ],
          { x2: 0.2, y2: 1 },
        ),
      }) +
      el('rect', {
        width: WIDTH,
        height: HEIGHT,
        fill: pen.linear([
          [0, '#ffffff', 0.08],
          [0.6, '#ffffff', 0],
          [1, SHADE, 0.1],
        ]),
      })
    )
  })
