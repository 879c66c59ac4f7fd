import { createRandom } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { tone } from './drawing/colour.ts'
import { createNoise } from './drawing/noise.ts'
import { el, line } from './drawing/svg.ts'

/** Draws tumbling blocks, the oldest trick of quilters: three rhombs make a cube, and some cubes stand higher. */
export const blocks = ({ seed, palette, size = 78 }: ArtSeed & { size?: number }): Art => ({
  palette,
  draw: () => {
    const random = createRandom(seed)
    const noise = createNoise(seed)
    const [dx, dy] = [size * 0.866, size * 0.5]
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper })
    for (let row = -1; row < ART_HEIGHT / (size * 1.5) + 3; row++) {
      for (let column = -1; column < ART_WIDTH / (dx * 2) + 1; column++) {
        const x = column * dx * 2 + (row % 2 === 0 ? 0 : dx)
        const y = row * size * 1.5
        const height = noise(x / 330, y / 330)
        const colour =
          palette.colours[Math.max(0, Math.min(4, Math.floor((height + 0.75) * 3.4)))] ?? palette.ink
        const rise = random.chance(0.12) ? size * 0.5 : 0
        const face = (points: [number, number][], shade: number) =>
          el('path', {
            d: line(points, true),
            fill: tone(colour, shade),
            stroke: tone(colour, shade),
            'stroke-width': 0.8,
          })
        text += face(
          [
            [x, y - size - rise],
            [x + dx, y - dy - rise],
            [x, y - rise],
            [x - dx, y - dy - rise],
          ],
          0.32,
        )
        text += face(
          [
            [x - dx, y - dy - rise],
            [x, y - rise],
            [x, y + size],
            [x - dx, y + dy],
          ],
          0,
        )
        text += face(
          [
            [x + dx, y - dy - rise],
            [x, y - rise],
            [x, y + size],
            [x + dx, y + dy],
          ],
          -0.3,
        )
      }
    }
    return text
  },
})
