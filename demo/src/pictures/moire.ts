import { createRandom } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { el, group } from './drawing/svg.ts'

const rings = (cx: number, cy: number, gap: number, count: number) =>
  Array.from({ length: count }, (_, i) => el('circle', { cx, cy, r: gap * (i + 0.5) })).join('')

/** Draws two or three sets of evenly ringed circles; where they cross, a third pattern appears. */
export const moire = ({ seed, palette, gap = 15 }: ArtSeed & { gap?: number }): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const clip = pen.clip(el('rect', { x: 90, y: 90, width: ART_WIDTH - 180, height: ART_HEIGHT - 180 }))
    const shift = random.between(90, 150)
    const angle = random.between(0.9, 1.4)
    const [dx, dy] = [Math.cos(angle) * shift, Math.sin(angle) * shift]
    const layer = (cx: number, cy: number, stroke: string) =>
      group(
        { fill: 'none', stroke, 'stroke-width': gap * 0.4, style: 'mix-blend-mode:multiply' },
        rings(cx, cy, gap, Math.ceil(820 / gap)),
      )
    return (
      el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper }) +
      group(
        { 'clip-path': clip },
        layer(500 - dx, 625 - dy, palette.colours[0] ?? palette.ink),
        layer(500 + dx, 625 + dy, palette.colours[1] ?? palette.ink),
      )
    )
  },
})
