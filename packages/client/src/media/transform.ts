/** Width and height in pixels. */
export interface Sides {
  width: number
  height: number
}

/** How a picture is encoded, and for which screen. */
export interface ImageOptions {
  /** 5 to 90; by default 80, 85 or 90, growing with the picture. */
  quality?: number
  /** Device pixels per CSS pixel; default the screen's own ratio, at most 2. */
  devicePixelRatio?: number
}

/** The scaled picture to make. */
export interface Wanted extends ImageOptions {
  /** `fill` covers the box and crops at the longer side; `fit` shows the whole picture inside it. */
  mode: 'fill' | 'fit'
  box: Sides
  /** The picture's own size; 0 if unknown. */
  source: Sides
  /** The part to scale instead of the whole. */
  part?: Sides & { x: number; y: number }
}

/** Formats that the media service scales; all others are served unchanged. */
const SCALABLE = /\.(png|jpe?g|jpe|webp|avif|wix_mp|wix_ico_mp)$/

/** Pictures above this many pixels get this quality, and are enlarged by this factor at most. */
const STEPS = [
  { pixels: 1_960_000, quality: 90, enlarge: 1 },
  { pixels: 360_000, quality: 85, enlarge: 1 },
  { pixels: 160_000, quality: 80, enlarge: 1.2 },
]
const SMALL = { quality: 80, enlarge: 1.4 }
const stepOf = ({ width, height }: Sides) => STEPS.find(({ pixels }) => width * height > pixels) ?? SMALL

/** The largest picture the media service makes. */
const MOST_PIXELS = 25_000_000

const times = ({ width, height }: Sides, factor: number): Sides => ({
  width: width * factor,
  height: height * factor,
})

/** The scale that covers the box, or fits into it. */
const scaleTo = (mode: Wanted['mode'], source: Sides, box: Sides) =>
  (mode === 'fit' ? Math.min : Math.max)(box.width / source.width, box.height / source.height)

const sizeText = ({ width, height }: Sides) => `w_${Math.round(width)},h_${Math.round(height)}`

/**
 * Writes the scaling part of an address exactly as the hosted platform's packages do, so both hit the same
 * stored copies: enlarged only as far as it looks good, sharpened when reduced.
 * @param id - the picture's file, whose ending tells the format
 * @returns what follows `/media/`
 */
export function scaledPath(id: string, { mode, box, source, part, ...options }: Wanted): string {
  const [ending = '', format = ''] = SCALABLE.exec(id.toLowerCase()) ?? []
  if (!format) return id
  const cut = part && overlapOf(part, source)
  const whole = cut ?? source
  const from = { width: whole.width || box.width, height: whole.height || box.height }
  const to = times(box, Math.min(options.devicePixelRatio ?? screenRatio(), 2))

  let scale = scaleTo(mode, from, to)
  let size = mode === 'fit' ? times(from, scale) : to
  if (size.width * size.height > MOST_PIXELS) {
    size = times(size, Math.sqrt(MOST_PIXELS / (size.width * size.height)))
    scale = scaleTo(mode, from, size)
  }
  const { enlarge } = stepOf(from)
  if (scale > enlarge) {
    size = times(size, enlarge / scale)
    scale = enlarge
  }

  // The service fits a picture whose size is unknown.
  const isMeasured = mode === 'fill' || (whole.width && whole.height)
  const rounded = { width: Math.round(size.width), height: Math.round(size.height) }
  const steps = [
    isMeasured ? `fill/${sizeText(size)},al_c` : `fit/${sizeText(size)}`,
    scale > 1 && 'lg_1',
    !format.startsWith('wix_') && `q_${qualityOf(format, rounded, options.quality)}`,
    (scale < 1 || !isMeasured) && 'usm_0.66_1.00_0.01',
    'enc_auto',
  ].filter(Boolean)
  const crop = cut && `crop/x_${Math.round(cut.x)},y_${Math.round(cut.y)},${sizeText(cut)}/`
  return `${id}/v1/${crop ?? ''}${steps.join()}/${id.slice(0, -ending.length)}${ending}`
}

const screenRatio = (): number => Reflect.get(globalThis, 'devicePixelRatio') || 1

const qualityOf = (format: string, size: Sides, wanted = 0): number => {
  const quality = wanted >= 5 && wanted <= 90 ? wanted : stepOf(size).quality
  return format === 'png' ? quality + 5 : quality
}

/** The part that is inside the picture; undefined when that is nothing or the whole picture. */
const overlapOf = (part: Sides & { x: number; y: number }, source: Sides) => {
  const [x, y] = [Math.max(0, part.x), Math.max(0, part.y)]
  const width = Math.max(0, Math.min(source.width, part.x + part.width) - x)
  const height = Math.max(0, Math.min(source.height, part.y + part.height) - y)
  const isWhole = width === source.width && height === source.height
  return width && height && !isWhole ? { x, y, width, height } : undefined
}
