import { createRandom } from '../../prng.ts'
import { mix, tone } from '../colour.ts'
import { createNoise } from '../noise.ts'
import type { Pen } from '../pen.ts'
import { HEIGHT, type Picture, portrait, WIDTH } from '../picture.ts'
import { curve, el, group, line, num, type Point } from '../svg.ts'
import type { Cloth } from '../textiles/cloth.ts'
import { seamless } from './backdrop.ts'
import { plasterWall } from './paper.ts'
import { softShadow } from './shadow.ts'

const table = (cloth: Cloth) => mix(mix('#ddd6ca', cloth.ground, 0.1), '#e4ded4', 0.4)

/** Light and dark across folds that run down the cloth: soft hills of a noise, as gradient stops. */
const foldLight = (pen: Pen, seed: string, depth: number, count = 26) => {
  const noise = createNoise(seed)
  const height = (i: number) => Math.sin(i * 1.35 + noise(i * 0.3, 2) * 2.4)
  return pen.linear(
    Array.from({ length: count }, (_, i) => {
      const slope = height(i + 0.5) - height(i - 0.5)
      return [
        i / (count - 1),
        slope > 0 ? '#ffffff' : '#1a1009',
        Math.min(0.6, Math.abs(slope) * depth * (slope > 0 ? 0.55 : 1)),
      ] as const
    }),
  )
}

const fringe = (cloth: Cloth, seed: string, x: number, y: number, width: number, length: number): string => {
  const random = createRandom(`${seed}/fringe`)
  let d = ''
  for (let at = x + 5; at < x + width - 3; at += 9) {
    const bend = random.between(-6, 6)
    d += `M${num(at)} ${num(y)}q${num(bend)} ${num(length * 0.5)} ${num(random.between(-4, 4))} ${num(length * random.between(0.86, 1.05))}`
  }
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    el('path', { d, stroke: tone(cloth.edge, -0.3), 'stroke-width': 6.5 }),
    el('path', { d, stroke: tone(cloth.edge, 0.1), 'stroke-width': 3.4 }),
  )
}

/** Draws the cloth folded in three and laid on a table, seen from above; `fringed` ends hang over the last fold. */
export const folded = (cloth: Cloth, seed: string, fringed = false): Picture =>
  portrait((pen) => {
    const [x, y, width, height] = [330, 330, 940, 1250]
    const paint = cloth.paint(pen, 1)
    const layer = (dx: number, dy: number, shade: number, inset: number) => {
      const shape = `M${x + dx + 26} ${y + dy}H${x + dx + width - 26}Q${x + dx + width} ${y + dy} ${x + dx + width} ${y + dy + 26}V${y + dy + height - inset}Q${x + dx + width - 4} ${y + dy + height + 10 - inset} ${x + dx + width - 30} ${y + dy + height + 6 - inset}H${x + dx + 24}Q${x + dx} ${y + dy + height + 4 - inset} ${x + dx} ${y + dy + height - 28 - inset}V${y + dy + 26}Q${x + dx} ${y + dy} ${x + dx + 26} ${y + dy}Z`
      return (
        el('path', { d: shape, fill: paint }) +
        el('path', { d: shape, fill: '#1a1009', opacity: shade }) +
        el('path', {
          d: shape,
          fill: pen.linear(
            [
              [0, '#ffffff', 0.24],
              [0.03, '#ffffff', 0],
              [0.955, '#1a1009', 0],
              [0.985, '#1a1009', 0.28],
              [1, '#1a1009', 0.5],
            ],
            { x2: 0, y2: 1 },
          ),
        })
      )
    }
    const crease = y + height * 0.36
    return (
      plasterWall(pen, table(cloth)) +
      softShadow(pen, { x: x + 16, y: y + 40, width: width + 6, height: height + 24 }, 84, 0.28) +
      softShadow(pen, { x: x + 8, y: y + 16, width, height: height + 24 }, 20, 0.36) +
      (fringed ? fringe(cloth, seed, x + 12, y + height + 8, width - 14, 92) : '') +
      layer(10, 30, 0.16, 0) +
      layer(5, 15, 0.08, 0) +
      layer(0, 0, 0, 0) +
      el('rect', { x, y, width, height, fill: foldLight(pen, seed, 0.16, 14), opacity: 0.6 }) +
      el('rect', {
        x,
        y: crease,
        width,
        height: 90,
        fill: pen.linear(
          [
            [0, '#1a1009', 0.34],
            [0.06, '#1a1009', 0.14],
            [1, '#1a1009', 0],
          ],
          { x2: 0, y2: 1 },
        ),
      }) +
      el('rect', {
        x,
        y: crease - 40,
        width,
        height: 40,
        fill: pen.linear(
          [
            [0, '#ffffff', 0],
            [0.8, '#ffffff', 0.2],
            [1, '#ffffff', 0.04],
          ],
          { x2: 0, y2: 1 },
        ),
      })
    )
  })

/** Draws the cloth hanging from a wooden rail, its folds running down to an uneven hem. */
export const hung = (cloth: Cloth, seed: string, fringed = false): Picture =>
  portrait((pen) => {
    const [x, top, width, bottom] = [380, 330, 840, 1660]
    const noise = createNoise(seed)
    const hem: Point[] = Array.from({ length: 29 }, (_, i): Point => {
      const at = i / 28
      return [
        x - 16 + (width + 32) * at + noise(at * 3, 4) * 10,
        bottom + Math.sin(i * 1.35 + noise(i * 0.3, 2) * 2.4) * 13,
      ]
    })
    const shape = `M${x} ${top}L${x + width} ${top}L${num(hem.at(-1)?.[0] ?? 0)} ${num(hem.at(-1)?.[1] ?? 0)}${curve([...hem].reverse()).replace('M', 'L')}Z`
    const wall = table(cloth)
    return (
      plasterWall(pen, wall) +
      group(
        { transform: 'translate(46 40)', opacity: 0.3, filter: pen.blur(22, 0.1) },
        el('path', { d: shape, fill: '#2a1d12' }),
      ) +
      (fringed ? fringe(cloth, seed, x - 8, bottom - 12, width + 16, 84) : '') +
      el('path', { d: shape, fill: cloth.paint(pen, 0.8) }) +
      el('path', { d: shape, fill: foldLight(pen, seed, 0.34, 29) }) +
      el('path', {
        d: shape,
        fill: pen.linear(
          [
            [0, '#1a1009', 0.34],
            [0.035, '#1a1009', 0.02],
            [0.7, '#1a1009', 0],
            [1, '#1a1009', 0.16],
          ],
          { x2: 0, y2: 1 },
        ),
      }) +
      el('rect', {
        x: 210,
        y: top - 34,
        width: 1180,
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
      el('path', {
        d: `M${x} ${top + 4}v-18q0-26 20-26H${x + width - 20}q20 0 20 26v18Z`,
        fill: cloth.paint(pen, 0.8),
      }) +
      el('path', {
        d: `M${x} ${top + 4}v-18q0-26 20-26H${x + width - 20}q20 0 20 26v18Z`,
        fill: pen.linear(
          [
            [0, '#ffffff', 0.3],
            [0.5, '#ffffff', 0],
            [1, '#1a1009', 0.3],
          ],
          { x2: 0, y2: 1 },
        ),
      })
    )
  })

/** Draws the cloth close by, one corner turned over. */
export const swatch = (cloth: Cloth): Picture =>
  portrait((pen) => {
    const paint = cloth.paint(pen, 2.1)
    const corner: Point[] = [
      [WIDTH + 10, 1180],
      [1180, 1340],
      [760, HEIGHT + 10],
    ]
    const turned = `${curve(corner)}L${WIDTH + 10} ${HEIGHT + 10}Z`
    const under = `M760 ${HEIGHT + 10}C860 1700 1010 1480 1180 1340C1330 1240 1480 1200 ${WIDTH + 10} 1180C1420 1330 1330 1470 1300 1640C1120 1700 930 1840 760 ${HEIGHT + 10}Z`
    return (
      el('rect', { width: WIDTH, height: HEIGHT, fill: paint }) +
      el('rect', {
        width: WIDTH,
        height: HEIGHT,
        fill: pen.linear(
          [
            [0, '#ffffff', 0.16],
            [0.35, '#ffffff', 0],
            [0.7, '#1a1009', 0.12],
            [1, '#1a1009', 0.3],
          ],
          { x2: 0.7, y2: 1 },
        ),
      }) +
      el('path', { d: turned, fill: table(cloth) }) +
      el('path', {
        d: under,
        fill: '#1a1009',
        opacity: 0.45,
        filter: pen.blur(26, 0.2),
        transform: 'translate(-14 -10)',
      }) +
      el('path', { d: turned, fill: table(cloth) }) +
      group(
        {},
        el('path', { d: under, fill: paint, transform: 'translate(0 0)' }),
        el('path', {
          d: under,
          fill: pen.linear(
            [
              [0, '#ffffff', 0.5],
              [0.35, '#ffffff', 0.2],
              [1, '#1a1009', 0.32],
            ],
            { x1: 0.1, y1: 0.1, x2: 0.75, y2: 0.8 },
          ),
        }),
      )
    )
  })

/** Draws a cushion: corners drawn out, seams drawn in, full in the middle. */
export const cushion = (cloth: Cloth, seed: string): Picture =>
  portrait((pen) => {
    const [left, top, right, bottom] = [300, 560, 1300, 1540]
    const random = createRandom(seed)
    const j = () => random.between(-8, 8)
    const shape = `M${left} ${top}C${left + 300} ${top + 74 + j()} ${right - 300} ${top + 74 + j()} ${right} ${top - 6}C${right - 70 + j()} ${top + 300} ${right - 70 + j()} ${bottom - 300} ${right + 4} ${bottom}C${right - 300} ${bottom - 60 + j()} ${left + 300} ${bottom - 60 + j()} ${left - 4} ${bottom + 4}C${left + 70 + j()} ${bottom - 300} ${left + 70 + j()} ${top + 300} ${left} ${top}Z`
    return (
      seamless(pen, table(cloth), 0.66) +
      el('ellipse', {
        cx: 850,
        cy: bottom - 6,
        rx: 640,
        ry: 70,
        fill: pen.radial([
          [0, '#1a1009', 0.5],
          [0.6, '#1a1009', 0.28],
          [1, '#1a1009', 0],
        ]),
      }) +
      el('path', {
        d: shape,
        fill: cloth.paint(pen, 0.9),
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
            [0.75, '#1a1009', 0.12],
            [1, '#1a1009', 0.5],
          ],
          { cx: 0.4, cy: 0.38, r: 0.75 },
        ),
      }) +
      el('path', {
        d:
          line([
            [left + 30, top + 26],
            [left + 190, top + 150],
          ]) +
          line([
            [right - 36, top + 26],
            [right - 200, top + 160],
          ]) +
          line([
            [left + 40, bottom - 40],
            [left + 180, bottom - 150],
          ]) +
          line([
            [right - 44, bottom - 44],
            [right - 190, bottom - 160],
          ]),
        stroke: '#1a1009',
        'stroke-width': 26,
        'stroke-linecap': 'round',
        opacity: 0.2,
        fill: 'none',
        filter: pen.blur(16, 0.3),
      })
    )
  })
