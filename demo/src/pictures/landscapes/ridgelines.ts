import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from '../art.ts'
import { along } from '../drawing/colour.ts'
import { createNoise, layered } from '../drawing/noise.ts'
import { el, line, type Point } from '../drawing/svg.ts'

/** Draws a range of mountains by its cross-sections, one line behind the other, each hiding what is behind it. */
export const ridgelines = ({ seed, palette, lines = 46 }: ArtSeed & { lines?: number }): Art => ({
  palette,
  draw: () => {
    const noise = layered(createNoise(seed), 4, 0.5)
    const [left, right, top, bottom] = [110, ART_WIDTH - 110, 330, ART_HEIGHT - 130]
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper })
    for (let i = 0; i < lines; i++) {
      const depth = i / (lines - 1)
      const base = top + depth * (bottom - top)
      const points: Point[] = []
      for (let x = left; x <= right; x += 6) {
        const across = (x - left) / (right - left)
        const swell = Math.sin(across * Math.PI) ** 1.6 * (0.35 + 0.65 * Math.sin(depth * Math.PI))
        const height = Math.max(0, noise(x / 230, depth * 3.4) + 0.32) ** 1.5 * 400 * swell
        points.push([x, base - height])
      }
      const path = line(points)
      text += el('path', { d: `${path}L${right} ${base + 40}L${left} ${base + 40}Z`, fill: palette.paper })
      text += el('path', {
        d: path,
        fill: 'none',
        stroke: along(palette.colours.slice(0, 4), depth),
        'stroke-width': 2.6 + depth * 1.6,
        'stroke-linejoin': 'round',
      })
    }
    return text
  },
})
