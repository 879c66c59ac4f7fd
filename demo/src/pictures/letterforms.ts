import { createRandom } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { grain } from './drawing/grain.ts'
import { el, group } from './drawing/svg.ts'
import { glyph } from './lettering.ts'

/** Draws the strokes of a letter as ribbons of nested colours, one stroke lying over the other. */
const ribbon = (path: string, widths: readonly (readonly [width: number, colour: string])[]): string =>
  path
    .split(/(?=M)/)
    .map((d) => widths.map(([width, stroke]) => el('path', { d, stroke, 'stroke-width': width })).join(''))
    .join('')

/** Draws one letter as tall as the sheet, built of parallel bands like a running track. */
export const letterform = ({ seed, palette, letter }: ArtSeed & { letter: string }): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const { width, path } = glyph(letter)
    const [a = palette.ink, b = a, c = b, d = c, e = d] = random.shuffle(palette.colours)
    const scale = Math.min(8.1, 640 / (width || 1))
    const bands = [
      [33, palette.ink],
      [30, a],
      [23, palette.paper],
      [20.5, b],
      [14, palette.paper],
      [11.5, c],
      [6, d],
      [2.4, e],
    ] as const
    return (
      el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper }) +
      group(
        {
          transform: `translate(${500 - (width * scale) / 2} ${625 - 50 * scale}) scale(${scale.toFixed(3)})`,
          fill: 'none',
          'stroke-linejoin': 'round',
        },
        ribbon(path, bands),
      ) +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, palette.paper, 0.26, 1.6),
        'fill-opacity': 0.45,
      })
    )
  },
})

const ORDER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ&123'

/** Draws the alphabet, a letter to a tile, five to the row. */
export const alphabet = ({ seed, palette }: ArtSeed): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const [left, top, cell] = [95, 129, 162]
    const rowHeight = 165.4
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper })
    let before = ''
    for (const [i, letter] of Array.from(ORDER).entries()) {
      const [x, y] = [left + (i % 5) * cell, top + Math.floor(i / 5) * rowHeight]
      const ground = random.pick([...palette.colours, palette.paper].filter((colour) => colour !== before))
      before = ground
      const ink = random.pick(
        [palette.ink, palette.paper, ...palette.colours].filter((colour) => colour !== ground),
      )
      const { width, path } = glyph(letter)
      text += el('rect', { x, y, width: cell, height: rowHeight, fill: ground })
      text += group(
        {
          transform: `translate(${(x + cell / 2 - width * 0.425).toFixed(1)} ${(y + rowHeight / 2 - 42.5).toFixed(1)}) scale(.85)`,
          fill: 'none',
          stroke: ink,
          'stroke-width': 25,
          'stroke-miterlimit': 2.2,
        },
        el('path', { d: path }),
      )
    }
    return (
      text +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, palette.paper, 0.26, 1.6),
        'fill-opacity': 0.45,
      })
    )
  },
})
