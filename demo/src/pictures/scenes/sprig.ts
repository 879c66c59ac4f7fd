import { createRandom } from '../../prng.ts'
import { mix, tone } from '../drawing/colour.ts'
import { curve, el } from '../drawing/svg.ts'
import { leaf, stem } from '../plants/leaf.ts'

/** Draws a few cut branches that stand in a vase whose mouth is at x, y; to be drawn before the vase. */
export const sprig = (seed: string, x: number, y: number, height: number, green = '#5d6f55'): string => {
  const random = createRandom(`${seed}/sprig`)
  let [wood, leaves] = ['', '']
  for (const lean of [-0.42, -0.06, 0.36]) {
    const long = height * random.between(0.8, 1.1)
    const nodes = stem(
      [x, y + 30],
      -Math.PI / 2 + lean * random.between(0.7, 1.1),
      long,
      () => lean * 0.5,
      10,
    )
    wood += curve(nodes.map(({ point }) => point))
    for (const [i, { point, angle }] of nodes.entries()) {
      if (i < 3) continue
      for (const side of [-1, 1]) {
        if (random.chance(0.16)) continue
        const size = height * random.between(0.13, 0.19) * (1.15 - i * 0.04)
        const shade = mix(tone(green, random.between(-0.3, 0.1)), '#b9bfa4', random.between(0, 0.45))
        leaves += el('path', {
          d: leaf(point, angle + side * random.between(0.5, 1), size, 0.17),
          fill: shade,
        })
      }
    }
  }
  return el('path', { d: wood, fill: 'none', stroke: '#5a4a3a', 'stroke-width': height * 0.011 }) + leaves
}
