import { createRandom } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { radiusAt } from './ceramics/lathe.ts'
import { type Profile, profiles } from './ceramics/profiles.ts'
import { mix, tone } from './drawing/colour.ts'
import { grain } from './drawing/grain.ts'
import { el, group, line, type Point } from './drawing/svg.ts'

const outline = (profile: Profile, x: number, y: number, height: number, side: -1 | 1, steps = 40): Point[] =>
  Array.from(
    { length: steps + 1 },
    (_, i): Point => [x + side * radiusAt(profile, i / steps) * height, y - (i / steps) * height],
  )

/** Draws five pots that know each other well: flat colours, one side in shade, standing close on a table. */
export const stillLife = ({ seed, palette }: ArtSeed): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const [first = palette.ink, second = first, third = second, ground = palette.paper, accent = first] =
      palette.colours
    const table = 905
    const speck = grain(pen, palette.ink, 0.16, 2, 3)
    const wall = mix(palette.paper, ground, 0.5)
    const shapes = random
      .shuffle(['bottle', 'jug', 'shoulder', 'amphora', 'bud', 'cylinder', 'tulip'] as const)
      .slice(0, 5)
    const colours = random.shuffle([first, second, third, accent, palette.paper])
    const spots = [
      { x: 245, height: 560, lift: 10 },
      { x: 770, height: 620, lift: 0 },
      { x: 500, height: 690, lift: 22 },
      { x: 370, height: 380, lift: -56 },
      { x: 650, height: 320, lift: -78 },
    ]
    let text =
      el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: wall }) +
      el('path', { d: 'M170 905V470a330 330 0 0 1 660 0V905Z', fill: mix(wall, accent, 0.28) }) +
      el('rect', { y: table, width: ART_WIDTH, height: ART_HEIGHT - table, fill: mix(ground, third, 0.45) }) +
      el('rect', { y: table, width: ART_WIDTH, height: 10, fill: mix(ground, first, 0.55) })
    for (const [i, { x, height, lift }] of spots.entries()) {
      const profile = profiles[shapes[i] ?? 'bottle']
      const y = table + 70 - lift
      const colour = colours[i] ?? first
      const widest = Math.max(...profile.map(([, radius]) => radius)) * height
      const left = outline(profile, x, y, height, -1)
      const right = outline(profile, x, y, height, 1)
      const inner = right.map(([px, py], k): Point => {
        const radius = px - x
        return [x + radius * (0.18 + 0.16 * Math.sin((k / 40) * Math.PI)), py]
      })
      const body = line([...left, ...[...right].reverse()], true)
      text +=
        el('path', {
          d: `M${x - widest * 0.5} ${y}L${x + widest * 2.4} ${y + 92}H${x + widest * 3.2}L${x + widest * 0.6} ${y}Z`,
          fill: palette.ink,
          'fill-opacity': 0.16,
        }) +
        group(
          {},
          el('path', { d: body, fill: colour }),
          el('path', { d: line([...right, ...[...inner].reverse()], true), fill: tone(colour, -0.26) }),
          el('path', {
            d: line([...right, ...[...inner].reverse()], true),
            fill: speck,
            'fill-opacity': 0.7,
          }),
        )
    }
    const fruit = (x: number, y: number, r: number, colour: string) =>
      el('path', {
        d: `M${x - r} ${y + r * 0.7}L${x + r * 2.6} ${y + r + 40}H${x + r * 3.3}L${x + r * 0.5} ${y + r * 0.8}Z`,
        fill: palette.ink,
        'fill-opacity': 0.16,
      }) +
      el('circle', { cx: x, cy: y, r, fill: colour }) +
      el('path', {
        d: `M${x + r * 0.2} ${y - r * 0.98}A${r} ${r} 0 0 1 ${x + r * 0.2} ${y + r * 0.98}A${r * 1.6} ${r * 1.6} 0 0 0 ${x + r * 0.2} ${y - r * 0.98}Z`,
        fill: tone(colour, -0.24),
      })
    text += fruit(820, 1060, 56, accent) + fruit(195, 1085, 50, mix(accent, ground, 0.5))
    return (
      text +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, palette.paper, 0.28, 1.7),
        'fill-opacity': 0.5,
      })
    )
  },
})
