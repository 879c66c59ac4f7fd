import { createRandom } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { createNoise } from './drawing/noise.ts'
import { curve, el, group, type Point } from './drawing/svg.ts'

/** One turn of a loaded brush: a thick ring of hairs that begin and end unevenly. */
const stroke = (
  seed: string,
  cx: number,
  cy: number,
  radius: number,
  width: number,
  colour: string,
): string => {
  const random = createRandom(seed)
  const noise = createNoise(seed)
  const begin = random.between(0, Math.PI * 2)
  const hairs: string[] = []
  const count = Math.round(width * 0.62)
  for (let i = 0; i < count; i++) {
    const across = i / (count - 1) - 0.5
    const start = begin + random.between(0, 0.14)
    // The brush runs dry: outer hairs lift first.
    const length =
      Math.PI * 2 * (0.9 - Math.abs(across) ** 2 * random.between(0.1, 1.1) + random.between(-0.06, 0.05))
    const points: Point[] = []
    for (let s = 0; s <= 28; s++) {
      const angle = start + (length * s) / 28
      const press = 0.72 + 0.34 * Math.sin((s / 28) * Math.PI) ** 0.5
      const wobble = noise(Math.cos(angle) * 1.3 + 5, Math.sin(angle) * 1.3) * radius * 0.05
      const r = radius + wobble + across * width * press + noise(i * 0.35, s * 0.12) * 5
      points.push([cx + Math.cos(angle) * r, cy + Math.sin(angle) * r])
    }
    hairs.push(
      el('path', {
        d: curve(points),
        'stroke-width': random.between(0.8, 4.2),
        'stroke-opacity': random.between(0.28, 0.85),
      }),
    )
  }
  return group({ fill: 'none', stroke: colour, 'stroke-linecap': 'round' }, hairs.join(''))
}

export interface Rings extends ArtSeed {
  /** Rings as centre, radius and brush width in units of the sheet. */
  rings: readonly (readonly [x: number, y: number, radius: number, width: number, colour?: string])[]
}

/** Draws rings of ink, each in one breath and one turn of the brush, with a red seal. */
export const rings = ({ seed, palette, rings: all }: Rings): Art => ({
  palette,
  draw: () =>
    el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper }) +
    all
      .map(([x, y, radius, width, colour], i) =>
        stroke(`${seed}/${i}`, x, y, radius, width, colour ?? palette.ink),
      )
      .join('') +
    el('rect', { x: 812, y: 1078, width: 54, height: 54, rx: 5, fill: palette.colours[4] ?? palette.ink }) +
    el('path', {
      d: 'M824 1090h30v30h-30ZM824 1105h14v15M846 1090v16h8',
      stroke: palette.paper,
      'stroke-width': 4,
      fill: 'none',
    }),
})
