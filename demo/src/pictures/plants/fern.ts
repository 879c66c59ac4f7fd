import { createRandom, type Random } from '../../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from '../art.ts'
import { mix } from '../drawing/colour.ts'
import { grain } from '../drawing/grain.ts'
import { curve, el, type Point } from '../drawing/svg.ts'
import { leaf, stem } from './leaf.ts'

/** One frond: pinnae to both sides of a bent rachis, leaflets to both sides of every pinna. */
const frond = (start: Point, angle: number, length: number, turn: number, random: Random) => {
  let leaflets = ''
  let ribs = ''
  const steps = 26
  const spacing = length / steps
  const rachis = stem(start, angle, length, (share) => turn * (0.4 + share * 1.4), steps)
  for (const [i, node] of rachis.entries()) {
    const share = i / (rachis.length - 1)
    if (share < 0.12 || i === rachis.length - 1) continue
    const reach =
      length * 0.34 * Math.sin(Math.min(1, share * 1.9 + 0.22) * Math.PI * 0.5) * (1 - share) ** 0.72
    for (const side of [-1, 1]) {
      const lean = node.angle + side * (1.12 - share * 0.42) + random.between(-0.04, 0.04)
      const pinna = stem(node.point, lean, reach, () => -side * 0.4, 11)
      ribs += curve(pinna.filter((_, k) => k % 4 === 0).map(({ point }) => point))
      for (const [k, { point, angle: way }] of pinna.entries()) {
        const along = k / (pinna.length - 1)
        // Leaflets stay short of the next pinna, so that paper shows between them.
        const size = Math.min(reach * 0.2, spacing * 0.66) * (1 - along * 0.75) + 3
        if (k > 0)
          for (const hand of [-1, 1])
            leaflets += leaf(point, way + hand * (1.12 - along * 0.35), size * 1.12, 0.36, 0.5)
      }
    }
  }
  return { leaflets, ribs: ribs + curve(rachis.filter((_, k) => k % 5 === 0).map(({ point }) => point)) }
}

/** Draws fern fronds as they come out of the press: flat, whole, a little faded towards the tip. */
export const fern = ({ seed, palette }: ArtSeed): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const [dark, light = dark, third = light] = palette.colours
    const fade = pen.linear(
      [
        [0, mix(light ?? '#888888', third ?? '#888888', 0.35)],
        [1, dark ?? palette.ink],
      ],
      { x2: 0, y2: 1 },
    )
    const second = frond([610, 1190], -1.42, 700, 0.5, random)
    const first = frond([430, 1200], -1.66, 1080, 0.42, random)
    return (
      el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper }) +
      el('path', { d: second.leaflets, fill: third, 'fill-opacity': 0.85 }) +
      el('path', { d: second.ribs, fill: 'none', stroke: light, 'stroke-width': 3 }) +
      el('path', { d: first.leaflets, fill: fade }) +
      el('path', {
        d: first.ribs,
        fill: 'none',
        stroke: palette.ink,
        'stroke-width': 2.6,
        'stroke-opacity': 0.65,
      }) +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, palette.paper, 0.3, 1.5),
        'fill-opacity': 0.5,
      })
    )
  },
})
