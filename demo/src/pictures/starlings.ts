import { createRandom } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { along, mix } from './drawing/colour.ts'
import { grain } from './drawing/grain.ts'
import { createNoise } from './drawing/noise.ts'
import { el, line, num, type Point } from './drawing/svg.ts'

/** Draws starlings before they settle: some two thousand small birds in one body that folds over itself. */
export const starlings = ({ seed, palette, birds = 2500 }: ArtSeed & { birds?: number }): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const noise = createNoise(seed)
    const [first = palette.ink, second = first, third = second, light = palette.paper, accent = light] =
      palette.colours
    const sky = pen.linear(
      [0, 0.25, 0.5, 0.75, 1].map((at) => [
        at,
        along(
          [mix(second, palette.paper, 0.55), mix(third, palette.paper, 0.35), light, mix(accent, light, 0.3)],
          at,
        ),
      ]),
      { x2: 0, y2: 1 },
    )
    let [near, far] = ['', '']
    // The flock is a ribbon thrown into the air: thick in the middle of each fold, thin where it turns.
    const spine = (t: number): Point => [
      130 + t * 720 + Math.sin(t * 3.1) * 40,
      690 - Math.sin(t * 2.35 + 0.05) * 330 - t * 150 + Math.sin(t * 7) * 42,
    ]
    for (let i = 0; i < birds; i++) {
      const t = random() ** 0.85
      const [sx, sy] = spine(t)
      const [ahead, up] = spine(t + 0.01)
      const facing = Math.atan2(up - sy, ahead - sx)
      const thick =
        (14 + 104 * Math.sin(t * Math.PI) ** 1.1 * (0.68 + 0.32 * Math.sin(t * 9 + 0.6))) *
        (random.chance(0.1) ? 2.1 : 1)
      const aside = random.normal() * thick * 0.72
      const x = sx - Math.sin(facing) * aside + random.normal() * 14
      const y = sy + Math.cos(facing) * aside + random.normal() * 14
      if (noise(x / 90, y / 90) < -0.42 || x < 30 || x > 970 || y < 40) continue
      const way = facing + noise(x / 160, y / 160) * 1.2
      const size = random.between(3.4, 8.6)
      const wing = random.between(0.45, 1.15)
      const at = (angle: number, length: number) =>
        `${num(Math.cos(angle) * length)} ${num(Math.sin(angle) * length)}`
      const d = `M${num(x)} ${num(y)}m${at(way + Math.PI - wing, size)}L${num(x)} ${num(y)}l${at(way + Math.PI + wing, size)}`
      if (size > 5.4) near += d
      else far += d
    }
    const bank: Point[] = Array.from(
      { length: 60 },
      (_, i): Point => [
        -10 + i * 17.4,
        1098 - Math.abs(noise(i / 7, 3)) * 60 - Math.abs(noise(i / 1.7, 8)) * 16,
      ],
    )
    let reeds = ''
    for (let i = 0; i < 210; i++) {
      const x = random.between(-10, 1010)
      const lean = random.between(-22, 30)
      reeds += `M${num(x)} 1260Q${num(x + lean * 0.2)} ${num(1180)} ${num(x + lean)} ${num(random.between(1040, 1170))}`
    }
    return (
      el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: sky }) +
      el('circle', { cx: 700, cy: 985, r: 88, fill: accent }) +
      el('path', { d: line([...bank, [1010, 1260], [-10, 1260]], true), fill: mix(first, second, 0.4) }) +
      el(
        'g',
        { fill: 'none', stroke: first, 'stroke-linecap': 'round' },
        el('path', { d: far, 'stroke-width': 1.7, 'stroke-opacity': 0.75 }) +
          el('path', { d: near, 'stroke-width': 2.5, stroke: palette.ink }),
      ) +
      el('path', {
        d: reeds,
        stroke: palette.ink,
        'stroke-width': 2.4,
        fill: 'none',
        'stroke-linecap': 'round',
      }) +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, palette.paper, 0.28, 1.6),
        'fill-opacity': 0.4,
      })
    )
  },
})
