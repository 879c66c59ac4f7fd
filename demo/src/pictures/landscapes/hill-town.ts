import { createRandom } from '../../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from '../art.ts'
import { mix, tone } from '../drawing/colour.ts'
import { grain } from '../drawing/grain.ts'
import { createNoise } from '../drawing/noise.ts'
import { el, line, type Point } from '../drawing/svg.ts'

const [HALF, RISE, STOREY] = [55, 28, 60]

/** Draws a town on a hill by the sea as a builder would: in isometric blocks, house behind house, stairs between. */
export const hillTown = ({ seed, palette, size = 8 }: ArtSeed & { size?: number }): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const noise = createNoise(seed)
    const [first = palette.ink, second = first, third = second, light = palette.paper, accent = first] =
      palette.colours
    const walls = [
      mix(light, palette.paper, 0.4),
      light,
      mix(third, palette.paper, 0.5),
      mix(accent, light, 0.55),
      palette.paper,
    ]
    const speck = grain(pen, palette.ink, 0.14, 2, 3)
    const top: Point = [ART_WIDTH / 2, 250]
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: mix(second, palette.paper, 0.72) })
    text += el('circle', { cx: 210, cy: 220, r: 80, fill: accent })
    const at = (column: number, row: number, height: number): Point => [
      top[0] + (column - row) * HALF,
      top[1] + (column + row) * RISE - height * STOREY + 240,
    ]
    const face = (points: Point[], fill: string) => el('path', { d: line(points, true), fill })
    // The sea lies under everything, in strips of two blues.
    for (let i = 0; i < 9; i++)
      text += el('rect', {
        y: 800 + i * 52,
        width: ART_WIDTH,
        height: 30,
        fill: mix(first, second, i % 2 ? 0.75 : 0.55),
        'fill-opacity': 0.9 - i * 0.05,
      })
    for (let sum = 0; sum <= (size - 1) * 2; sum++) {
      for (let column = Math.max(0, sum - size + 1); column <= Math.min(sum, size - 1); column++) {
        const row = sum - column
        const centre = Math.hypot(column - size / 2 + 1.4, row - size / 2 + 1.4)
        const height = Math.max(
          0.4,
          Math.round((5.4 - centre * 0.95 + noise(column * 0.7, row * 0.7) * 1.6) * 2) / 2,
        )
        const colour = random.pick(walls)
        const [a, b, c, d] = [
          at(column, row, height),
          at(column + 1, row, height),
          at(column + 1, row + 1, height),
          at(column, row + 1, height),
        ]
        const drop = (p: Point): Point => [p[0], p[1] + height * STOREY + 26]
        text +=
          face([d, c, drop(c), drop(d)], tone(colour, 0.1)) +
          face([b, c, drop(c), drop(b)], tone(mix(colour, first, 0.42), -0.06))
        const roof = random()
        if (roof < 0.24 && height > 1.5) {
          const peak: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2 - 38]
          text +=
            face([a, b, peak], tone(accent, 0.1)) +
            face([d, c, peak], accent) +
            face([b, c, peak], tone(accent, -0.3)) +
            face([a, d, peak], tone(accent, 0.2))
        } else {
          text += face([a, b, c, d], tone(colour, 0.45))
          if (roof > 0.9 && height > 2) {
            const [x, y] = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2]
            text +=
              el('path', { d: `M${x - 34} ${y}a34 36 0 0 1 68 0a34 15 0 0 1 -68 0Z`, fill: second }) +
              el('path', {
                d: `M${x} ${y - 36}a34 36 0 0 1 34 36a34 15 0 0 1 -24 13q8 -30 -10 -49Z`,
                fill: first,
              })
          }
        }
        // Windows and doors lie in the planes of the walls.
        const door = (
          origin: Point,
          dx: number,
          dy: number,
          share: number,
          up: number,
          w: number,
          h: number,
          fill: string,
        ) => {
          const p: Point = [origin[0] + dx * share, origin[1] + dy * share + up]
          const q: Point = [p[0] + dx * w, p[1] + dy * w]
          text += el('path', {
            d: `M${p[0].toFixed(1)} ${(p[1] + h).toFixed(1)}V${(p[1] + 6).toFixed(1)}Q${((p[0] + q[0]) / 2).toFixed(1)} ${((p[1] + q[1]) / 2 - 9).toFixed(1)} ${q[0].toFixed(1)} ${(q[1] + 6).toFixed(1)}V${(q[1] + h).toFixed(1)}Z`,
            fill,
          })
        }
        for (let storey = 0; storey < Math.floor(height); storey++) {
          if (random.chance(0.62))
            door(d, HALF, RISE, random.pick([0.18, 0.42, 0.6]), 14 + storey * STOREY, 0.22, 26, first)
          if (random.chance(0.5))
            door(c, HALF, -RISE, random.pick([0.2, 0.5]), 14 + storey * STOREY, 0.22, 26, tone(first, -0.4))
        }
      }
    }
    return (
      text +
      el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: speck, 'fill-opacity': 0.3 }) +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, palette.paper, 0.28, 1.6),
        'fill-opacity': 0.5,
      })
    )
  },
})
