import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '../../database/database.ts'
import { fail } from '../../http/failure.ts'
import { type MediaFile, mediaStore } from './media.store.ts'
import { digest, MEDIA_ID, originalPath, transformedFolder } from './media-folder.ts'
import { drawPlaceholder, PLACEHOLDER } from './placeholder.ts'
import {
  CONTENT_TYPES,
  isDrawing,
  type PictureFormat,
  renderDrawing,
  renderPicture,
  sizeOf,
} from './render.ts'
import { createSingleFlight } from './single-flight.ts'
import { type Transform, transformOf } from './transform.ts'
import type { TransformCache } from './transform-cache.ts'

/** Makes the bytes of a file that was never uploaded, such as a picture of the demo shop; may be an SVG document. */
export type Draw = (mediaId: string) => Promise<Uint8Array>

/** A file to send: where it lies below the media folder, and as what. */
export interface ServedFile {
  readonly path: string
  readonly contentType: string
  /** Under which name browsers save it instead of showing it, empty for none of its own; undefined to show it. */
  readonly saveAs: string | undefined
}

export interface MediaService {
  /**
   * Finds the file of a media address, making and keeping it when it is asked for the first time.
   *
   * @param rest - what follows the id: nothing for the original, else a transform
   * @throws {Failure} MEDIA_NOT_FOUND, or SERVICE_UNAVAILABLE when too many pictures are being made
   */
  file(mediaId: string, rest: string, accept: string): Promise<ServedFile>
  /** Measures a picture that was not measured when it came, such as one that is drawn. */
  measure(file: MediaFile): Promise<{ readonly width: number; readonly height: number }>
}

/** Pictures made at once and waiting: each takes a core for a good part of a second. */
const AT_ONCE = 2
const QUEUED = 200

export const createMedia = (
  database: Database,
  folder: string,
  draw: Draw,
  cache: TransformCache,
): MediaService => {
  const flights = createSingleFlight(AT_ONCE, QUEUED)

  const find = async (mediaId: string): Promise<MediaFile> => {
    if (mediaId === PLACEHOLDER.mediaId) return PLACEHOLDER
    const file = MEDIA_ID.test(mediaId) ? await mediaStore.find(database, mediaId) : undefined
    if (!file) throw fail('MEDIA_NOT_FOUND')
    return file
  }

  /** Written aside and renamed, so that nobody ever reads half a file. */
  const keep = async (path: string, make: () => Promise<Uint8Array>): Promise<string> => {
    const place = join(folder, path)
    if (await exists(place)) return path
    await flights.run(path, async () => {
      if (await exists(place)) return
      const bytes = await make()
      const aside = `${place}.${randomUUID()}`
      await mkdir(dirname(place), { recursive: true })
      await writeFile(aside, bytes)
      await rename(aside, place)
    })
    return path
  }

  /** The same for what can be made again at any time. */
  const keepInCache = async (path: string, make: () => Promise<Uint8Array>): Promise<string> => {
    await cache.use(path)
    return keep(path, async () => {
      const bytes = await make()
      cache.added(bytes.length)
      return bytes
    })
  }

  const originalOf = (file: MediaFile): Promise<string> =>
    keep(originalPath(file.mediaId), async () =>
      file === PLACEHOLDER ? Buffer.from(drawPlaceholder()) : draw(file.mediaId),
    )

  /** What is sent without a transform and what transforms start from: the original, or the picture of a drawing. */
  const wholeOf = async (file: MediaFile): Promise<string> => {
    const picture = join(transformedFolder(file.mediaId), 'whole.webp')
    await cache.use(picture)
    if (await exists(join(folder, picture))) return picture
    const original = await originalOf(file)
    if (file.kind !== 'image' || !(await isDrawing(join(folder, original)))) return original
    return keepInCache(picture, () => renderDrawing(join(folder, original)))
  }

  return {
    file: async (mediaId, rest, accept) => {
      const file = await find(mediaId)
      if (rest === '') {
        const path = await wholeOf(file)
        return {
          path,
          contentType: file.contentType,
          saveAs: file.kind === 'document' || file.kind === 'zip' ? file.fileName : undefined,
        }
      }
      const transform = transformOf(rest)
      if (!transform || file.kind !== 'image') throw fail('MEDIA_NOT_FOUND')
      const format = formatOf(transform, rest, accept)
      const path = transformedPath(file, transform, format)
      await cache.use(path)
      if (!(await exists(join(folder, path)))) {
        const whole = await wholeOf(file)
        await keepInCache(path, () => renderPicture(join(folder, whole), transform, format))
      }
      return { path, contentType: CONTENT_TYPES[format], saveAs: undefined }
    },
    measure: async (file) => sizeOf(join(folder, await wholeOf(file))),
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const transformedPath = (file: MediaFile, transform: Transform, format: PictureFormat): string =>
  join(transformedFolder(file.mediaId), `${digest(JSON.stringify(transform)).slice(0, 32)}.${format}`)

const formatOf = (transform: Transform, rest: string, accept: string): PictureFormat => {
  if (transform.encoding === 'auto' && accept.includes('image/webp')) return 'webp'
  if (rest.endsWith('.webp')) return 'webp'
  return rest.endsWith('.png') ? 'png' : 'jpeg'
}
