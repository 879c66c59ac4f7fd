import type { Sharp } from 'sharp'
import { loadSharp } from './load-sharp.ts'
import type { Rendered, Size } from './render-question.ts'
import type { Transform } from './transform.ts'

/** Larger pictures are rejected before they are unpacked. */
const MAX_INPUT_PIXELS = 50_000_000
/** Pictures are read line by line. */
const INPUT = { limitInputPixels: MAX_INPUT_PIXELS, sequentialRead: true } as const

export type PictureFormat = 'webp' | 'jpeg' | 'png'

export const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

/** Whether a file is a drawing, which has no pixels of its own and is never sent unchanged. */
export const isDrawing = async (file: string): Promise<boolean> => (await metadataOf(file)).format === 'svg'

/** The size of a picture in pixels. */
export const sizeOf = async (file: string): Promise<Size> => {
  const { width, height } = await metadataOf(file)
  return { width, height }
}

const metadataOf = async (file: string) => (await loadSharp())(file).metadata()

/** Creates a picture of the requested size from the original, but never larger than the original. */
export const renderPicture = async (
  original: string,
  transform: Transform,
  format: PictureFormat,
): Promise<Rendered> => {
  const sharp = await loadSharp()
  const picture = sharp(original, INPUT).rotate()
  if (transform.crop) picture.extract(await within(original, transform.crop))
  picture.resize({
    width: transform.width,
    height: transform.height,
    fit: transform.mode === 'fit' ? 'inside' : 'cover',
    position: transform.position,
    withoutEnlargement: true,
  })
  return finish(encode(picture, format, transform.quality))
}

/** Renders a drawing in its own size. Smaller pictures are made from that, so that its grain stays fine. */
export const renderDrawing = async (file: string): Promise<Rendered> => {
  const sharp = await loadSharp()
  return finish(sharp(file, { limitInputPixels: MAX_INPUT_PIXELS }).webp({ quality: 92, effort: 3 }))
}

/** Renders one image of a film. */
export const renderStill = async (svg: Uint8Array, size: Size): Promise<Rendered> => {
  const sharp = await loadSharp()
  return finish(sharp(svg).resize(size).webp({ quality: 80 }))
}

/** From this many pixels on, small pictures are made from a medium-sized one that is created once. */
const LARGE_PIXELS = 4_000_000
/** The shorter side of the medium-sized picture, and the longest side of what is made from it. */
const MIDDLE_PIXELS = 1600
const SMALL_PIXELS = 800

/** Whether a picture is made from the medium-sized one. A crop refers to pixels of the original. */
export const isMadeOfMiddle = async (
  original: string,
  { width, height, crop }: Transform,
): Promise<boolean> => {
  if (crop || Math.max(width, height) > SMALL_PIXELS) return false
  const size = await metadataOf(original)
  return size.width * size.height > LARGE_PIXELS && Math.min(size.width, size.height) > MIDDLE_PIXELS
}

/** Creates the medium-sized picture of a large one. */
export const renderMiddle = async (original: string): Promise<Rendered> => {
  const sharp = await loadSharp()
  return finish(
    sharp(original, INPUT)
      .rotate()
      .resize({ width: MIDDLE_PIXELS, height: MIDDLE_PIXELS, fit: 'outside', withoutEnlargement: true })
      .webp({ quality: 95, effort: 1 }),
  )
}

const encode = (picture: Sharp, format: PictureFormat, quality: number): Sharp => {
  if (format === 'webp') return picture.webp({ quality, effort: 3 })
  if (format === 'png') return picture.png({ compressionLevel: 8 })
  // JPEG has no transparency: those parts would turn black.
  return picture.flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true })
}

/** The size is that of one image, if the picture is animated. */
export const finish = async (picture: Sharp): Promise<Rendered> => {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
}

/** A crop that exceeds the picture is reduced to what exists. */
const within = async (
  original: string,
  crop: NonNullable<Transform['crop']>,
): Promise<NonNullable<Transform['crop']>> => {
  const { width, height } = await metadataOf(original)
  const left = Math.min(crop.left, width - 1)
  const top = Math.min(crop.top, height - 1)
  return { left, top, width: Math.min(crop.width, width - left), height: Math.min(crop.height, height - top) }
}
