import { createRandom, type Random } from '../../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from '../art.ts'
import { mix } from '../drawing/colour.ts'
import { grain } from '../drawing/grain.ts'
import { curve, el, num } from '../drawing/svg.ts'
import { leaf, stem } from '../plants/leaf.ts'

type Flower = (
  x: number,
  y: number,
  size: number,
  way: number,
  colour: string,
  heart: string,
  random: Random,
) => string

const spots = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** The flowers of the field, as flat shapes seen from the front or the side. */
const FLOWERS: readonly Flower[] = [
  // a daisy
  (x, y, size, _way, colour, heart) =>
    el('path', { d: spots(13, (i) => leaf([x, y], (i * Math.PI * 2) / 13, size, 0.15, 0.6)), fill: colour }) +
    el('circle', { cx: x, cy: y, r: size * 0.3, fill: heart }),
  // a poppy
  (x, y, size, way, colour, heart) =>
    el('path', {
      d: spots(4, (i) => {
        const angle = way + i * 1.57 + 0.4
        return `M${num(x)} ${num(y)}m${num(Math.cos(angle) * size * 0.42 - size * 0.56)} ${num(Math.sin(angle) * size * 0.42)}a${num(size * 0.56)} ${num(size * 0.5)} 0 1 0 ${num(size * 1.12)} 0a${num(size * 0.56)} ${num(size * 0.5)} 0 1 0 ${num(-size * 1.12)} 0`
      }),
      fill: colour,
    }) + el('circle', { cx: x, cy: y, r: size * 0.22, fill: heart }),
  // an umbel
  (x, y, size, way, colour, heart) => {
    let [stalks, heads] = ['', '']
    for (let i = -4; i <= 4; i++) {
      const angle = way + i * 0.23
      const [ex, ey] = [x + Math.cos(angle) * size * 1.15, y + Math.sin(angle) * size * 1.15]
      stalks += `M${num(x)} ${num(y)}L${num(ex)} ${num(ey)}`
      heads += spots(6, (k) =>
        el('circle', {
          cx: ex + Math.cos(k * 1.05) * size * 0.13,
          cy: ey + Math.sin(k * 1.05) * size * 0.13,
          r: size * 0.075,
          fill: colour,
        }),
      )
    }
    return el('path', { d: stalks, stroke: heart, 'stroke-width': 1.6, fill: 'none' }) + heads
  },
  // a cornflower from the side
  (x, y, size, way, colour, heart) =>
    el('path', {
      d: spots(9, (i) =>
        leaf([x, y], way + (i - 4) * 0.28, size * (1.1 - Math.abs(i - 4) * 0.05), 0.14, 0.75),
      ),
      fill: colour,
    }) + el('ellipse', { cx: x, cy: y, rx: size * 0.2, ry: size * 0.26, fill: heart }),
  // a spike of little bells
  (x, y, size, way, colour) =>
    spots(11, (i) => {
      const back = (i / 11) * size * 2.4
      const width = size * (0.1 + (i / 11) * 0.22)
      return el('circle', {
        cx: x - Math.cos(way) * back + (i % 2 ? 1 : -1) * width * 0.8,
        cy: y - Math.sin(way) * back,
        r: width * 0.75,
        fill: colour,
      })
    }),
  // a grass in seed
  (x, y, size, way, colour) =>
    el('path', {
      d: spots(12, (i) => {
        const back = (i / 12) * size * 2.6
        return leaf(
          [x - Math.cos(way) * back, y - Math.sin(way) * back],
          way + (i % 2 ? 0.5 : -0.5),
          size * 0.5,
          0.16,
        )
      }),
      fill: colour,
    }),
]

/** Draws a meadow from the height of a hare: stems behind stems, and the flowers above them. */
export const meadow = ({
  seed,
  palette,
  ground,
  stems,
}: ArtSeed & { ground?: string; stems?: string }): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const paper = ground ?? palette.paper
    const [first = palette.ink] = palette.colours
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: paper })
    for (let layer = 0; layer < 3; layer++) {
      const count = [24, 20, 15][layer] ?? 15
      const green = mix(stems ?? first, paper, 0.64 - layer * 0.3)
      let [blades, flowers] = ['', '']
      for (let i = 0; i < count; i++) {
        const x = ((i + random.between(0.1, 0.9)) / count) * (ART_WIDTH + 60) - 30
        const tall = random.between(470, 1010) - layer * 120
        const nodes = stem(
          [x, ART_HEIGHT + 10],
          -Math.PI / 2 + random.between(-0.12, 0.12),
          tall,
          (share) => random.between(-0.3, 0.3) * share,
          12,
        )
        const top = nodes.at(-1)
        if (top === undefined) continue
        blades += el('path', {
          d: curve(nodes.filter((_, k) => k % 3 === 0).map(({ point }) => point)),
          stroke: green,
          'stroke-width': 2.6 + layer * 1.1,
          fill: 'none',
        })
        for (const k of [1, 3, 5])
          if (random.chance(0.5)) {
            const node = nodes[k] ?? top
            const side = random.chance(0.5) ? 1 : -1
            blades += el('path', {
              d: leaf(
                node.point,
                node.angle + side * random.between(0.25, 0.45),
                random.between(110, 240),
                0.045,
                0.35,
              ),
              fill: green,
            })
          }
        const colour = mix(
          random.pick(palette.colours.slice(1)),
          paper,
          layer === 0 ? 0.45 : layer === 1 ? 0.15 : 0,
        )
        const heart = mix(
          random.pick([palette.ink, palette.colours[3] ?? palette.ink]),
          paper,
          layer === 0 ? 0.4 : 0,
        )
        flowers += random.pick(FLOWERS)(
          top.point[0],
          top.point[1],
          random.between(32, 62) * (0.7 + layer * 0.3),
          top.angle,
          colour,
          heart,
          random,
        )
      }
      text += blades + flowers
    }
    return (
      text +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, paper, 0.28, 1.5),
        'fill-opacity': 0.5,
      })
    )
  },
})
