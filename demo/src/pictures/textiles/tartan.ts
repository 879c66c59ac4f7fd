import { el } from '../drawing/svg.ts'
import { type Cloth, whole } from './cloth.ts'

/** A sett: the order of coloured threads, woven to its end and back again. */
export type Sett = readonly (readonly [colour: string, threads: number])[]

const mirrored = (sett: Sett) => [...sett, ...[...sett].reverse().slice(1, -1)]

/** Weaves a sett in both directions as twill: where two colours cross they mix by halves, thread by thread. */
export const tartan = (sett: Sett, thickness = 4.2): Cloth => ({
  edge: sett[0]?.[0] ?? '#777777',
  ground: sett[0]?.[0] ?? '#777777',
  paint: (pen, scale) => {
    const stripes = mirrored(sett)
    const thread = whole(thickness, scale)
    const size = stripes.reduce((sum, [, threads]) => sum + threads, 0) * thread
    const step = thread * 2
    const twill = new Map<string, string>()
    const hatch = (colour: string) => {
      const known = twill.get(colour)
      if (known !== undefined) return known
      const made = pen.tile(
        step,
        step,
        el('path', {
          d: `M0 0h${thread}L${step} ${thread}v${thread}ZM0 ${thread}L${thread} ${step}H0Z`,
          fill: colour,
        }),
      )
      twill.set(colour, made)
      return made
    }
    const bands = (draw: (at: number, width: number, colour: string) => string) => {
      let [text, at] = ['', 0]
      for (const [colour, threads] of stripes) {
        text += draw(at, threads * thread, colour)
        at += threads * thread
      }
      return text
    }
    return pen.tile(
      size,
      size,
      bands((x, width, fill) => el('rect', { x, width, height: size, fill })) +
        bands((y, height, colour) => el('rect', { y, width: size, height, fill: hatch(colour) })),
    )
  },
})
