import { createRandom } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { mix, tone } from './drawing/colour.ts'
import { grain } from './drawing/grain.ts'
import { el } from './drawing/svg.ts'

/** Draws strips of paper plaited over and under, with the small shadow that tells which is which. */
export const plait = ({ seed, palette, strips = 8 }: ArtSeed & { strips?: number }): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const [left, top, width, height] = [100, 125, 800, 1000]
    const cell = width / strips
    const rows = Math.round(height / cell)
    const run = (count: number) =>
      Array.from({ length: count }, () =>
        random.pick([...palette.colours, palette.colours[0] ?? palette.ink]),
      )
    const warp = run(strips)
    const weft = run(rows)
    const gap = cell * 0.07
    const shade = [
      [0, '#1a1009', 0.34],
      [0.14, '#1a1009', 0.04],
      [0.86, '#1a1009', 0.04],
      [1, '#1a1009', 0.34],
    ] as const
    const dark = { across: pen.linear(shade), down: pen.linear(shade, { x2: 0, y2: 1 }) }
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper })
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < strips; column++) {
        const [x, y] = [left + column * cell, top + row * cell]
        const over = (row + column) % 2 === 0
        const upright = { x: x + gap, y: y - 0.5, width: cell - gap * 2, height: cell + 1 }
        const flat = { x: x - 0.5, y: y + gap, width: cell + 1, height: cell - gap * 2 }
        const [under, upper] = over ? [flat, upright] : [upright, flat]
        const [underColour, upperColour] = over ? [weft[row], warp[column]] : [warp[column], weft[row]]
        text += el('rect', { ...under, fill: underColour })
        text += el('rect', { ...under, fill: over ? dark.across : dark.down })
        text += el('rect', { ...upper, fill: upperColour })
        text += el('rect', {
          ...upper,
          fill: mix(upperColour ?? palette.ink, '#ffffff', 0.5),
          'fill-opacity': 0.06,
        })
        text += el(
          'rect',
          over
            ? {
                x: upper.x,
                y: upper.y,
                width: 3,
                height: upper.height,
                fill: tone(upperColour ?? palette.ink, 0.3),
                'fill-opacity': 0.5,
              }
            : {
                x: upper.x,
                y: upper.y,
                width: upper.width,
                height: 3,
                fill: tone(upperColour ?? palette.ink, 0.3),
                'fill-opacity': 0.5,
              },
        )
      }
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
