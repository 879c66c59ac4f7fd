import { createRandom } from '../../prng.ts'
import { el, num } from '../drawing/svg.ts'
import type { Glaze } from './glaze.ts'
import { facing, type Level, type Stand } from './lathe.ts'

/** Draws the iron spots of a glaze on the side that faces the viewer; they go round with the pot. */
export const drawSpeckle = (
  stand: Stand & { seed: string; turn?: number },
  glaze: Glaze,
  levels: readonly Level[],
): string => {
  if (glaze.speckle === undefined) return ''
  const { x, tilt, seed, turn = 0 } = stand
  const coarse = Math.max(0.35, Math.min(1, stand.height / 700))
  const random = createRandom(`${seed}/speckle`)
  let d = ''
  for (let i = 0; i < glaze.speckle.amount * 900; i++) {
    const level = random.pick(levels)
    const angle = facing(random.between(0, Math.PI * 2) + turn)
    const size = (0.8 + random() ** 4 * 3.4) * coarse
    if (level.share < 0.05 || level.share > 0.985 || Math.abs(angle) > 1.5) continue
    const [cx, cy] = [x + Math.sin(angle) * level.radius, level.y + Math.cos(angle) * level.radius * tilt]
    const rx = Math.max(0.5, size * Math.cos(angle))
    d += `M${num(cx - rx)} ${num(cy)}a${num(rx)} ${num(size)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(size)} 0 1 0 ${num(-rx * 2)} 0`
  }
  return el('path', { d, fill: glaze.speckle.colour, 'fill-opacity': 0.6 })
}
