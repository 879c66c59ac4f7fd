import { createRandom } from '../../prng.ts'
import { mix, tone } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { el, num } from '../svg.ts'
import type { Glaze } from './glaze.ts'
import type { Profile } from './profiles.ts'

/** A turned pot where it stands in the picture. */
export interface Vessel {
  profile: Profile
  glaze: Glaze
  seed: string
  /** Middle of the foot, in units of the picture. */
  x: number
  y: number
  /** Height of the pot in units. */
  height: number
  /** How far one looks down on it: ratio of a round rim's height to its width, 0 (eye level) to 1 (from above). */
  tilt: number
  /** How far it is turned on its foot, in radians; 0 by default. */
  turn?: number
}

/** A level of the wall: its place on the picture and its half width. */
export interface Level {
  share: number
  y: number
  radius: number
}

/** Returns the radius of a profile at a height, along a smooth curve through its points. */
export const radiusAt = (profile: Profile, share: number): number => {
  const last = profile.length - 1
  let i = 0
  while (i < last - 1 && (profile[i + 1]?.[0] ?? 1) < share) i++
  const from = profile[i] ?? [0, 0]
  const to = profile[i + 1] ?? from
  const before = profile[i - 1] ?? from
  const after = profile[i + 2] ?? to
  const span = to[0] - from[0] || 1
  const t = (share - from[0]) / span
  const slopeFrom = i === 0 ? to[1] - from[1] : ((to[1] - before[1]) / (to[0] - before[0] || 1)) * span
  const slopeTo = i === last - 1 ? to[1] - from[1] : ((after[1] - from[1]) / (after[0] - from[0] || 1)) * span
  const [t2, t3] = [t * t, t * t * t]
  return (
    (2 * t3 - 3 * t2 + 1) * from[1] +
    (t3 - 2 * t2 + t) * slopeFrom +
    (-2 * t3 + 3 * t2) * to[1] +
    (t3 - t2) * slopeTo
  )
}

/** Lists the levels of a pot from foot to rim, close enough together that their edges read as one line. */
export const levelsOf = ({ profile, y, height, tilt }: Vessel): Level[] => {
  const levels: Level[] = []
  const rise = height * Math.sqrt(1 - tilt * tilt)
  let previous: Level | undefined
  for (let i = 0; i <= 2000; i++) {
    const share = i / 2000
    const level = { share, y: y - share * rise, radius: radiusAt(profile, share) * height }
    const step =
      previous === undefined
        ? 9
        : Math.abs(previous.y - level.y) + Math.abs(previous.radius - level.radius) * 0.8
    if (step >= 4 || i === 2000) {
      levels.push(level)
      previous = level
    }
  }
  return levels
}

/** How light the wall is from left to right when the window is on the left; 0 is the glaze itself. */
const shading = (gloss: number): (readonly [place: number, amount: number])[] => [
  [0, -0.3],
  [0.06, -0.12],
  [0.18, 0.1],
  [0.3, 0.2 + gloss * 0.12],
  [0.42, 0.1],
  [0.58, -0.06],
  [0.76, -0.3],
  [0.9, -0.46],
  [0.97, -0.4],
  [1, -0.34],
]

const BANDS = 26

/** Colour of the glaze at a height: bare foot, pooled low, thin at the rim, a dip line when there is one. */
const glazeAt = (glaze: Glaze, share: number): string => {
  if (glaze.dip !== undefined && share > 1 - glaze.dip.depth)
    return mix(glaze.dip.colour, glaze.thin, share > 0.975 ? 0.5 : 0)
  if (share > 0.95) return mix(glaze.body, glaze.thin, ((share - 0.95) / 0.05) * 0.8)
  if (share < 0.045) return glaze.clay
  if (share < 0.4) return mix(glaze.pool, glaze.body, (share - 0.045) / 0.355)
  return glaze.body
}

const wall = (pen: Pen, vessel: Vessel, levels: readonly Level[]): string => {
  const { glaze, tilt, x } = vessel
  const paints = new Map<string, string>()
  const paint = (colour: string, slope: number) => {
    const band = Math.round(slope * 8)
    const key = `${colour}${band}`
    const known = paints.get(key)
    if (known !== undefined) return known
    // A wall that leans back catches the light from above, one that leans out loses it.
    const lift = (band / 8) * 0.22
    const made = pen.linear(
      shading(glaze.gloss).map(([at, amount]) => [
        at,
        tone(colour, Math.max(-0.85, Math.min(0.6, amount + lift))),
      ]),
    )
    paints.set(key, made)
    return made
  }
  let text = ''
  for (const [i, level] of levels.entries()) {
    const below = levels[i - 1] ?? level
    const above = levels[i + 1] ?? level
    const slope = Math.atan2(below.radius - above.radius, Math.max(1, below.y - above.y)) / 1.57
    const colour = glazeAt(glaze, Math.round(level.share * BANDS * 4) / (BANDS * 4))
    text += el('ellipse', {
      cx: x,
      cy: level.y,
      rx: level.radius,
      ry: Math.max(1.5, level.radius * tilt),
      fill: paint(colour, slope),
    })
  }
  return text
}

const mouth = (pen: Pen, { glaze, tilt, x, profile, height }: Vessel, levels: readonly Level[]): string => {
  const top = levels.at(-1)
  if (top === undefined) return ''
  const lip = Math.min(top.radius * 0.14, height * 0.022)
  const inner = top.radius - lip
  const rimColour = mix(glaze.dip?.colour ?? glaze.body, glaze.thin, 0.55)
  const rim = pen.linear([
    [0, tone(rimColour, 0.05)],
    [0.3, tone(rimColour, 0.35)],
    [0.7, rimColour],
    [1, tone(rimColour, -0.25)],
  ])
  const inside = glaze.dip?.colour ?? glaze.body
  const open = radiusAt(profile, 0.7) >= radiusAt(profile, 1) * 1.02 ? 0.75 : 0.45
  const hollow = pen.linear(
    [
      [0, tone(inside, -open)],
      [0.55, tone(inside, -open * 0.55)],
      [1, tone(inside, -open * 0.1)],
    ],
    { x1: 0.1, y1: 0, x2: 0.8, y2: 1 },
  )
  return (
    el('ellipse', { cx: x, cy: top.y, rx: top.radius, ry: top.radius * tilt, fill: rim }) +
    el('ellipse', {
      cx: x,
      cy: top.y + lip * 0.12,
      rx: inner,
      ry: Math.max(1, inner * tilt - lip * 0.25),
      fill: hollow,
    })
  )
}

const speckles = ({ glaze, seed, x, tilt, turn = 0 }: Vessel, levels: readonly Level[]): string => {
  if (glaze.speckle === undefined) return ''
  const random = createRandom(`${seed}/speckle`)
  const paths: string[] = []
  for (let i = 0; i < glaze.speckle.amount * 900; i++) {
    const level = random.pick(levels)
    if (level.share < 0.05 || level.share > 0.985) continue
    const around = (random.between(0, Math.PI * 2) + turn) % (Math.PI * 2)
    const angle = around > Math.PI ? around - Math.PI * 2 : around
    const size = 0.8 + random() ** 4 * 3.4
    if (Math.abs(angle) > 1.5) continue
    const px = x + Math.sin(angle) * level.radius
    const py = level.y + Math.cos(angle) * level.radius * tilt
    const rx = Math.max(0.5, size * Math.cos(angle))
    paths.push(
      `M${num(px - rx)} ${num(py)}a${num(rx)} ${num(size)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(size)} 0 1 0 ${num(-rx * 2)} 0`,
    )
  }
  return el('path', { d: paths.join(''), fill: glaze.speckle.colour, opacity: 0.6 })
}

const shine = (pen: Pen, { glaze, x, height }: Vessel, levels: readonly Level[]): string => {
  if (glaze.gloss < 0.3) return ''
  // The window's reflection: a soft streak that follows the wall on the lit side.
  const strip = levels.filter(({ share }) => share > 0.16 && share < 0.86)
  const edge = (place: number) => strip.map(({ y, radius }) => `${num(x + radius * place)} ${num(y)}`)
  const path = `M${edge(-0.52).join('L')}L${edge(-0.4).reverse().join('L')}Z`
  return el('path', {
    d: path,
    fill: pen.linear(
      [
        [0, '#ffffff', 0],
        [0.3, '#ffffff', 0.75],
        [0.7, '#ffffff', 0.35],
        [1, '#ffffff', 0],
      ],
      { x2: 0, y2: 1 },
    ),
    opacity: glaze.gloss * 0.55,
    filter: pen.blur(Math.max(2, height * 0.008), 0.6),
  })
}

const shadow = (pen: Pen, { x, y, height, tilt, profile }: Vessel): string => {
  const foot = radiusAt(profile, 0) * height
  const widest = Math.max(...profile.map(([, radius]) => radius)) * height
  const flat = Math.max(0.12, tilt)
  const cast = pen.radial([
    [0, '#2a2018', 0.42],
    [0.45, '#2a2018', 0.2],
    [1, '#2a2018', 0],
  ])
  const contact = pen.radial([
    [0, '#1a120c', 0.75],
    [0.72, '#1a120c', 0.6],
    [1, '#1a120c', 0],
  ])
  return (
    el('ellipse', {
      cx: x + widest * 0.75,
      cy: y + foot * flat * 0.2,
      rx: widest * 1.7,
      ry: widest * flat * 0.95,
      fill: cast,
    }) +
    el('ellipse', {
      cx: x + foot * 0.06,
      cy: y + foot * flat * 0.12,
      rx: foot * 1.12,
      ry: foot * flat * 1.18,
      fill: contact,
    })
  )
}

/** Draws a pot with its shadow on the ground, lit from the left. */
export const drawVessel = (pen: Pen, vessel: Vessel): string => {
  const levels = levelsOf(vessel)
  return (
    shadow(pen, vessel) +
    wall(pen, vessel, levels) +
    speckles(vessel, levels) +
    shine(pen, vessel, levels) +
    mouth(pen, vessel, levels)
  )
}
