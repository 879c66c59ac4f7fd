/** A requested version of a picture: its size, how to reach it, and its format. */
export interface Transform {
  /** `fit` keeps the whole picture inside the box; `fill` covers the box and cuts off the rest. */
  readonly mode: 'fit' | 'fill'
  readonly width: number
  readonly height: number
  /** 1 to 100. */
  readonly quality: number
  /** The part to keep when filling. */
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
  /** `auto` uses WebP if the Accept header allows it. */
  readonly encoding: 'auto' | 'file'
  /** Cut out first, in pixels of the original. */
  readonly crop: { left: number; top: number; width: number; height: number } | undefined
}

/** Larger boxes are reduced to this: no screen shows more, and no cache should store more. */
const MAX_PIXELS = 3200

/**
 * The widths that pictures are created in. Other widths are rounded up to the next one, and heights with
 * them, so that a picture keeps its shape, is never blurred, and is shared by requests for nearly the same
 * size. The list includes the widths our storefront uses (`STEPS` in `packages/react`).
 */
export const WIDTHS = [
  ...[16, 20, 24, 32, 40, 50, 64, 80, 100, 120, 160, 200, 250, 320, 400, 480, 560, 640, 720, 800, 960],
  ...[1120, 1280, 1440, 1680, 1920, 2240, 2560, 2880, MAX_PIXELS],
] as const

/** Quality is rounded up to a multiple of this. */
const QUALITY_STEP = 5

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
 * Reads the part of a media address after the id, such as `v1/fill/w_400,h_500,al_c,q_80,enc_auto/print.jpg`
 * or `v1/crop/x_0,y_0,w_10,h_10/fill/w_5,h_5/print.jpg`. Ignores unknown parameters; limits sizes and rounds
 * them up to the next of `WIDTHS`. Widens crops to a grid.
 *
 * @returns undefined when the address has no valid transform
 */
export const transformOf = (path: string): Transform | undefined => {
  const segments = path.split('/')
  if (segments[0] !== 'v1') return undefined
  const cropped = segments[1] === 'crop'
  const [mode, parameters] = cropped ? segments.slice(3) : segments.slice(1)
  if ((mode !== 'fit' && mode !== 'fill') || parameters === undefined) return undefined
  const values = parametersOf(parameters)
  const asked = { width: size(values.get('w')), height: size(values.get('h')) }
  if (!asked.width || !asked.height) return undefined
  return {
    mode,
    ...rounded(asked),
    quality: qualityOf(whole(values.get('q')) ?? 80),
    position: POSITIONS.get(values.get('al') ?? 'c') ?? 'centre',
    encoding: values.get('enc') ? 'auto' : 'file',
    crop: cropped ? cropOf(parametersOf(segments[2] ?? '')) : undefined,
  }
}

/** At maximum height, only the height limits a box. */
const rounded = ({ width, height }: { width: number; height: number }) => {
  const wide = WIDTHS.find((each) => each >= width) ?? MAX_PIXELS
  const tall = Math.max(1, Math.round((height * wide) / width))
  return tall <= MAX_PIXELS ? { width: wide, height: tall } : { width, height }
}

const qualityOf = (asked: number): number =>
  Math.min(100, Math.max(QUALITY_STEP, Math.ceil(asked / QUALITY_STEP) * QUALITY_STEP))

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

/** The edges of a crop are on a grid of a power of two, at most this fraction of its longer side. */
const CROP_STEPS = 32

/** Rounds a crop outwards by up to one grid step at each edge, so that crops that hardly differ share one picture. */
const cropOf = (values: ReadonlyMap<string, string>): Transform['crop'] => {
  const [x, y, w, h] = ['x', 'y', 'w', 'h'].map((name) => whole(values.get(name)))
  if (x === undefined || y === undefined || !w || !h) return undefined
  const step = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(w, h) / CROP_STEPS)))
  const [left, top] = [x - (x % step), y - (y % step)]
  const width = Math.ceil((x + w - left) / step) * step
  const height = Math.ceil((y + h - top) / step) * step
  return { left, top, width, height }
}
