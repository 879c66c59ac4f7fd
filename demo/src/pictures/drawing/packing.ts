import { createRandom } from '../../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from '../art.ts'
import { grain } from './grain.ts'
import { el, group } from './svg.ts'

interface Disc {
  x: number
  y: number
  r: number
}

/** Fills the sheet with discs that never touch, the largest first. */
const pack = (seed: string): Disc[] => {
  const random = createRandom(seed)
  const discs: Disc[] = []
  const inside = (x: number, y: number) => Math.min(x - 80, ART_WIDTH - 80 - x, y - 80, ART_HEIGHT - 80 - y)
  for (let largest = 170; largest > 7; largest *= 0.86) {
    for (let tries = 0; tries < 90; tries++) {
      const x = random.between(80, ART_WIDTH - 80)
      const y = random.between(80, ART_HEIGHT - 80)
      const room = discs.reduce(
        (least, disc) => Math.min(least, Math.hypot(disc.x - x, disc.y - y) - disc.r - 6),
        inside(x, y),
      )
      if (room >= largest * 0.72) discs.push({ x, y, r: Math.min(room, largest) })
    }
  }
  return discs
}

/** Draws a box of marbles: packed discs, each with its own face. */
export const packing = ({ seed, palette }: ArtSeed): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(`${seed}/faces`)
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper })
    for (const { x, y, r } of pack(seed)) {
      const fill = random.pick(palette.colours)
      const other = random.pick([...palette.colours, palette.paper].filter((colour) => colour !== fill))
      const turn = random.whole(0, 11) * 30
      const face = r < 16 ? 0 : random.whole(0, 5)
      const inner = [
        '',
        el('circle', { r: r * 0.55, fill: other }) + el('circle', { r: r * 0.22, fill }),
        el('path', { d: `M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`, fill: other }),
        [0.82, 0.64, 0.46, 0.28]
          .map((k) => el('circle', { r: r * k, fill: 'none', stroke: other, 'stroke-width': r * 0.07 }))
          .join(''),
        el('path', {
          d: `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r * 1.7} ${r * 1.7} 0 0 0 0 ${-r}Z`,
          fill: other,
        }),
        Array.from({ length: 12 }, (_, i) =>
          el('circle', {
            cx: Math.cos((i * Math.PI) / 6) * r * 0.7,
            cy: Math.sin((i * Math.PI) / 6) * r * 0.7,
            r: r * 0.08,
            fill: other,
          }),
        ).join(''),
      ][face]
      text += group(
        { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})` },
        el('circle', { r, fill }),
        inner ?? '',
      )
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
