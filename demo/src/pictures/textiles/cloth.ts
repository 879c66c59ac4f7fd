import type { Pen } from '../pen.ts'
import { el } from '../svg.ts'

/** A cloth as the loom or the printer left it. */
export interface Cloth {
  /** Returns a paint of the cloth's repeat; `scale` 1 shows it at the size of a flat lay. */
  paint: (pen: Pen, scale: number) => string
  /** The colour of hems, fringes and piping. */
  edge: string
  /** The colour of the cloth from afar, for the ground beneath it. */
  ground: string
}

/** Defines the over-and-under of plain weave as a faint paint that is laid over a flat colour. */
export const tabby = (pen: Pen, size: number): string =>
  pen.tile(
    size,
    size,
    el('path', {
      d: `M0 0h${size / 2}v${size / 2}h${-size / 2}ZM${size / 2} ${size / 2}h${size / 2}v${size / 2}h${-size / 2}Z`,
      fill: '#000000',
      opacity: 0.1,
    }) +
      el('path', {
        d: `M${size / 2} 0h${size / 2}v${size / 2}h${-size / 2}ZM0 ${size / 2}h${size / 2}v${size / 2}h${-size / 2}Z`,
        fill: '#ffffff',
        opacity: 0.12,
      }),
  )
