import type { Palette } from './drawing/palette.ts'
import type { Pen } from './drawing/pen.ts'
import { el } from './drawing/svg.ts'

/** The box that every artwork is drawn in, for any later print format. */
export const ART_WIDTH = 1000
export const ART_HEIGHT = 1250

/** An artwork: what is printed, without paper, frame or room. */
export interface Art {
  palette: Palette
  draw: (pen: Pen) => string
}

/** What a family of artworks needs to make one. */
export interface ArtSeed {
  seed: string
  palette: Palette
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Places an artwork in a box, filling it and cropping the rest; `view` shows a part of it. The box is aligned
 * to whole pixels: otherwise every patterned paint in the artwork is resampled, which takes ten times as
 * long.
 */
export const place = (
  pen: Pen,
  art: Art,
  box: Box,
  view: Box = { x: 0, y: 0, width: ART_WIDTH, height: ART_HEIGHT },
): string =>
  el(
    'svg',
    {
      x: Math.round(box.x),
      y: Math.round(box.y),
      width: Math.round(box.width),
      height: Math.round(box.height),
      viewBox: `${view.x} ${view.y} ${view.width} ${view.height}`,
      preserveAspectRatio: 'xMidYMid slice',
    },
    art.draw(pen.zoomed(Math.max(box.width / view.width, box.height / view.height))),
  )
