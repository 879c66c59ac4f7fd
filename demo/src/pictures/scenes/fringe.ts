import { createRandom } from '../../prng.ts'
import { tone } from '../drawing/colour.ts'
import { el, group, num } from '../drawing/svg.ts'
import type { Cloth } from '../textiles/cloth.ts'

/** Draws the twisted fringe of a throw along its lower end. */
export const fringe = (
  cloth: Cloth,
  seed: string,
  x: number,
  y: number,
  width: number,
  length: number,
): string => {
  const random = createRandom(`${seed}/fringe`)
  let d = ''
  for (let at = x + 5; at < x + width - 3; at += 9) {
    const bend = random.between(-6, 6)
    const end = length * random.between(0.86, 1.05)
    d += `M${num(at)} ${num(y)}q${num(bend)} ${num(length * 0.5)} ${num(random.between(-4, 4))} ${num(end)}`
  }
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    el('path', { d, stroke: tone(cloth.edge, -0.3), 'stroke-width': 6.5 }),
    el('path', { d, stroke: tone(cloth.edge, 0.1), 'stroke-width': 3.4 }),
  )
}
