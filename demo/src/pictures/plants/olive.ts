import { createRandom } from '../../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from '../art.ts'
import { mix, tone } from '../drawing/colour.ts'
import { grain } from '../drawing/grain.ts'
import { curve, el, group, num } from '../drawing/svg.ts'
import { halfLeaf, leaf, stem } from './leaf.ts'

/** Draws an olive branch: leaves in pairs, silver on one half and green on the other, and its fruit. */
export const olive = ({ seed, palette }: ArtSeed): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const [dark = palette.ink, mid = dark, pale = mid, ground = palette.paper, fruit = dark] = palette.colours
    let [leaves, halves, fruits, wood] = ['', '', '', '']
    const twig = (x: number, y: number, angle: number, length: number, turn: number, generation: number) => {
      const nodes = stem([x, y], angle, length, (share) => turn * (0.3 + share), generation === 0 ? 12 : 7)
      wood += el('path', {
        d: curve(nodes.filter((_, i) => i % 2 === 0 || i === nodes.length - 1).map(({ point }) => point)),
        'stroke-width': 9 - generation * 3,
      })
      for (const [i, { point, angle: way }] of nodes.entries()) {
        if (i < 1) continue
        const share = i / (nodes.length - 1)
        for (const side of [-1, 1]) {
          if (random.chance(0.12)) continue
          const lean = way + side * random.between(0.5, 0.95) * (1 - share * 0.5)
          const size = random.between(165, 225) * (1 - share * 0.36) * (1 - generation * 0.2)
          const colour = mix(mid, pale, random.between(0, 0.7))
          leaves += el('path', { d: leaf(point, lean, size, 0.105), fill: colour })
          halves += el('path', {
            d: halfLeaf(point, lean, size, 0.105),
            fill: mix(dark, mid, random.between(0, 0.4)),
          })
          if (random.chance(0.24) && share > 0.2 && share < 0.85) {
            const [cx, cy] = [point[0] - side * 26, point[1] + random.between(26, 44)]
            fruits +=
              el('path', {
                d: `M${num(point[0])} ${num(point[1])}L${num(cx)} ${num(cy)}`,
                stroke: dark,
                'stroke-width': 2.4,
              }) +
              el('ellipse', { cx, cy: cy + 16, rx: 22, ry: 29, fill: fruit }) +
              el('ellipse', {
                cx: cx - 6,
                cy: cy + 7,
                rx: 5,
                ry: 9,
                fill: tone(fruit, 0.45),
                'fill-opacity': 0.8,
              })
          }
        }
        if (generation === 0 && (i === 3 || i === 6 || i === 8)) {
          const side = i % 2 === 0 ? 1 : -1
          twig(point[0], point[1], way + side * 0.75, length * random.between(0.34, 0.46), -side * 0.5, 1)
        }
      }
    }
    twig(330, 1150, -1.62, 1080, 0.7, 0)
    return (
      el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper }) +
      el('circle', { cx: 560, cy: 560, r: 360, fill: ground, 'fill-opacity': 0.55 }) +
      group({ fill: 'none', stroke: dark, 'stroke-linecap': 'round' }, wood) +
      leaves +
      halves +
      fruits +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, palette.paper, 0.28, 1.5),
        'fill-opacity': 0.5,
      })
    )
  },
})
