import { createRandom } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { el, num } from './drawing/svg.ts'

/** Draws one path of quarter circles that turns at every tile (Truchet, 1704; arcs by Smith, 1987), as laid ribbons. */
export const truchet = ({ seed, palette, cell = 125 }: ArtSeed & { cell?: number }): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const layers = [
      { width: cell * 0.62, colour: palette.ink },
      { width: cell * 0.5, colour: palette.colours[0] ?? palette.ink },
      { width: cell * 0.3, colour: palette.colours[3] ?? palette.paper },
      { width: cell * 0.1, colour: palette.colours[4] ?? palette.ink },
    ]
    const half = cell / 2
    const [h, minus] = [num(half), num(-half)]
    const arc = `${h} ${h} 0 0`
    let d = ''
    for (let y = 0; y < ART_HEIGHT; y += cell) {
      for (let x = 0; x < ART_WIDTH; x += cell) {
        d += random.chance(0.5)
          ? `M${num(x)} ${num(y + half)}a${arc} 0 ${h} ${minus}M${num(x + cell)} ${num(y + half)}a${arc} 0 ${minus} ${h}`
          : `M${num(x + half)} ${num(y)}a${arc} 0 ${h} ${h}M${num(x)} ${num(y + half)}a${arc} 1 ${h} ${h}`
      }
    }
    const ribbon = pen.define('path', { d, fill: 'none' }).slice(4, -1)
    return (
      el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper }) +
      layers
        .map(({ width, colour }) => el('use', { href: ribbon, stroke: colour, 'stroke-width': width }))
        .join('')
    )
  },
})
