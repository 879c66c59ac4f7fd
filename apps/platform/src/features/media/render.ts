import sharp, { type Sharp } from 'sharp'
import type { Transform } from './transform.ts'

/** Pictures beyond this many pixels are refused before they are unpacked. */
const MAX_INPUT_PIXELS = 50_000_000

export type PictureFormat = 'webp' | 'jpeg' | 'png'

export const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

/** Whether a file is a drawing, which has no pixels of its own and is never sent as it is. */
export const isDrawing = async (file: string): Promise<boolean> =>
  (await sharp(file).metadata()).format === 'svg'

/** Makes a picture of the asked size out of the original; never larger than the original is. */
export const renderPicture = async (
  original: string,
  transform: Transform,
  format: PictureFormat,
): Promise<Buffer> => {
  const { width, height, format: kind } = await sharp(original).metadata()
  const density =
    kind === 'svg' && !transform.crop ? SVG_DENSITY * scaleOf(transform, width, height) : undefined
  const picture = sharp(original, {
    limitInputPixels: MAX_INPUT_PIXELS,
    ...(density && { density }),
  }).rotate()
  if (transform.crop) picture.extract(within(transform.crop, width, height))
  picture.resize({
    width: transform.width,
    height: transform.height,
    fit: transform.mode === 'fit' ? 'inside' : 'cover',
    position: transform.position,
    withoutEnlargement: true,
  })
  return encode(picture, format, transform.quality)
}

/** At which a drawing has the size it names. A drawing is drawn no larger than is asked for: that is quicker. */
const SVG_DENSITY = 72

const scaleOf = ({ mode, width, height }: Transform, fullWidth: number, fullHeight: number): number => {
  const scales = [width / fullWidth, height / fullHeight]
  return Math.min(1, mode === 'fit' ? Math.min(...scales) : Math.max(...scales))
}

/** Makes a whole drawing into a picture of the size it names. */
export const renderDrawing = (file: string): Promise<Buffer> =>
  sharp(file).webp({ quality: 92, effort: 3 }).toBuffer()

const encode = (picture: Sharp, format: PictureFormat, quality: number): Promise<Buffer> => {
  if (format === 'webp') return picture.webp({ quality, effort: 3 }).toBuffer()
  if (format === 'png') return picture.png({ compressionLevel: 8 }).toBuffer()
  return picture.jpeg({ quality, mozjpeg: true }).toBuffer()
}

/** A crop that reaches beyond the picture keeps what there is. */
const within = (
  crop: NonNullable<Transform['crop']>,
  width: number,
  height: number,
): NonNullable<Transform['crop']> => {
  const left = Math.min(crop.left, width - 1)
  const top = Math.min(crop.top, height - 1)
  return { left, top, width: Math.min(crop.width, width - left), height: Math.min(crop.height, height - top) }
}
