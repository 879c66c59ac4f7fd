import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { isNoPicture } from '../products/records/media-source.ts'
import { type MediaFile, mediaStore } from './media.store.ts'
import { digest, MEDIA_ID, originalPath, transformedFolder } from './media-folder.ts'
import { drawPlaceholder, PLACEHOLDER } from './placeholder.ts'
import { CONTENT_TYPES, isDrawing, isMadeOfMiddle, type PictureFormat, sizeOf } from './transforms/render.ts'
import type { RenderQuestion, Size } from './transforms/render-question.ts'
import type { RenderTurns } from './transforms/render-turns.ts'
import type { Renderer } from './transforms/renderer.ts'
import { type Transform, transformOf } from './transforms/transform.ts'
import type { TransformCache } from './transforms/transform-cache.ts'

/**
 * Creates the bytes of a file that was never uploaded, such as a picture of the demo shop; may be an SVG
 * document.
 *
 * @param renderer - makes what needs the image library
 */
export type Draw = (mediaId: string, renderer: Renderer) => Promise<Uint8Array>

/** A file to send: its path below the media folder, and its type. */
export interface ServedFile {
  readonly path: string
  readonly contentType: string
  /** The name for browsers to save it under, empty for none; undefined to show it instead. */
  readonly saveAs: string | undefined
}

export interface MediaService {
  /**
   * Finds the file for a media address; creates and stores it on the first request.
   *
   * @param rest - what follows the id: nothing for the original, else a transform
   * @param network - the network whose budget a new picture counts against; default: none
   * @throws {Failure} MEDIA_NOT_FOUND; like `RenderTurns` and `Renderer` when a picture must be created
   */
  file(mediaId: string, rest: string, accept: string, network?: string): Promise<ServedFile>
  /** Measures a picture that wasn't measured when it came, such as a drawn one. */
  measure(file: MediaFile): Promise<Size>
}

export const createMedia = (
  database: Database,
  folder: string,
  draw: Draw,
  cache: TransformCache,
  turns: RenderTurns,
  renderer: Renderer,
): MediaService => {
  const find = async (mediaId: string): Promise<MediaFile> => {
    if (isNoPicture(mediaId)) return PLACEHOLDER
    const file = MEDIA_ID.test(mediaId) ? await mediaStore.find(database, mediaId) : undefined
    if (!file) throw fail('MEDIA_NOT_FOUND')
    return file
  }

  /** Written under another name and then renamed, so half a file is never read. */
  const keep = async (
    path: string,
    network: string | undefined,
    make: () => Promise<Uint8Array>,
  ): Promise<string> => {
    const place = join(folder, path)
    if (await exists(place)) return path
    await turns.run(path, network, async () => {
      if (await exists(place)) return
      const bytes = await make()
      const aside = `${place}.${randomUUID()}`
      await mkdir(dirname(place), { recursive: true })
      await writeFile(aside, bytes)
      await rename(aside, place)
    })
    return path
  }

  /** The same, for what can be created again at any time. */
  const keepInCache = async (
    path: string,
    network: string | undefined,
    question: RenderQuestion,
  ): Promise<string> => {
    await cache.use(path)
    return keep(path, network, async () => {
      const { bytes } = await renderer.render(question)
      cache.added(bytes.length)
      return bytes
    })
  }

  const originalOf = (file: MediaFile, network: string | undefined): Promise<string> =>
    keep(originalPath(file.mediaId), network, async () =>
      file === PLACEHOLDER ? Buffer.from(drawPlaceholder()) : draw(file.mediaId, renderer),
    )

  /**
   * What is sent without a transform, and what transforms start from: the original, or the rendered drawing.
   */
  const wholeOf = async (file: MediaFile, network: string | undefined): Promise<string> => {
    const picture = join(transformedFolder(file.mediaId), 'whole.webp')
    await cache.use(picture)
    if (await exists(join(folder, picture))) return picture
    const original = await originalOf(file, network)
    if (file.kind !== 'image' || !(await isDrawing(join(folder, original)))) return original
    return keepInCache(picture, network, { make: 'drawing', file: join(folder, original) })
  }

  /** What a transform starts from: the whole picture, or a medium-sized one for many sizes. */
  const sourceOf = async (
    file: MediaFile,
    transform: Transform,
    network: string | undefined,
  ): Promise<string> => {
    const whole = await wholeOf(file, network)
    const place = join(folder, whole)
    const middle = join(transformedFolder(file.mediaId), 'middle.webp')
    if (!(await isMadeOfMiddle(place, transform))) return whole
    return keepInCache(middle, network, { make: 'middle', file: place })
  }

  /** Whether the stored picture is already the requested one, so nothing needs encoding. */
  const isStoredAs = async (
    file: MediaFile,
    { crop, quality, ...box }: Transform,
    format: PictureFormat,
    network: string | undefined,
  ): Promise<boolean> => {
    if (crop || quality < STORED_QUALITY || CONTENT_TYPES[format] !== file.contentType) return false
    const own = file.width > 0 ? file : await sizeOf(join(folder, await wholeOf(file, network)))
    const isWhole = box.mode === 'fit' || own.width * box.height === own.height * box.width
    return isWhole && box.width >= own.width && box.height >= own.height
  }

  return {
    file: async (mediaId, rest, accept, network) => {
      const file = await find(mediaId)
      if (rest === '') {
        const path = await wholeOf(file, network)
        return {
          path,
          contentType: file.contentType,
          saveAs: file.kind === 'document' || file.kind === 'zip' ? file.fileName : undefined,
        }
      }
      const transform = transformOf(rest)
      if (!transform || file.kind !== 'image') throw fail('MEDIA_NOT_FOUND')
      const format = formatOf(transform, rest, accept)
      if (await isStoredAs(file, transform, format, network))
        return { path: await wholeOf(file, network), contentType: file.contentType, saveAs: undefined }
      const path = transformedPath(file, transform, format)
      await cache.use(path)
      if (!(await exists(join(folder, path)))) {
        const source = join(folder, await sourceOf(file, transform, network))
        await keepInCache(path, network, { make: 'picture', file: source, transform, format })
      }
      return { path, contentType: CONTENT_TYPES[format], saveAs: undefined }
    },
    measure: async (file) => sizeOf(join(folder, await wholeOf(file, undefined))),
  }
}

/** Stored pictures have this quality, or nearly; a lower one means fewer bytes. */
const STORED_QUALITY = 90

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
