import { el, fine, num } from './svg.ts'

/** One colour of a gradient: its place (0..1), colour and, when below 1, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/**
 * Collects a document's definitions and hands out references, so that separately drawn pieces (an artwork,
 * its frame, the room) never collide in their ids.
 */
export interface Pen {
  /** How many pixels one unit takes for this pen; pixel-dependent effects such as grain need it. */
  readonly zoom: number
  /** Returns a pen for the same document, for a part that is shown larger or smaller. */
  zoomed(factor: number): Pen
  /** Defines an element that needs an id; returns `url(#id)`. */
  define(name: string, attributes: Record<string, string | number | undefined>, children?: string): string
  /** Defines a straight gradient; from and to are shares of the painted shape, left to right by default. */
  linear(stops: readonly Stop[], direction?: { x1?: number; y1?: number; x2?: number; y2?: number }): string
  /** Defines a round gradient; centre and radius are shares of the painted shape. */
  radial(stops: readonly Stop[], circle?: { cx?: number; cy?: number; r?: number }): string
  /** Defines a clip from path data or an element. */
  clip(shape: string): string
  /** Defines a Gaussian blur with the filter region widened by `reach` of the shape's size. */
  blur(deviation: number, reach?: number): string
  /** Defines a tile of `size` units square, filled by `children`. */
  tile(width: number, height: number, children: string, transform?: string): string
  /** Returns everything defined so far. */
  defs(): string
}

const stopText = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) =>
      el('stop', {
        offset,
        'stop-color': colour,
        'stop-opacity': opacity === undefined ? undefined : fine(opacity),
      }),
    )
    .join('')

/** Creates the pen of a new document. */
export const createPen = (): Pen => {
  const definitions: string[] = []
  const define: Pen['define'] = (name, attributes, children = '') => {
    const id = `d${definitions.length.toString(36)}`
    definitions.push(el(name, { id, ...attributes }, children))
    return `url(#${id})`
  }
  const pen = (zoom: number): Pen => ({
    zoom,
    zoomed: (factor) => pen(zoom * factor),
    define,
    linear: (stops, direction = {}) =>
      define('linearGradient', { x1: 0, y1: 0, x2: 1, y2: 0, ...direction }, stopText(stops)),
    radial: (stops, circle = {}) =>
      define(
        'radialGradient',
        { cx: fine(circle.cx ?? 0.5), cy: fine(circle.cy ?? 0.5), r: fine(circle.r ?? 0.5) },
        stopText(stops),
      ),
    clip: (shape) => define('clipPath', {}, shape.startsWith('<') ? shape : el('path', { d: shape })),
    blur: (deviation, reach = 0.3) =>
      define(
        'filter',
        { x: fine(-reach), y: fine(-reach), width: fine(1 + 2 * reach), height: fine(1 + 2 * reach) },
        el('feGaussianBlur', { stdDeviation: num(deviation) }),
      ),
    tile: (width, height, children, transform) =>
      define(
        'pattern',
        {
          width: num(width),
          height: num(height),
          patternUnits: 'userSpaceOnUse',
          patternTransform: transform,
        },
        children,
      ),
    defs: () => (definitions.length === 0 ? '' : `<defs>${definitions.join('')}</defs>`),
  })
  return pen(1)
}

/** Writes a whole SVG document of the given size in pixels. */
export const svgDocument = (width: number, height: number, draw: (pen: Pen) => string): string => {
  const pen = createPen()
  const body = draw(pen)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${pen.defs()}${body}</svg>`
}
