import { createRandom } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { along, mix, tone } from './drawing/colour.ts'
import { createNoise, layered } from './drawing/noise.ts'
import { curve, el, type Point } from './drawing/svg.ts'

/** Draws a slice of agate: band within band from the rind to the crystals, none quite parallel to the next. */
export const agate = ({ seed, palette, bands = 44 }: ArtSeed & { bands?: number }): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const outer = layered(createNoise(seed), 3, 0.45)
    const inner = createNoise(`${seed}/inner`)
    const run = [
      palette.ink,
      ...palette.colours,
      palette.paper,
      palette.colours[1] ?? palette.ink,
      palette.colours[3] ?? palette.paper,
    ]
    const ring = (share: number): Point[] =>
      Array.from({ length: 90 }, (_, i): Point => {
        const angle = (i / 90) * Math.PI * 2
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const edge = 1 + outer(c * 1.15 + 4, s * 1.15 + 4) * 0.42
        const drift = inner(c * 1.4 * share + 9, s * 1.4 + share * 2) * 0.2 * (1 - share)
        const r = share * edge + drift * share
        return [500 + (1 - share) * 40 + c * r * 425, 620 - (1 - share) * 30 + s * r * 520]
      })
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper })
    let before = -1
    for (let i = 0; i < bands; i++) {
      const share = 1 - (i / bands) ** 0.86 * 0.86
      let place = (Math.sin(i * 0.55 + random.between(-0.5, 0.5)) + 1) / 2
      if (Math.abs(place - before) < 0.08) place = (place + 0.31) % 1
      before = place
      const colour =
        i === 0 ? tone(palette.ink, 0.1) : random.chance(0.16) ? palette.paper : along(run, place)
      text += el('path', {
        d: curve(ring(share), true),
        fill: colour,
        stroke: tone(colour, -0.18),
        'stroke-width': random.between(0.4, 1.6),
      })
    }
    // Crystals fill what the bands left open.
    const heart = ring(0.145)
    const clip = pen.clip(curve(heart, true))
    let crystals = ''
    for (let i = 0; i < 90; i++) {
      const [x, y] = [540 + random.between(-110, 110), 590 + random.between(-110, 110)]
      const r = random.between(8, 24)
      const turn = random.between(0, 1)
      const corner = (k: number): Point => [
        x + Math.cos(turn + k * 1.047) * r,
        y + Math.sin(turn + k * 1.047) * r,
      ]
      for (let k = 0; k < 6; k += 2)
        crystals += el('path', {
          d: `M${x.toFixed(1)} ${y.toFixed(1)}L${corner(k)
            .map((v) => v.toFixed(1))
            .join(' ')}L${corner(k + 1)
            .map((v) => v.toFixed(1))
            .join(' ')}L${corner(k + 2)
            .map((v) => v.toFixed(1))
            .join(' ')}Z`,
          fill: mix(palette.paper, palette.colours[0] ?? palette.ink, [0.1, 0.32, 0.55][k / 2] ?? 0.3),
        })
    }
    return text + el('g', { 'clip-path': clip }, crystals)
  },
})
