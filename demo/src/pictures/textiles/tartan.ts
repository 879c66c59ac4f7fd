import type { Pen } from '../pen.ts'
import { el } from '../svg.ts'
import type { Cloth } from './cloth.ts'

/** A sett: the order of coloured threads, woven to its end and back again. */
export type Sett = readonly (readonly [colour: string, threads: number])[]

const mirrored = (sett: Sett) => [...sett, ...[...sett].reverse().slice(1, -1)]

/** Weaves a sett in both directions as twill: where two colours cross they mix by halves, thread by thread. */
export const tartan = (sett: Sett, thread = 4.2): Cloth => ({
  edge: sett[0]?.[0] ?? '#777777',
  ground: sett[0]?.[0] ?? '#777777',
  paint: (pen: Pen, scale: number) => {
    const stripes = mirrored(sett)
    const size = stripes.reduce((sum, [, threads]) => sum + threads, 0) * thread * scale
    const step = thread * 2 * scale
    const twill = new Map<string, string>()
    const hatch = (colour: string) => {
      const known = twill.get(colour)
      if (known !== undefined) return known
      const h = step / 2
      const made = pen.tile(
        step,
        step,
        el('path', { d: `M0 0h${h}L${step} ${h}v${h}ZM0 ${h}L${h} ${step}H0Z`, fill: colour }),
      )
      twill.set(colour, made)
      return made
    }
    let [text, at] = ['', 0]
    for (const [colour, threads] of stripes) {
      const width = threads * thread * scale
      text += el('rect', { x: at, width: width + 0.5, height: size, fill: colour })
      at += width
    }
    at = 0
    for (const [colour, threads] of stripes) {
      const height = threads * thread * scale
      text += el('rect', { y: at, width: size, height, fill: hatch(colour) })
      at += height
    }
    return pen.tile(size, size, text)
  },
})
