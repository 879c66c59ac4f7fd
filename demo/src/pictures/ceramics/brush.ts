import { createRandom } from '../../prng.ts'
import { curve, el, num, type Point } from '../drawing/svg.ts'
import { facing, levelAt, onWall, type Stand } from './lathe.ts'

/** What is painted or scratched on a pot, in one colour. */
export interface Brush {
  mark: 'reeds' | 'bands' | 'dots' | 'waves'
  colour: string
}

interface Painted extends Stand {
  seed: string
  turn?: number
}

const HALF = Math.PI / 2

/** Projects a line onto the wall; the part on the back is left out. */
const visible = (stand: Painted, points: readonly (readonly [angle: number, share: number])[]): Point[] =>
  points.flatMap(([angle, share]) => {
    const at = facing(angle + (stand.turn ?? 0))
    return Math.abs(at) < HALF * 0.985 ? [onWall(stand, at, share)] : []
  })

/** Reeds: a few strokes that rise together, bend one way and thin out, in clumps round the belly. */
const reeds = (stand: Painted): string => {
  const random = createRandom(`${stand.seed}/reeds`)
  const strokes: string[] = []
  for (let clump = 0; clump < 4; clump++) {
    const middle = (clump / 4) * Math.PI * 2 + random.between(-0.15, 0.15) + 0.12
    const wind = random.between(0.25, 0.5) * (clump % 2 ? -1 : 1)
    for (let i = 0; i < 6; i++) {
      const start = middle + (i - 2.5) * 0.07
      const lean = wind * random.between(0.5, 1.5)
      const tip = random.between(0.46, 0.8)
      const line = Array.from(
        { length: 9 },
        (_, k) => [start + lean * (k / 8) ** 2.4, 0.15 + (tip - 0.15) * (k / 8)] as const,
      )
      const points = visible(stand, line)
      if (points.length < 3) continue
      const wide = random.between(0.005, 0.011) * stand.height
      strokes.push(el('path', { d: curve(points), 'stroke-width': wide }))
      const from = line[3 + (i % 3)]
      if (from === undefined || i % 2 === 0) continue
      const blade = visible(stand, [
        from,
        [from[0] + wind * 0.3, from[1] + 0.075],
        [from[0] + wind * 0.8, from[1] + 0.09],
      ])
      if (blade.length === 3) strokes.push(el('path', { d: curve(blade), 'stroke-width': wide * 1.7 }))
    }
  }
  return strokes.join('')
}

/** Bands: rings laid on while the wheel turns, of uneven width. */
const bands = (stand: Painted): string => {
  const random = createRandom(`${stand.seed}/bands`)
  const rings = [
    [0.34, 0.006],
    [0.37, 0.006],
    [0.52, 0.034],
    [0.6, 0.005],
    [0.62, 0.005],
    [0.64, 0.005],
  ] as const
  const d = rings.map(([middle, width]) => {
    const share = middle + random.between(-0.005, 0.005)
    const [low, high] = [levelAt(stand, share - width / 2), levelAt(stand, share + width / 2)]
    const arc = ({ radius }: { radius: number }) =>
      `a${num(radius)} ${num(Math.max(1, radius * stand.tilt))} 0 0`
    return `M${num(stand.x - low.radius)} ${num(low.y)}${arc(low)} 0 ${num(low.radius * 2)} 0L${num(stand.x + high.radius)} ${num(high.y)}${arc(high)} 1 ${num(-high.radius * 2)} 0Z`
  })
  return el('path', { d: d.join(''), fill: 'currentColor', stroke: 'none' })
}

/** Dots: pressed on with a fingertip, row above row. */
const dots = (stand: Painted): string => {
  const random = createRandom(`${stand.seed}/dots`)
  let d = ''
  for (let row = 0; row < 7; row++) {
    const share = 0.22 + row * 0.085
    for (let i = 0; i < 22; i++) {
      const angle = facing(
        ((i + (row % 2) / 2) / 22) * Math.PI * 2 + random.between(-0.03, 0.03) + (stand.turn ?? 0),
      )
      if (Math.abs(angle) > 1.5) continue
      const [x, y] = onWall(stand, angle, share + random.between(-0.008, 0.008))
      const r = stand.height * random.between(0.01, 0.015)
      const rx = Math.max(0.6, r * Math.cos(angle))
      d += `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(r)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(r)} 0 1 0 ${num(-rx * 2)} 0`
    }
  }
  return el('path', { d, fill: 'currentColor', stroke: 'none' })
}

/** Waves: a comb drawn round the leather-hard clay. */
const waves = (stand: Painted): string =>
  Array.from({ length: 6 }, (_, i) => {
    const share = 0.42 + i * 0.03
    const line = Array.from({ length: 90 }, (_, k) => {
      const angle = (k / 89) * Math.PI * 2 - Math.PI
      return [angle, share + Math.sin(angle * 9 + i * 0.12) * 0.03] as const
    })
    // A full turn is cut where it passes behind the pot.
    const turned = [...line].sort(
      (a, b) => facing(a[0] + (stand.turn ?? 0)) - facing(b[0] + (stand.turn ?? 0)),
    )
    return el('path', { d: curve(visible(stand, turned)), 'stroke-width': 0.0055 * stand.height })
  }).join('')

const marks = { reeds, bands, dots, waves } as const

/** Draws the decoration of a pot on the side that faces the viewer. */
export const drawBrush = (stand: Painted, { mark, colour }: Brush): string =>
  el(
    'g',
    {
      fill: 'none',
      color: colour,
      stroke: colour,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.82,
      'fill-opacity': 0.82,
    },
    marks[mark](stand),
  )
