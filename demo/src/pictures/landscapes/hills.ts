import { createRandom } from '../../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from '../art.ts'
import { along, mix, tone } from '../drawing/colour.ts'
import { grain } from '../drawing/grain.ts'
import { createNoise, layered } from '../drawing/noise.ts'
import { el, line, type Point } from '../drawing/svg.ts'

export interface Hills extends ArtSeed {
  /** How many ridges, far to near. */
  ridges?: number
  /** 0 is dunes, 1 is mountains. */
  ruggedness?: number
  /** Where the sun or moon stands, in shares of the sheet, and its radius in units. */
  sun?: { x: number; y: number; radius: number }
  /** Colours from the far ridge to the near one; the palette's by default. */
  land?: readonly string[]
  sky?: readonly [top: string, horizon: string]
}

const ridge = (seed: string, base: number, reach: number, ruggedness: number): Point[] => {
  const noise = layered(createNoise(seed), ruggedness > 0.5 ? 5 : 2, 0.4 + ruggedness * 0.12)
  return Array.from({ length: 127 }, (_, i): Point => {
    const x = -4 + i * 8
    return [x, base - noise(x / 420 + 3, 0.5) * reach]
  })
}

/** Draws layers of land under a low sun, in the flat inks and starved grain of a risograph. */
export const hills = (options: Hills): Art => {
  const { seed, palette, ridges = 7, ruggedness = 0.2 } = options
  return {
    palette,
    draw: (pen) => {
      const random = createRandom(seed)
      const [first, second = first, third = second, light = third, accent = light] = palette.colours
      const sky = options.sky ?? [
        mix(palette.paper, light ?? palette.paper, 0.35),
        tone(light ?? '#ffffff', 0.25),
      ]
      const sun = options.sun ?? { x: random.between(0.3, 0.7), y: 0.33, radius: random.between(95, 140) }
      const land = options.land ?? [
        mix(light ?? '#fff', third ?? '#999', 0.6),
        third ?? '#999',
        second ?? '#666',
        first ?? '#333',
        palette.ink,
      ]
      const speck = grain(pen, palette.paper, 0.34, 1.5)
      const shade = grain(pen, palette.ink, 0.16, 1.7, 3)
      const horizon = ART_HEIGHT * 0.44
      let text = el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: pen.linear(
          [
            [0, sky[0]],
            [0.5, sky[1]],
          ],
          { x2: 0, y2: 1 },
        ),
      })
      text += el('circle', {
        cx: sun.x * ART_WIDTH,
        cy: sun.y * ART_HEIGHT,
        r: sun.radius,
        fill: accent ?? '#e05533',
      })
      let ground = ''
      for (let i = 0; i < ridges; i++) {
        const depth = i / (ridges - 1)
        const base = horizon + depth ** 1.25 * (ART_HEIGHT * 0.5)
        const reach = (90 + depth * 90) * (0.55 + ruggedness)
        const points = ridge(`${seed}/${i}`, base, reach, ruggedness * (1 - depth * 0.5))
        const shape = line([...points, [ART_WIDTH + 4, ART_HEIGHT + 4], [-4, ART_HEIGHT + 4]], true)
        if (i === 0) ground = shape
        const colour = along(land, depth)
        // Each ridge fades towards its foot, as mist lies in the valleys.
        const mist = pen.linear(
          [
            [0, colour],
            [0.55, mix(colour, palette.paper, 0.34 * (1 - depth))],
          ],
          { x2: 0, y2: 1 },
        )
        text += el('path', { d: shape, fill: mist })
      }
      text += el('path', { d: ground, fill: shade, 'fill-opacity': 0.4 })
      return text + el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: speck, 'fill-opacity': 0.5 })
    },
  }
}
