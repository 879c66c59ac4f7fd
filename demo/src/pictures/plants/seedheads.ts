import { createRandom } from '../../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from '../art.ts'
import { curve, el, group, type Point } from '../drawing/svg.ts'

/** Draws seed heads on thin stems: spheres of stalks, each ending in its own little star. */
export const seedheads = ({ seed, palette, count = 5 }: ArtSeed & { count?: number }): Art => ({
  palette,
  draw: () => {
    const random = createRandom(seed)
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper })
    const heads = Array.from({ length: count }, (_, i) => ({
      x: 190 + (i * 620) / (count - 1) + random.between(-40, 40),
      y: random.between(230, 660),
      r: random.between(90, 165),
    })).sort((a, b) => a.r - b.r)
    for (const { x, y, r } of heads) {
      const foot = x + random.between(-70, 70)
      const stem: Point[] = [
        [x, y],
        [x + random.between(-18, 18), (y + 1150) / 2],
        [foot, 1170],
      ]
      const ink = random.pick(palette.colours.slice(0, 3))
      const accent = random.pick([palette.colours[4] ?? palette.ink, palette.ink, ink])
      let stalks = ''
      let stars = ''
      // Points spread over a ball by the golden angle, seen from the front.
      for (let i = 0; i < 130; i++) {
        const z = 1 - (2 * i + 1) / 130
        if (z < -0.55) continue
        const ring = Math.sqrt(1 - z * z)
        const angle = i * 2.39996
        const reach = r * random.between(0.93, 1.04)
        const [ex, ey] = [x + Math.cos(angle) * ring * reach, y + Math.sin(angle) * ring * reach]
        stalks += `M${x.toFixed(0)} ${y.toFixed(0)}L${ex.toFixed(1)} ${ey.toFixed(1)}`
        const size = 7 + z * 5
        for (let k = 0; k < 6; k++) {
          const turn = angle + (k * Math.PI) / 3
          stars += `M${ex.toFixed(1)} ${ey.toFixed(1)}l${(Math.cos(turn) * size).toFixed(1)} ${(Math.sin(turn) * size).toFixed(1)}`
        }
      }
      text += group(
        { fill: 'none', 'stroke-linecap': 'round' },
        el('path', { d: curve(stem), stroke: ink, 'stroke-width': 4.5 }),
        el('path', { d: stalks, stroke: ink, 'stroke-width': 1, 'stroke-opacity': 0.55 }),
        el('path', { d: stars, stroke: accent, 'stroke-width': 1.9, 'stroke-opacity': 0.9 }),
      )
      text += el('circle', { cx: x, cy: y, r: r * 0.09, fill: ink })
    }
    return text
  },
})
