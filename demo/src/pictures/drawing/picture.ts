import type { Pen } from './pen.ts'

/** A program that draws a picture of a fixed size in pixels. */
export interface Picture {
  width: number
  height: number
  draw: (pen: Pen) => string
}

/** The shop's format, 4:5, as wide as a large screen shows it. */
export const WIDTH = 1600
export const HEIGHT = 2000

/** Makes a picture in the shop's format. */
export const portrait = (draw: (pen: Pen) => string): Picture => ({ width: WIDTH, height: HEIGHT, draw })
