import { createRandom, type Random } from '../../prng.ts'
import type { Art } from '../art.ts'
import { glazes } from '../ceramics/glaze.ts'
import { profiles } from '../ceramics/profiles.ts'
import { drawVessel } from '../ceramics/vessel.ts'
import { lightness, mix, tone } from '../drawing/colour.ts'
import type { Pen } from '../drawing/pen.ts'
import { HEIGHT, type Picture, portrait, WIDTH } from '../drawing/picture.ts'
import { el, line } from '../drawing/svg.ts'
import { framed, frameHeight } from './frame.ts'
import { plasterWall, wallOf } from './paper.ts'
import { softShadow } from './shadow.ts'
import { sprig } from './sprig.ts'

const TOP = 1500
const WOODS = ['#b98f63', '#8a6244', '#d9cdb9', '#7f8a78', '#c7a176'] as const

/** Light through a window with six panes, thrown askew on the wall; each pane twice, for its soft edge. */
const windowLight = (x: number, y: number): string => {
  const pane = (left: number, top: number, grow: number) =>
    line(
      [
        [left - grow, top - grow],
        [left + 200 + grow, top - 56 - grow],
        [left + 200 + grow, top + 250 + grow],
        [left - grow, top + 306 + grow],
      ],
      true,
    )
  const all = (grow: number) =>
    [0, 1, 2]
      .flatMap((row) => [0, 1].map((column) => pane(x + column * 232, y + row * 345 - column * 65, grow)))
      .join('')
  return [-14, -10, -6, -2, 2, 6, 10, 14]
    .map((grow) => el('path', { d: all(grow), fill: '#fff3da', 'fill-opacity': 0.052 }))
    .join('')
}

const sideboard = (pen: Pen, wood: string): string => {
  const shade = (stops: readonly (readonly [number, number])[]) =>
    pen.linear(
      stops.map(([at, light]) => [at, tone(wood, light)] as const),
      { x2: 0, y2: 1 },
    )
  return (
    el('rect', {
      y: TOP - 70,
      width: WIDTH,
      height: 70,
      fill: pen.linear(
        [
          [0, '#1d140c', 0],
          [1, '#1d140c', 0.2],
        ],
        { x2: 0, y2: 1 },
      ),
    }) +
    el('rect', {
      y: TOP,
      width: WIDTH,
      height: 46,
      fill: shade([
        [0, 0.22],
        [0.5, 0.06],
        [1, -0.12],
      ]),
    }) +
    el('rect', {
      y: TOP + 46,
      width: WIDTH,
      height: HEIGHT - TOP,
      fill: shade([
        [0, -0.34],
        [0.14, -0.1],
        [1, -0.18],
      ]),
    }) +
    [400, 800, 1200]
      .map(
        (x) =>
          el('rect', { x, y: TOP + 58, width: 5, height: HEIGHT - TOP, fill: tone(wood, -0.5) }) +
          el('rect', { x: x + 5, y: TOP + 58, width: 3, height: HEIGHT - TOP, fill: tone(wood, 0.06) }),
      )
      .join('')
  )
}

/** A few books lying on each other, spines to the viewer. */
const books = (pen: Pen, random: Random, x: number, y: number): string => {
  let text = softShadow(pen, { x: x + 16, y: y - 16, width: 300, height: 14 }, 24, 0.34)
  let at = y
  for (let i = 0; i < 3; i++) {
    const [width, height] = [random.between(250, 330), random.between(34, 52)]
    const colour = random.pick(['#a8543a', '#2c426e', '#56684a', '#d9cdb9', '#3a3734', '#cf9a45'])
    const left = x + (330 - width) * random()
    at -= height
    text +=
      el('rect', { x: left, y: at, width, height, rx: 4, fill: colour }) +
      el('rect', { x: left + 26, y: at, width: 5, height, fill: tone(colour, 0.35) }) +
      el('rect', { x: left + width - 40, y: at, width: 5, height, fill: tone(colour, 0.35) }) +
      el('rect', {
        x: left,
        y: at,
        width,
        height,
        rx: 4,
        fill: pen.linear(
          [
            [0, '#ffffff', 0.2],
            [0.4, '#ffffff', 0],
            [1, '#1a1009', 0.4],
          ],
          { x2: 0, y2: 1 },
        ),
      })
  }
  return text
}

/** A vase with branches on one side of the picture. */
const vase = (pen: Pen, random: Random, seed: string, x: number, y: number): string => {
  const profile = random.pick([
    profiles.shoulder,
    profiles.bottle,
    profiles.amphora,
    profiles.tulip,
    profiles.jug,
  ])
  const glaze = random.pick([
    glazes.chalk,
    glazes.celadon,
    glazes.terracotta,
    glazes.oatmeal,
    glazes.storm,
    glazes.basalt,
  ])
  const height = random.between(300, 380)
  return (
    sprig(seed, x, y - height, height * 1.15) +
    drawVessel(pen, { profile, glaze, seed, x, y, height, tilt: 0.13 })
  )
}

/** Draws the framed artwork in a room: hung above a sideboard or leaning on it, among the things that live there. */
export const inRoom = (art: Art, colour: string, seed: string): Picture =>
  portrait((pen) => {
    const random = createRandom(`${seed}/room`)
    const painted = random.chance(0.42)
    const deep = art.palette.colours[0] ?? art.palette.ink
    const paint =
      lightness(art.palette.paper) < 0.5 ? mix(art.palette.paper, '#8f9aa3', 0.5) : mix(deep, '#c3bcb0', 0.5)
    const wall = painted ? paint : wallOf(art)
    const leaning = random.chance(0.45)
    const width = leaning ? 800 : 690
    const height = frameHeight(width)
    const left = leaning ? random.pick([150, 640]) : 455
    const box = { x: left, y: leaning ? TOP - height + 16 : 265, width, height }
    const [far, near] = leaning && left < 400 ? [1230, 1180] : [300, 250]
    const bowl = {
      profile: profiles.bowl,
      glaze: random.pick([glazes.chalk, glazes.ochre, glazes.shino, glazes.indigo]),
    }
    const right = leaning ? near : 1300
    return (
      plasterWall(pen, wall) +
      windowLight(leaning && left < 400 ? 900 : 130, 240) +
      sideboard(pen, random.pick(WOODS)) +
      framed(pen, art, box, colour) +
      vase(pen, random, seed, far, TOP + 14) +
      (leaning
        ? drawVessel(pen, { ...bowl, seed: `${seed}/b`, x: right + 130, y: TOP + 34, height: 84, tilt: 0.13 })
        : random.chance(0.5)
          ? books(pen, random, 1130, TOP + 12)
          : drawVessel(pen, { ...bowl, seed: `${seed}/b`, x: right, y: TOP + 18, height: 100, tilt: 0.13 }))
    )
  })
