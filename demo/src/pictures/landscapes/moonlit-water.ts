import { createRandom } from '../../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from '../art.ts'
import { along, mix } from '../drawing/colour.ts'
import { grain } from '../drawing/grain.ts'
import { el, num } from '../drawing/svg.ts'

/** Draws the moon on open water: a path of broken light, and a small ship that means to cross it. */
export const moonlitWater = ({ seed, palette }: ArtSeed): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const [first = palette.ink, second = first, third = second, light = palette.paper, accent = light] =
      palette.colours
    const deep = mix(first, '#05070f', 0.55)
    const horizon = 560
    const moon = { x: 610, y: 300, r: 128 }
    const night = [deep, first, second, third]
    let text = ''
    for (let i = 0; i < 12; i++)
      text += el('rect', {
        y: (horizon / 12) * i,
        width: ART_WIDTH,
        height: horizon / 12 + 1,
        fill: along(night, 0.06 + (i / 11) ** 1.6 * 0.72),
      })
    for (const [k, opacity] of [
      [2.5, 0.06],
      [1.9, 0.08],
      [1.4, 0.1],
    ] as const)
      text += el('circle', { cx: moon.x, cy: moon.y, r: moon.r * k, fill: light, 'fill-opacity': opacity })
    text += el('circle', { cx: moon.x, cy: moon.y, r: moon.r, fill: light })
    text += el('rect', {
      y: horizon,
      width: ART_WIDTH,
      height: ART_HEIGHT - horizon,
      fill: mix(night[0] ?? first, first, 0.7),
    })
    let [swell, glitter] = ['', '']
    for (let y = horizon + 5; y < ART_HEIGHT; y += 7 + ((y - horizon) / 690) * 10) {
      const depth = (y - horizon) / (ART_HEIGHT - horizon)
      const thick = 1.6 + depth * 7
      for (let i = 0; i < 14; i++) {
        const x = random.between(-60, ART_WIDTH)
        const long = random.between(30, 150) * (0.4 + depth)
        swell += el('path', {
          d: `M${num(x)} ${num(y)}h${num(long)}`,
          stroke: random.chance(0.5) ? second : night[0],
          'stroke-width': thick * 0.8,
          'stroke-opacity': 0.5,
        })
      }
      const spread = 26 + depth * 190
      for (let i = 0; i < 7; i++) {
        const x = moon.x + random.normal() * spread * 0.55
        const long = random.between(14, 90) * (0.35 + depth) * (1 - Math.min(0.8, Math.abs(x - moon.x) / 460))
        glitter += el('path', {
          d: `M${num(x - long / 2)} ${num(y + random.between(-2, 2))}h${num(long)}`,
          stroke: random.chance(0.14) ? accent : light,
          'stroke-width': thick,
        })
      }
    }
    text += el('g', { 'stroke-linecap': 'round' }, swell + glitter)
    const ship = mix(deep, '#05070f', 0.5)
    text +=
      el('path', { d: `M232 ${horizon + 4}l16 26h150l28-30h-46l-8-22h-70v-16h-18v16h-34v26Z`, fill: ship }) +
      [268, 292, 316, 340]
        .map((x) => el('circle', { cx: x, cy: horizon + 12, r: 3.4, fill: accent }))
        .join('') +
      el('path', {
        d: `M305 ${horizon - 34}q-14-26 10-46t-6-60`,
        stroke: mix(second, light, 0.3),
        'stroke-width': 9,
        'stroke-linecap': 'round',
        fill: 'none',
        'stroke-opacity': 0.5,
      })
    for (let i = 0; i < 46; i++)
      text += el('circle', {
        cx: random.between(20, 980),
        cy: random.between(16, 330),
        r: random.between(0.8, 2.6),
        fill: light,
        'fill-opacity': random.between(0.3, 0.9),
      })
    return (
      text +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, mix(second, light, 0.4), 0.24, 1.6),
        'fill-opacity': 0.35,
      })
    )
  },
})
