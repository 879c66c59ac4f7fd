import { ART_WIDTH, type Art, place } from '../art.ts'
import { tone } from '../drawing/colour.ts'
import type { Pen } from '../drawing/pen.ts'
import { type Picture, portrait } from '../drawing/picture.ts'
import { el, group } from '../drawing/svg.ts'
import { lettering } from '../lettering.ts'
import { seamless } from './backdrop.ts'
import { wallOf } from './paper.ts'
import { type Box, softShadow } from './shadow.ts'

const device = (pen: Pen, art: Art, box: Box, bezel: number, radius: number, view?: Box): string => {
  const glass = {
    x: box.x + bezel,
    y: box.y + bezel,
    width: box.width - bezel * 2,
    height: box.height - bezel * 2,
  }
  const clip = pen.clip(el('rect', { ...glass, rx: radius - bezel }))
  return (
    el('rect', {
      ...box,
      rx: radius,
      fill: pen.linear(
        [
          [0, '#3b3a3a'],
          [0.5, '#1d1c1c'],
          [1, '#2c2b2b'],
        ],
        { y2: 1 },
      ),
    }) +
    group({ 'clip-path': clip }, place(pen, art, glass, view)) +
    el('path', {
      d: `M${glass.x} ${glass.y}H${glass.x + glass.width * 0.62}L${glass.x + glass.width * 0.2} ${glass.y + glass.height}H${glass.x}Z`,
      fill: pen.linear(
        [
          [0, '#ffffff', 0.14],
          [1, '#ffffff', 0.02],
        ],
        { x2: 0.6, y2: 1 },
      ),
      'clip-path': clip,
    })
  )
}

/** Draws the artwork as the wallpaper of a telephone that stands on a table; `clock` is the colour of the time on it. */
export const onTelephone = (art: Art, clock: string): Picture =>
  portrait((pen) => {
    const box = { x: 500, y: 330, width: 600, height: 1260 }
    return (
      seamless(pen, wallOf(art), 0.72) +
      softShadow(pen, { x: box.x + 30, y: box.y + 50, width: box.width, height: box.height - 20 }, 90, 0.26) +
      device(pen, art, box, 20, 84) +
      el('rect', { x: 735, y: 372, width: 130, height: 34, rx: 17, fill: '#141313' }) +
      lettering('10:24', {
        x: 800,
        y: 540,
        size: 82,
        colour: clock,
        weight: 0.075,
        spacing: 0.3,
        align: 'middle',
      })
    )
  })

/** Draws the artwork on a computer's screen on a desk. */
export const onDesk = (art: Art): Picture =>
  portrait((pen) => {
    const wall = wallOf(art)
    const box = { x: 150, y: 520, width: 1300, height: 800 }
    const metal = pen.linear(
      [
        [0, '#dcdad6'],
        [1, '#a9a6a1'],
      ],
      { x2: 0, y2: 1 },
    )
    return (
      seamless(pen, wall, 0.78) +
      el('ellipse', {
        cx: 800,
        cy: 1556,
        rx: 520,
        ry: 40,
        fill: pen.radial([
          [0, '#1a1009', 0.4],
          [1, '#1a1009', 0],
        ]),
      }) +
      el('path', { d: 'M700 1310H900L922 1536H678Z', fill: metal }) +
      el('rect', { x: 560, y: 1528, width: 480, height: 22, rx: 8, fill: tone('#b9b6b1', -0.08) }) +
      // The upper half of the artwork, which is where most of them have their sun.
      device(pen, art, box, 24, 36, { x: 0, y: 130, width: ART_WIDTH, height: 600 })
    )
  })
