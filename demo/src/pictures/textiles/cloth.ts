import type { Pen } from '../drawing/pen.ts'
import { el } from '../drawing/svg.ts'

/** A cloth as the loom or the printer left it. */
export interface Cloth {
  /** Returns a paint of the cloth's repeat; `scale` 1 shows it at the size of a flat lay. */
  paint: (pen: Pen, scale: number) => string
  /** The colour of hems, fringes and piping. */
  edge: string
  /** The colour of the cloth from afar, for the ground beneath it. */
  ground: string
}

/**
 * Scales a length to whole units. Repeats have to be whole: a small tile of, say, 6.3 units is resampled at
 * every copy, which takes a renderer seconds instead of milliseconds.
 */
export const whole = (length: number, scale: number): number => Math.max(1, Math.round(length * scale))

/** Defines the over-and-under of plain weave as a faint paint to lay over a flat colour; `cell` is one thread. */
export const tabby = (pen: Pen, cell: number): string => {
  const both = cell * 2
  const square = (x: number, y: number) => `M${x} ${y}h${cell}v${cell}h${-cell}Z`
  return pen.tile(
    both,
    both,
    el('path', { d: square(0, 0) + square(cell, cell), fill: '#000000', 'fill-opacity': 0.1 }) +
      el('path', { d: square(cell, 0) + square(0, cell), fill: '#ffffff', 'fill-opacity': 0.12 }),
  )
}
