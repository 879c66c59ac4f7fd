import { createRandom } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { grain } from './drawing/grain.ts'
import { el, group } from './drawing/svg.ts'

const CELL = 200
const MARGIN = 100

/** The pieces of the building set, each drawn in a square of 200 units, all corners used. */
const PIECES: readonly ((fill: string, other: string) => string)[] = [
  (fill) => el('path', { d: 'M0 0A200 200 0 0 1 200 200L0 200Z', fill }),
  (fill) => el('path', { d: 'M0 100A100 100 0 0 1 200 100L200 200L0 200Z', fill }),
  (fill) => el('circle', { cx: 100, cy: 100, r: 100, fill }),
  (fill, other) =>
    el('circle', { cx: 100, cy: 100, r: 100, fill }) + el('circle', { cx: 100, cy: 100, r: 46, fill: other }),
  (fill, other) =>
    el('rect', { width: 200, height: 200, fill: other }) + el('path', { d: 'M0 0L200 200L0 200Z', fill }),
  (fill) => [0, 50, 100, 150].map((y) => el('rect', { y, width: 200, height: 25, fill })).join(''),
  (fill) => el('path', { d: 'M0 0A100 100 0 0 0 200 0ZM0 100A100 100 0 0 0 200 100Z', fill }),
  (fill, other) =>
    [200, 150, 100, 50]
      .map((r, i) =>
        el('path', { d: `M0 ${200 - r}A${r} ${r} 0 0 1 ${r} 200L0 200Z`, fill: i % 2 ? other : fill }),
      )
      .join(''),
  (fill) => el('rect', { width: 200, height: 200, fill }),
]

/** Draws a composition from a building set of quarter circles, bars and discs on a grid, with room to breathe. */
export const bauhaus = ({ seed, palette, density = 0.72 }: ArtSeed & { density?: number }): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const colours = [...palette.colours, palette.colours[0] ?? palette.ink]
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper })
    let last = -1
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 4; column++) {
        if (!random.chance(density)) continue
        let kind = random.whole(0, PIECES.length - 1)
        if (kind === last) kind = (kind + 1) % PIECES.length
        last = kind
        const fill = random.pick(colours)
        const other = random.pick(colours.filter((colour) => colour !== fill))
        const turn = random.whole(0, 3) * 90
        text += group(
          {
            transform: `translate(${MARGIN + column * CELL} ${MARGIN + 25 + row * CELL}) rotate(${turn} 100 100)`,
          },
          PIECES[kind]?.(fill, random.chance(0.5) ? palette.paper : other) ?? '',
        )
      }
    }
    return (
      text +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, palette.paper, 0.3, 1.6),
        'fill-opacity': 0.5,
      })
    )
  },
})
