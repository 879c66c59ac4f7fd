import { type Art, place } from '../art.ts'
import { tone } from '../drawing/colour.ts'
import type { Pen } from '../drawing/pen.ts'
import { HEIGHT, type Picture, portrait } from '../drawing/picture.ts'
import { el, group, line } from '../drawing/svg.ts'
import { plasterWall, wallOf } from './paper.ts'
import { type Box, softShadow } from './shadow.ts'

/** The mouldings the workshop keeps. */
export const frames = {
  oak: '#c79f6d',
  walnut: '#6e4a32',
  black: '#252321',
  white: '#f1eee7',
} as const

/** Draws a framed artwork: four mitred bars, a window mount with its bevel, glass with the window's light in it. */
export const framed = (pen: Pen, art: Art, box: Box, colour: string, bar = box.width * 0.032): string => {
  const { x, y, width, height } = box
  const [right, bottom] = [x + width, y + height]
  const inside = { x: x + bar, y: y + bar, width: width - bar * 2, height: height - bar * 2 }
  const mount = inside.width * 0.13
  const picture = {
    x: inside.x + mount,
    y: inside.y + mount,
    width: inside.width - mount * 2,
    height: (inside.width - mount * 2) * 1.25,
  }
  const bars = [
    {
      points: [
        [x, y],
        [right, y],
        [right - bar, y + bar],
        [x + bar, y + bar],
      ] as const,
      shade: 0.16,
    },
    {
      points: [
        [x, y],
        [x + bar, y + bar],
        [x + bar, bottom - bar],
        [x, bottom],
      ] as const,
      shade: 0.04,
    },
    {
      points: [
        [right, y],
        [right, bottom],
        [right - bar, bottom - bar],
        [right - bar, y + bar],
      ] as const,
      shade: -0.2,
    },
    {
      points: [
        [x, bottom],
        [x + bar, bottom - bar],
        [right - bar, bottom - bar],
        [right, bottom],
      ] as const,
      shade: -0.08,
    },
  ]
  return group(
    {},
    softShadow(pen, { x: x + 34, y: y + 60, width: width - 30, height: height - 40 }, width * 0.085, 0.22),
    softShadow(pen, { x: x + 6, y: y + 12, width: width - 6, height: height - 6 }, width * 0.02, 0.36),
    ...bars.map(({ points, shade }) => el('path', { d: line(points, true), fill: tone(colour, shade) })),
    el('rect', { ...inside, fill: '#f6f3ec' }),
    el('rect', {
      x: picture.x - 7,
      y: picture.y - 7,
      width: picture.width + 14,
      height: picture.height + 14,
      fill: '#fffdf8',
      stroke: '#d8d0c2',
      'stroke-width': 2,
    }),
    place(pen, art, picture),
    // The frame stands proud of the picture, so its upper and left bars throw a shadow inwards.
    el('rect', {
      ...inside,
      height: bar * 1.3,
      fill: pen.linear(
        [
          [0, '#1a120a', 0.3],
          [1, '#1a120a', 0],
        ],
        { x2: 0, y2: 1 },
      ),
    }),
    el('rect', {
      ...inside,
      width: bar,
      fill: pen.linear([
        [0, '#1a120a', 0.22],
        [1, '#1a120a', 0],
      ]),
    }),
    el('path', {
      d: line(
        [
          [inside.x + inside.width * 0.52, inside.y],
          [inside.x + inside.width * 0.86, inside.y],
          [inside.x + inside.width * 0.3, inside.y + inside.height],
          [inside.x, inside.y + inside.height],
          [inside.x, inside.y + inside.height * 0.92],
        ],
        true,
      ),
      fill: pen.linear(
        [
          [0, '#ffffff', 0.12],
          [1, '#ffffff', 0.02],
        ],
        { x1: 1, y1: 0, x2: 0, y2: 1 },
      ),
    }),
  )
}

/** Returns the height of a frame of that width, its mount equally wide on all sides. */
export const frameHeight = (width: number): number => {
  const bar = width * 0.032
  const inner = width - bar * 2
  return (inner - inner * 0.26) * 1.25 + inner * 0.26 + bar * 2
}

/** Draws the artwork in its frame, filling the picture. */
export const onWall = (art: Art, colour: string): Picture =>
  portrait((pen) => {
    const width = 1160
    const height = frameHeight(width)
    const box = { x: 220, y: (HEIGHT - height) / 2 - 20, width, height }
    return plasterWall(pen, wallOf(art)) + framed(pen, art, box, colour)
  })
