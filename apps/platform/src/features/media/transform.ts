/** What is asked of a picture: a size, the way to get there, and how it is written. */
export interface Transform {
  /** `fit` keeps the whole picture inside the box; `fill` covers the box and cuts off the rest. */
  readonly mode: 'fit' | 'fill'
  readonly width: number
  readonly height: number
  /** 1 to 100. */
  readonly quality: number
  /** The part kept when filling. */
  readonly position:
    | 'centre'
    | 'top'
    | 'bottom'
    | 'left'
    | 'right'
    | 'left top'
    | 'right top'
    | 'left bottom'
    | 'right bottom'
  /** `auto` picks WebP where the Accept header allows it. */
  readonly encoding: 'auto' | 'file'
  /** Cut out first, in pixels of the original. */
  readonly crop: { left: number; top: number; width: number; height: number } | undefined
}

/** Larger boxes are cut to this; no screen shows more and no cache should hold more. */
const MAX_PIXELS = 3200

const POSITIONS: ReadonlyMap<string, Transform['position']> = new Map([
  ['c', 'centre'],
  ['t', 'top'],
  ['b', 'bottom'],
  ['l', 'left'],
  ['r', 'right'],
  ['tl', 'left top'],
  ['tr', 'right top'],
  ['bl', 'left bottom'],
  ['br', 'right bottom'],
])

/**
 * Reads the part of a media address that follows the id, such as
 * `v1/fill/w_400,h_500,al_c,q_80,enc_auto/print.jpg` or `v1/crop/x_0,y_0,w_10,h_10/fill/w_5,h_5/print.jpg`.
 * Unknown parameters are ignored, sizes are capped.
 *
 * @returns undefined when the address names no transform at all
 */
export const transformOf = (path: string): Transform | undefined => {
  const segments = path.split('/')
  if (segments[0] !== 'v1') return undefined
  const cropped = segments[1] === 'crop'
  const [mode, parameters] = cropped ? segments.slice(3) : segments.slice(1)
  if ((mode !== 'fit' && mode !== 'fill') || parameters === undefined) return undefined
  const values = parametersOf(parameters)
  const width = size(values.get('w'))
  const height = size(values.get('h'))
  if (!width || !height) return undefined
  return {
    mode,
    width,
    height,
    quality: Math.min(100, Math.max(1, whole(values.get('q')) ?? 80)),
    position: POSITIONS.get(values.get('al') ?? 'c') ?? 'centre',
    encoding: values.get('enc') ? 'auto' : 'file',
    crop: cropped ? cropOf(parametersOf(segments[2] ?? '')) : undefined,
  }
}

const parametersOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(',').map((pair) => {
      const [name = '', ...value] = pair.split('_')
      return [name, value.join('_')]
    }),
  )

const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined

const size = (text: string | undefined): number => Math.min(MAX_PIXELS, whole(text) ?? 0)

const cropOf = (values: ReadonlyMap<string, string>): Transform['crop'] => {
  const [left, top, width, height] = ['x', 'y', 'w', 'h'].map((name) => whole(values.get(name)))
  if (left === undefined || top === undefined || !width || !height) return undefined
  return { left, top, width, height }
}
