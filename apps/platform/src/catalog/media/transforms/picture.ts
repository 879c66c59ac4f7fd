import { writeFile } from 'node:fs/promises'
import { errorEntry, MEDIA_LIMITS } from '@vitrine/contract'
import type { Sharp } from 'sharp'
import { Failure } from '../../../floor/failure.ts'
import type { FileType } from '../uploads/file-type.ts'
import { loadSharp } from './load-sharp.ts'

/** A cleaned picture: its new type, and its size in pixels. */
export interface CleanPicture {
  readonly type: FileType
  readonly sizeBytes: number
  readonly width: number
  readonly height: number
}

/**
 * Redraws an uploaded picture in place, which removes everything else in the file, such as the location, HTML
 * after its end or a thumbnail of a cropped part. Applies its orientation, converts colours to sRGB and keeps
 * animation. AVIF becomes WebP, which is ten times faster to write.
 *
 * @throws {Failure} MEDIA_DAMAGED, also when it has too many pixels; these are counted before any is unpacked
 */
export const cleanPicture = async (path: string, type: FileType): Promise<CleanPicture> => {
  const { data, info } = await drawnAnew(path, type).catch((error) => {
    throw new Failure('MEDIA_DAMAGED', {}, errorEntry('MEDIA_DAMAGED').means, error)
  })
  await writeFile(path, data, { flush: true })
  return {
    type: type.extension === 'avif' ? WEBP : type,
    sizeBytes: info.size,
    width: info.width,
    height: info.pageHeight ?? info.height,
  }
}

const LIMITS = { limitInputPixels: MEDIA_LIMITS.image.pixels, failOn: 'error' } as const
const QUALITY = 90
const WEBP: FileType = { kind: 'image', contentType: 'image/webp', extension: 'webp' }

const drawnAnew = async (path: string, type: FileType) => {
  const sharp = await loadSharp()
  const { format, pages = 1 } = await sharp(path, LIMITS).metadata()
  if (!isOf(type, format)) throw new Error(`The picture is ${format}`)
  const source = sharp(path, { ...LIMITS, animated: pages > 1 })
  return written(source.autoOrient(), type).toBuffer({ resolveWithObject: true })
}

/** The library detects the format itself, and must detect the one found before. */
const isOf = ({ contentType }: FileType, format: string | undefined): boolean =>
  contentType === `image/${format === 'heif' ? 'avif' : format}`

const written = (picture: Sharp, { extension }: FileType): Sharp => {
  switch (extension) {
    case 'jpg':
      return picture.jpeg({ quality: QUALITY, mozjpeg: true })
    case 'png':
      return picture.png({ compressionLevel: 9 })
    case 'gif':
      return picture.gif()
    default:
      return picture.webp({ quality: QUALITY, effort: 3 })
  }
}
