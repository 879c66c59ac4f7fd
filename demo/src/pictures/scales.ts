import { createRandom } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { grain } from './drawing/grain.ts'
import { createNoise } from './drawing/noise.ts'
import { el, group } from './drawing/svg.ts'

/** Draws rows of overlapping scales, each a small target, fan or blank, with colours that drift like a shoal. */
export const scales = ({ seed, palette, size = 83.3 }: ArtSeed & { size?: number }): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const noise = createNoise(seed)
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper })
    const count = palette.colours.length
    for (let row = -1; row < ART_HEIGHT / (size * 0.5) + 2; row++) {
      for (let column = -1; column < ART_WIDTH / (size * 2) + 1; column++) {
        const x = column * size * 2 + (row % 2 === 0 ? 0 : size)
        const y = row * size * 0.5
        const place = Math.floor((noise(x / 420, y / 420) + 0.6) * count * 0.85 + random.between(-0.6, 0.6))
        const colour = palette.colours[Math.max(0, Math.min(count - 1, place))] ?? palette.ink
        const other = random.pick([
          palette.paper,
          palette.colours[(place + 2 + count) % count] ?? palette.paper,
        ])
        const face = random.whole(0, 4)
        const inner =
          face === 0
            ? [0.78, 0.56, 0.34]
                .map((k, i) => el('circle', { r: size * k, fill: i % 2 === 0 ? other : colour }))
                .join('')
            : face === 1
              ? Array.from({ length: 13 }, (_, i) =>
                  el('path', {
                    d: `M0 0L0 ${-size * 0.84}`,
                    transform: `rotate(${i * 15 - 90})`,
                    stroke: other,
                    'stroke-width': 3.4,
                  }),
                ).join('')
              : face === 2
                ? [0.82, 0.68, 0.54, 0.4, 0.26]
                    .map((k) =>
                      el('circle', { r: size * k, fill: 'none', stroke: other, 'stroke-width': 3.6 }),
                    )
                    .join('')
                : face === 3
                  ? el('circle', { r: size * 0.42, fill: other })
                  : ''
        text += group(
          { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
          el('circle', { r: size, fill: colour, stroke: palette.paper, 'stroke-width': 7 }),
          inner,
        )
      }
    }
    return (
      text +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, palette.paper, 0.28, 1.6),
        'fill-opacity': 0.5,
      })
    )
  },
})
