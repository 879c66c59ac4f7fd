import { createRandom } from '../../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, place } from '../art.ts'
import { lightness, mix, tone } from '../drawing/colour.ts'
import { grain } from '../drawing/grain.ts'
import type { Pen } from '../drawing/pen.ts'
import { HEIGHT, type Picture, portrait, WIDTH } from '../drawing/picture.ts'
import { curve, el, group, type Point } from '../drawing/svg.ts'
import { type Box, softShadow } from './shadow.ts'

/** The printmaker's sheet: the artwork's own ground when that is light, so that lines stand on paper; else off-white. */
const sheetOf = ({ palette }: Art): string => (lightness(palette.paper) > 0.8 ? palette.paper : '#f6f2ea')

/** A pencilled signature: a few loops and a long tail, never legible, never twice the same. */
const signature = (seed: string, x: number, y: number, size: number): string => {
  const random = createRandom(`${seed}/signature`)
  const points: Point[] = []
  for (let i = 0; i < 15; i++)
    points.push([
      x + i * size * 0.17 + random.between(-3, 3),
      y + (i % 2 === 0 ? -1 : 0.25) * random.between(0.15, 0.8) * size,
    ])
  points.push([x + size * 3.5, y - size * 0.1])
  return el('path', {
    d: curve(points),
    fill: 'none',
    stroke: '#4a4642',
    'stroke-width': 2.2,
    'stroke-opacity': 0.75,
  })
}

/** The edition number in pencil: two strokes, a slash, two strokes. */
const edition = (x: number, y: number): string =>
  el('path', {
    d: `M${x} ${y - 16}l-3 17M${x + 9} ${y - 15}q9-5 9 3q0 6-12 14q8-2 14-1M${x + 36} ${y - 18}l-12 24M${x + 43} ${y - 15}q8-4 8 2q0 4-6 5q8 1 6 7q-2 5-10 2M${x + 68} ${y - 9}a5 8 10 1 0 1 0`,
    fill: 'none',
    stroke: '#4a4642',
    'stroke-width': 2,
    'stroke-opacity': 0.7,
  })

/** Draws the printed sheet itself: paper, artwork within its margin, edition and signature. */
export const printedSheet = (pen: Pen, art: Art, box: Box, seed: string): string => {
  const margin = box.width * 0.085
  const width = box.width - margin * 2
  const height = (width * ART_HEIGHT) / ART_WIDTH
  const image = { x: box.x + margin, y: box.y + margin, width, height }
  const foot = image.y + height + (box.y + box.height - image.y - height) * 0.5
  return group(
    {},
    el('rect', { ...box, fill: sheetOf(art) }),
    place(pen, art, image),
    el('rect', { ...box, fill: grain(pen, '#b9ab93', 0.24, 2.2, 11), 'fill-opacity': 0.16 }),
    edition(image.x + 4, foot),
    signature(seed, image.x + width - 150, foot, 30),
    el('rect', {
      ...box,
      fill: pen.linear(
        [
          [0, '#ffffff', 0.1],
          [0.5, '#ffffff', 0],
          [1, '#2a1d10', 0.07],
        ],
        { x2: 1, y2: 1 },
      ),
    }),
  )
}

/** The wall behind a print: a quiet tint taken from the artwork. */
export const wallOf = (art: Art): string => {
  const tint = art.palette.colours[2] ?? art.palette.paper
  const ground = lightness(art.palette.paper) < 0.5 ? '#ddd8cf' : art.palette.paper
  return mix(mix(ground, tint, 0.14), '#dcd5ca', 0.5)
}

/** Draws plaster in daylight that falls from the upper left. */
export const plasterWall = (pen: Pen, colour: string): string =>
  el('rect', {
    width: WIDTH,
    height: HEIGHT,
    fill: pen.linear(
      [
        [0, tone(colour, 0.2)],
        [0.5, colour],
        [1, tone(colour, -0.08)],
      ],
      { x2: 0.8, y2: 1 },
    ),
  }) +
  el('rect', {
    width: WIDTH,
    height: HEIGHT,
    fill: grain(pen, tone(colour, -0.35), 0.2, 3, 23),
    'fill-opacity': 0.1,
  })

/** Draws the whole print, unframed, lying against the wall. */
export const sheet = (art: Art, seed: string): Picture =>
  portrait((pen) => {
    const box = { x: 200, y: 160, width: 1200, height: 1640 }
    return (
      plasterWall(pen, wallOf(art)) +
      softShadow(
        pen,
        { x: box.x + 22, y: box.y + 34, width: box.width - 30, height: box.height - 24 },
        70,
        0.2,
      ) +
      softShadow(pen, { x: box.x + 4, y: box.y + 8, width: box.width - 6, height: box.height - 6 }, 14, 0.3) +
      printedSheet(pen, art, box, seed)
    )
  })

/** Draws a corner of the print close up. */
export const detail = (art: Art, focus: { x: number; y: number } = { x: 0.5, y: 0.5 }): Picture =>
  portrait((pen) => {
    // Exactly four times the size and from a whole unit, so that patterned paints need no resampling.
    const [width, height] = [WIDTH / 4, HEIGHT / 4]
    const view = {
      x: Math.round((ART_WIDTH - width) * focus.x),
      y: Math.round((ART_HEIGHT - height) * focus.y),
      width,
      height,
    }
    return (
      place(pen, art, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, view) +
      el('rect', {
        width: WIDTH,
        height: HEIGHT,
        fill: grain(pen, '#fffaf0', 0.22, 3.4, 5),
        'fill-opacity': 0.22,
      }) +
      el('rect', {
        width: WIDTH,
        height: HEIGHT,
        fill: grain(pen, '#3a2d20', 0.1, 2.6, 15),
        'fill-opacity': 0.16,
      }) +
      el('rect', {
        width: WIDTH,
        height: HEIGHT,
        fill: pen.linear(
          [
            [0, '#fffaf0', 0.16],
            [0.6, '#fffaf0', 0],
            [1, '#1d130a', 0.2],
          ],
          { x2: 1, y2: 1 },
        ),
      })
    )
  })
