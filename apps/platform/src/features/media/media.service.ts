import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '../../database/database.ts'
import { fail } from '../../http/failure.ts'
import { type MediaFile, mediaStore } from './media.store.ts'
import { drawPlaceholder, PLACEHOLDER } from './placeholder.ts'
import { CONTENT_TYPES, isDrawing, type PictureFormat, renderDrawing, renderPicture } from './render.ts'
import { createSingleFlight } from './single-flight.ts'
import { type Transform, transformOf } from './transform.ts'

/** Makes the bytes of a file that was never uploaded, such as a picture of the demo shop; may be an SVG document. */
export type Draw = (mediaId: string) => Promise<Uint8Array>

/** A file to send: where it lies below the media folder, and as what. */
export interface ServedFile {
  readonly path: string
  readonly contentType: string
  readonly download: boolean
}

export interface MediaService {
  /**
   * Finds the file of a media address, making and keeping it when it is asked for the first time.
   *
   * @param rest - what follows the id: nothing for the original, else a transform
   * @throws {Failure} MEDIA_NOT_FOUND, or SERVICE_UNAVAILABLE when too many pictures are being made
   */
  file(mediaId: string, rest: string, accept: string): Promise<ServedFile>
}

/** Pictures made at once and waiting: each takes a core for a good part of a second. */
const AT_ONCE = 2
const QUEUED = 200

/** Ids become file names, so nothing else ever reaches the disk or the database. */
const MEDIA_ID = /^[A-Za-z0-9][A-Za-z0-9_~.-]{0,199}$/

export const createMedia = (database: Database, folder: string, draw: Draw): MediaService => {
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

  const originalOf = (file: MediaFile): Promise<string> =>
    keep(join('originals', shard(file.mediaId), file.mediaId), async () =>
      file === PLACEHOLDER ? Buffer.from(drawPlaceholder()) : draw(file.mediaId),
    )

  /** What is sent without a transform and what transforms start from: the original, or the picture of a drawing. */
  const wholeOf = async (file: MediaFile): Promise<string> => {
    const picture = join('transformed', shard(file.mediaId), file.mediaId, 'whole.webp')
    if (await exists(join(folder, picture))) return picture
    const original = await originalOf(file)
    if (file.kind !== 'image' || !(await isDrawing(join(folder, original)))) return original
    return keep(picture, () => renderDrawing(join(folder, original)))
  }

  return {
    file: async (mediaId, rest, accept) => {
      const file = await find(mediaId)
      if (rest === '') {
        const path = await wholeOf(file)
        return {
          path,
          contentType: file.contentType,
          download: file.kind === 'document' || file.kind === 'zip',
        }
      }
      const transform = transformOf(rest)
      if (!transform || file.kind !== 'image') throw fail('MEDIA_NOT_FOUND')
      const format = formatOf(transform, rest, accept)
      const path = transformedPath(file, transform, format)
      if (!(await exists(join(folder, path)))) {
        const whole = await wholeOf(file)
        await keep(path, () => renderPicture(join(folder, whole), transform, format))
      }
      return { path, contentType: CONTENT_TYPES[format], download: false }
    },
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Spreads files over 256 folders. */
const shard = (mediaId: string): string => digest(mediaId).slice(0, 2)

const transformedPath = (file: MediaFile, transform: Transform, format: PictureFormat): string =>
  join(
    'transformed',
    shard(file.mediaId),
    file.mediaId,
    `${digest(JSON.stringify(transform)).slice(0, 32)}.${format}`,
  )

const formatOf = (transform: Transform, rest: string, accept: string): PictureFormat => {
  if (transform.encoding === 'auto' && accept.includes('image/webp')) return 'webp'
  if (rest.endsWith('.webp')) return 'webp'
  return rest.endsWith('.png') ? 'png' : 'jpeg'
}
