import { createRandom } from '../../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from '../art.ts'
import { mix, tone } from '../drawing/colour.ts'
import { grain } from '../drawing/grain.ts'
import { el, group } from '../drawing/svg.ts'

/** An opening in a thick wall, lit from the left: dark within, the reveal on its right in the sun. */
const arch = (
  x: number,
  y: number,
  width: number,
  height: number,
  inside: string,
  reveal: string,
): string => {
  const r = width / 2
  const shape = (left: number, w: number) =>
    `M${left} ${y}V${y - height + r}a${w / 2} ${r} 0 0 1 ${w} 0V${y}Z`
  return (
    el('path', { d: shape(x, width), fill: reveal }) + el('path', { d: shape(x, width * 0.8), fill: inside })
  )
}

/** Draws an arcade in late sun: walls like paper, openings like ink, and a shadow that has come a long way. */
export const arcade = ({ seed, palette }: ArtSeed): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const [first = palette.ink, second = first, third = second, light = palette.paper, accent = first] =
      palette.colours
    const wall = mix(light, palette.paper, 0.25)
    const sky = pen.linear(
      [
        [0, mix(second, palette.paper, 0.2)],
        [0.6, mix(third, palette.paper, 0.5)],
      ],
      { x2: 0, y2: 1 },
    )
    const ground = mix(accent, light, 0.35)
    const floor = 985
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: sky })
    text += el('circle', {
      cx: random.between(180, 300),
      cy: 220,
      r: 66,
      fill: mix(palette.paper, light, 0.3),
    })
    // A tower, a long house before it, and the arcade in front.
    text += el('rect', { x: 690, y: 190, width: 190, height: 800, fill: tone(wall, 0.12) })
    text += el('rect', { x: 812, y: 190, width: 68, height: 800, fill: tone(accent, -0.12) })
    text += arch(726, 330, 50, 84, first, tone(wall, 0.3)) + arch(726, 470, 50, 84, first, tone(wall, 0.3))
    text += el('path', { d: 'M676 190H894V168H676Z', fill: first })
    text += el('rect', { x: -10, y: 500, width: 640, height: 500, fill: mix(wall, accent, 0.35) })
    text += el('path', { d: 'M-10 500H640L610 466H-10Z', fill: tone(accent, -0.1) })
    for (const x of [70, 210, 350, 490])
      text +=
        el('rect', { x, y: 552, width: 44, height: 62, fill: first }) +
        el('rect', { x: x + 34, y: 552, width: 10, height: 62, fill: tone(wall, 0.25) })
    text += el('rect', { x: -10, y: 668, width: ART_WIDTH + 20, height: floor - 668, fill: wall })
    text += el('rect', { x: -10, y: 668, width: ART_WIDTH + 20, height: 18, fill: tone(wall, 0.4) })
    text += el('rect', { x: -10, y: 686, width: ART_WIDTH + 20, height: 10, fill: mix(wall, first, 0.4) })
    const openings = [40, 235, 430, 625, 820]
    for (const x of openings) text += arch(x, floor, 150, 258, first, tone(wall, 0.45))
    text += el('rect', { y: floor, width: ART_WIDTH, height: ART_HEIGHT - floor, fill: ground })
    // Light falls through every arch from behind and lies on the square as a long lozenge.
    for (const x of openings)
      text += el('path', {
        d: `M${x + 4} ${floor}h112l150 ${ART_HEIGHT - floor}h-170Z`,
        fill: mix(light, palette.paper, 0.5),
        'fill-opacity': 0.8,
      })
    text += group(
      {},
      el('path', {
        d: `M700 ${ART_HEIGHT}L520 1062l14-4L770 ${ART_HEIGHT}Z`,
        fill: palette.ink,
        'fill-opacity': 0.5,
      }),
      el('path', { d: 'M515 1066c-8-46-3-92 11-98 15 6 20 52 12 98Z', fill: palette.ink }),
      el('circle', { cx: 526, cy: 950, r: 13, fill: palette.ink }),
    )
    return (
      text +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, palette.ink, 0.13, 2.2, 3),
        'fill-opacity': 0.45,
      }) +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, palette.paper, 0.3, 1.6),
        'fill-opacity': 0.5,
      })
    )
  },
})
