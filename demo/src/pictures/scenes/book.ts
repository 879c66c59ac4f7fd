import { type Art, place } from '../art.ts'
import { tone } from '../drawing/colour.ts'
import type { Pen } from '../drawing/pen.ts'
import { type Picture, portrait } from '../drawing/picture.ts'
import { el, group } from '../drawing/svg.ts'
import { lettering } from '../lettering.ts'
import { plasterWall, wallOf } from './paper.ts'
import { softShadow } from './shadow.ts'

/** Draws a cloth-bound book lying on a table: boards, spine groove, the edge of its pages, artwork on the front. */
export const bound = (art: Art, cloth: string, title: readonly string[]): Picture =>
  portrait((pen) => {
    const box = { x: 330, y: 330, width: 940, height: 1270 }
    return (
      plasterWall(pen, wallOf(art)) +
      softShadow(
        pen,
        { x: box.x + 40, y: box.y + 50, width: box.width - 10, height: box.height - 10 },
        80,
        0.3,
      ) +
      // Pages show at the fore edge and foot, where the boards lie over them.
      el('rect', {
        x: box.x + 14,
        y: box.y + 18,
        width: box.width + 14,
        height: box.height + 16,
        rx: 4,
        fill: tone(cloth, -0.35),
      }) +
      el('rect', {
        x: box.x + 12,
        y: box.y + 12,
        width: box.width + 6,
        height: box.height + 8,
        fill: '#efe8da',
      }) +
      Array.from({ length: 4 }, (_, i) =>
        el('rect', {
          x: box.x + 12,
          y: box.y + box.height + 2 + i * 4.5,
          width: box.width + 6,
          height: 1.2,
          fill: '#c9bea9',
        }),
      ).join('') +
      el('rect', { ...box, rx: 6, fill: cloth }) +
      place(pen, art, {
        x: box.x + 160,
        y: box.y + 300,
        width: box.width - 250,
        height: (box.width - 250) * 1.25,
      }) +
      title
        .map((text, i) =>
          lettering(text, {
            x: box.x + 160,
            y: box.y + 150 + i * 96,
            size: 60,
            colour: '#f3ead6',
            weight: 0.11,
            spacing: 0.36,
          }),
        )
        .join('') +
      el('rect', {
        ...box,
        rx: 6,
        fill: pen.linear([
          [0, '#ffffff', 0.2],
          [0.03, '#000000', 0.06],
          [0.055, '#000000', 0.26],
          [0.07, '#ffffff', 0.14],
          [0.1, '#ffffff', 0],
          [1, '#000000', 0.1],
        ]),
      })
    )
  })

const lines = (x: number, y: number, width: number, count: number, last: number) =>
  Array.from({ length: count }, (_, i) =>
    el('rect', {
      x,
      y: y + i * 27,
      width: i === count - 1 ? width * last : width - ((i * 37) % 23),
      height: 5,
      fill: '#4a443c',
      'fill-opacity': 0.62,
    }),
  ).join('')

/** Draws a book lying open: text on the left page, a plate on the right. */
export const open = (art: Art, heading: string): Picture =>
  portrait((pen: Pen) => {
    const [x, y, width, height] = [130, 560, 670, 900]
    const page = (left: number) => el('rect', { x: left, y, width, height, fill: '#f7f3ea' })
    return (
      plasterWall(pen, wallOf(art)) +
      softShadow(pen, { x: x + 20, y: y + 40, width: width * 2 - 20, height: height - 10 }, 80, 0.3) +
      el('rect', { x: x - 8, y: y + 8, width: width * 2 + 16, height: height + 6, rx: 4, fill: '#d9cfbd' }) +
      page(x) +
      page(x + width) +
      group({}, lines(x + 90, y + 330, 470, 9, 0.7), lines(x + 90, y + 600, 470, 7, 0.4)) +
      lettering(heading, { x: x + 90, y: y + 236, size: 30, colour: '#2f2a25', weight: 0.1, spacing: 0.34 }) +
      place(pen, art, { x: x + width + 80, y: y + 110, width: width - 160, height: (width - 160) * 1.25 }) +
      el('rect', {
        x: x + width + 80,
        y: y + 800,
        width: 160,
        height: 5,
        fill: '#4a443c',
        'fill-opacity': 0.6,
      }) +
      el('rect', {
        x,
        y,
        width: width * 2,
        height,
        fill: pen.linear([
          [0, '#1a1009', 0.06],
          [0.3, '#1a1009', 0],
          [0.46, '#1a1009', 0.1],
          [0.497, '#1a1009', 0.36],
          [0.503, '#1a1009', 0.3],
          [0.55, '#ffffff', 0.2],
          [0.7, '#ffffff', 0],
          [1, '#1a1009', 0.08],
        ]),
      })
    )
  })

/** Where the cards of a fan lie, back to front: middle of the card and its turn in degrees. */
const FAN = [
  { x: 430, y: 560, turn: -11 },
  { x: 1150, y: 600, turn: 9 },
  { x: 470, y: 1330, turn: -5 },
  { x: 1140, y: 1380, turn: 13 },
  { x: 800, y: 980, turn: -2 },
] as const

/** Draws up to five cards thrown on a table, each with an artwork of its own. */
export const cards = (arts: readonly Art[]): Picture =>
  portrait((pen) => {
    const box = { x: -290, y: -370, width: 580, height: 740 }
    const image = { x: box.x + 38, y: box.y + 38, width: box.width - 76, height: (box.width - 76) * 1.25 }
    return (
      plasterWall(pen, '#dcd5ca') +
      FAN.map(({ x, y, turn }, i) => {
        const art = arts[i]
        if (art === undefined) return ''
        return group(
          { transform: `translate(${x} ${y}) rotate(${turn})` },
          softShadow(pen, { ...box, x: box.x + 14, y: box.y + 24 }, 44, 0.26),
          el('rect', { ...box, fill: '#f8f5ee' }),
          place(pen, art, image),
        )
      }).join('')
    )
  })
