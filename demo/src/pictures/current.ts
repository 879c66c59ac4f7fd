import { createRandom } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { createNoise } from './drawing/noise.ts'
import { el, line, type Point } from './drawing/svg.ts'

const CELL = 9

/** Draws the lines that floating leaves would follow: a flow field walked step by step, no two lines closer than their width. */
export const current = ({ seed, palette, turns = 1.1 }: ArtSeed & { turns?: number }): Art => ({
  palette,
  draw: () => {
    const random = createRandom(seed)
    const noise = createNoise(seed)
    const columns = Math.ceil(ART_WIDTH / CELL)
    const taken = new Map<number, number>()
    const cellOf = ([x, y]: Point) => Math.floor(y / CELL) * columns + Math.floor(x / CELL)
    const margin = 85
    const free = (point: Point, own: number) => {
      const [x, y] = point
      if (x < margin || x > ART_WIDTH - margin || y < margin || y > ART_HEIGHT - margin) return false
      for (const dx of [-1, 0, 1])
        for (const dy of [-1, 0, 1]) {
          const owner = taken.get(cellOf([x + dx * CELL, y + dy * CELL]))
          if (owner !== undefined && owner !== own) return false
        }
      return true
    }
    const walk = (start: Point, own: number, direction: 1 | -1): Point[] => {
      const points: Point[] = []
      let [x, y] = start
      for (let i = 0; i < 150; i++) {
        const angle = noise(x / 520, y / 520) * Math.PI * turns
        x += Math.cos(angle) * 7 * direction
        y += Math.sin(angle) * 7 * direction
        if (!free([x, y], own)) break
        points.push([x, y])
      }
      return points
    }
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper })
    for (let own = 1; own < 5000; own++) {
      const start: Point = [
        random.between(margin, ART_WIDTH - margin),
        random.between(margin, ART_HEIGHT - margin),
      ]
      if (!free(start, own)) continue
      const points = [...walk(start, own, -1).reverse(), start, ...walk(start, own, 1)]
      if (points.length < 7) continue
      for (const point of points) taken.set(cellOf(point), own)
      const [sx] = start
      const band = Math.floor(
        ((sx + noise(start[0] / 300, start[1] / 300) * 260) / ART_WIDTH) * palette.colours.length,
      )
      const colour = random.chance(0.16)
        ? random.pick(palette.colours)
        : palette.colours[Math.max(0, Math.min(palette.colours.length - 1, band))]
      text += el('path', {
        d: line(points.filter((_, i) => i % 3 === 0 || i === points.length - 1)),
        fill: 'none',
        stroke: colour,
        'stroke-width': random.pick([4, 6, 9, 12]),
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      })
    }
    return text
  },
})
