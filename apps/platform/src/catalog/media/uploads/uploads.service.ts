import { createHash } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type * as wire from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import { principalOf } from '../../../floor/callers/actor.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import { Failure, fail, refuse } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { pageOf } from '../../../floor/query/page.ts'
import { createSingleFlight } from '../../../floor/turns/single-flight.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import type { FormCall, UseCase } from '../../../shop/calls/call.ts'
import type { Attempt } from '../../../shop/idempotency/attempt.ts'
import { idempotencyStore } from '../../../shop/idempotency/idempotency.store.ts'
import { createDeleteMedia } from '../delete-media.ts'
import { type MediaFile, type MediaPlace, mediaStore } from '../media.store.ts'
import { MEDIA_ID, originalPath, transformedFolder } from '../media-folder.ts'
import { cleanPicture } from '../transforms/picture.ts'
import type { Renderer } from '../transforms/renderer.ts'
import type { Arrival, Arrivals } from './arrivals.ts'
import { cleanFileName } from './file-name.ts'
import type { FileType } from './file-type.ts'
import type { OpenRemoteFile } from './remote-file.ts'
import type { UploadOffer } from './upload-links.ts'

export interface UploadsDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly folder: string
  /** Origin of media addresses, without a trailing slash. */
  readonly mediaUrl: string
  readonly arrivals: Arrivals
  readonly renderer: Renderer
  readonly openRemoteFile: OpenRemoteFile
}

/** The operations on the files of a shop. */
export interface Uploads {
  readonly upload: (call: FormCall<wire.UploadMediaFileRequest>) => Promise<wire.MediaFileResponse>
  readonly fetch: UseCase<typeof operations.fetchMediaFile>
  readonly list: UseCase<typeof operations.listMediaFiles>
  readonly get: UseCase<typeof operations.getMediaFile>
  readonly delete: UseCase<typeof operations.deleteMediaFile>
  /**
   * Takes the file of an offer. The same file again gives the one that is there.
   *
   * @throws {Failure} like `uploadMediaFile`; IDEMPOTENCY_KEY_REUSED for another file than the first
   */
  readonly receive: (
    offer: UploadOffer,
    file: { readonly name: string; readonly chunks: AsyncIterable<Uint8Array> },
  ) => Promise<MediaFile>
  /**
   * Fetches a file from another host into the store.
   *
   * @throws {Failure} like `fetchMediaFile`
   */
  readonly bring: (siteId: string, url: string) => Promise<MediaFile>
  /** The same, but reuses a file fetched from there before. */
  readonly bringOnce: (siteId: string, url: string) => Promise<MediaFile>
}

/** Pictures redrawn at once, and waiting: each uses a core for up to a few seconds. */
const AT_ONCE = 2
const QUEUED = 40 // more than the uploads allowed at once

const PAGE = 50
const NEWEST: MediaPlace = { createdAt: Number.MAX_SAFE_INTEGER, mediaId: '' }

/** A sender's description of a file. */
interface Named {
  readonly fileName: string
  readonly altText: string
  readonly sourceUrl?: string
}

export const createUploads = (dependencies: UploadsDependencies): Uploads => {
  const { database, clock, ids, folder, mediaUrl, arrivals, renderer, openRemoteFile } = dependencies
  const flights = createSingleFlight(AT_ONCE, QUEUED)
  const forget = createDeleteMedia(database, clock)

  /**
   * A repeated call gets the same file, because its id is derived from the key. The extension tells
   * storefronts how they can request the file: only pictures of a known format are resized.
   */
  const idFor = (attempt: Attempt | undefined, { extension }: FileType): string => {
    if (!attempt) return `${ids.guid().replaceAll('-', '')}.${extension}`
    const { siteId, principal, key, route, digest } = attempt
    const text = JSON.stringify([siteId, principal, key, route, digest])
    return `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.${extension}`
  }

  /** The file that a call added the first time; undefined if this is the first time. */
  const addedBy = async (attempt: Attempt | undefined): Promise<MediaFile | undefined> => {
    const mediaId = attempt && (await idempotencyStore.find(database, attempt))
    return mediaId === undefined ? undefined : mediaStore.find(database, mediaId)
  }

  /**
   * Moves a file into the store. The file is in place before its record is saved; if the database doesn't
   * answer, the file stays there unseen.
   */
  const take = async (
    siteId: string,
    arrival: Arrival,
    { fileName, altText, sourceUrl = '' }: Named,
    attempt?: Attempt,
  ): Promise<MediaFile> => {
    const known = await addedBy(attempt)
    if (known) return known
    const clean =
      arrival.type.kind === 'image'
        ? await flights.run(arrival.path, () => cleanPicture(renderer, arrival.path, arrival.type))
        : { ...arrival, width: 0, height: 0 }
    const mediaId = idFor(attempt, clean.type)
    const place = join(folder, originalPath(mediaId))
    await mkdir(dirname(place), { recursive: true })
    await rename(arrival.path, place)
    const file: MediaFile = {
      mediaId,
      siteId,
      kind: clean.type.kind,
      contentType: clean.type.contentType,
      createdAt: clock.now(),
      fileName: cleanFileName(fileName, clean.type.extension),
      altText,
      sizeBytes: clean.sizeBytes,
      width: clean.width,
      height: clean.height,
      sourceUrl,
    }
    try {
      await database.transaction(async (tx) => {
        if (attempt) await idempotencyStore.claim(tx, attempt, { id: mediaId, revision: 1 })
        await mediaStore.save(tx, file)
        const after = { fileName: file.fileName, altText, kind: file.kind, sizeBytes: file.sizeBytes }
        noteChange(tx, { entityType: 'MEDIA_FILE', entityId: mediaId, before: null, after })
      })
    } catch (error) {
      if (error instanceof Failure) await rm(place, { force: true })
      throw error
    }
    return file
  }

  const own = async (siteId: string, mediaId: string): Promise<MediaFile> => {
    const file = MEDIA_ID.test(mediaId) ? await mediaStore.find(database, mediaId) : undefined
    if (file?.siteId !== siteId) throw fail('MEDIA_NOT_FOUND')
    return file
  }

  const bring = (
    siteId: string,
    { url, ...named }: wire.FetchMediaFileRequest,
    attempt?: Attempt,
  ): Promise<MediaFile> =>
    arrivals.with(siteId, (receive) =>
      openRemoteFile(url, async ({ name, chunks }) => {
        const { fileName = name, altText = '' } = named
        return take(siteId, await receive(chunks), { fileName, altText, sourceUrl: url }, attempt)
      }),
    )

  const shown = (file: MediaFile): wire.MediaFile => mediaFileOf(file, mediaUrl)

  return {
    bring: (siteId, url) => bring(siteId, { url }),
    bringOnce: async (siteId, url) =>
      (await mediaStore.findFetched(database, siteId, url)) ?? bring(siteId, { url }),

    upload: (call) =>
      arrivals.with(`${call.actor.siteId} ${principalOf(call.actor)}`, async (receive) => {
        const arrived: { file?: Arrival; name: string } = { name: '' }
        const { fileName, altText = '' } = await call.receive(async ({ name, chunks }) => {
          arrived.name = name
          arrived.file = await receive(chunks)
        })
        if (!arrived.file) throw refuse('file', 'REQUIRED_FIELD', 'must be given')
        const named = { fileName: fileName ?? arrived.name, altText }
        const attempt = call.attempt({ ...named, digest: arrived.file.digest })
        return { file: shown(await take(call.actor.siteId, arrived.file, named, attempt)) }
      }),

    receive: ({ siteId, id, fileName }, { name, chunks }) =>
      arrivals.with(`${siteId} links`, async (receive) => {
        const arrival = await receive(chunks)
        const about = { principal: 'upload link', route: 'generateFileUploadUrl' }
        const attempt = { ...about, siteId, key: id, digest: arrival.digest, at: clock.now() }
        return take(siteId, arrival, { fileName: fileName || name, altText: '' }, attempt)
      }),

    fetch: async (call) => {
      const { actor, input } = call
      const attempt = call.attempt()
      const known = await addedBy(attempt)
      return { file: shown(known ?? (await bring(actor.siteId, input, attempt))) }
    },

    list: async ({ actor, input }) => {
      const { kind, limit = PAGE, cursor } = input
      const from = cursor === undefined ? NEWEST : placeOf(cursor)
      const files = await mediaStore.list(database, actor.siteId, kind, from, limit + 1)
      const { page, ...next } = pageOf(files, limit, cursorOf)
      return { files: page.map(shown), ...next }
    },

    get: async ({ actor, input }) => ({ file: shown(await own(actor.siteId, input.id)) }),

    delete: async ({ actor: { siteId }, input }) => {
      const { mediaId } = await own(siteId, input.id)
      await forget(siteId, mediaId)
      await rm(join(folder, originalPath(mediaId)), { force: true })
      await rm(join(folder, transformedFolder(mediaId)), { force: true, recursive: true })
      return {}
    },
  }
}

const cursorOf = ({ createdAt, mediaId }: MediaPlace): string =>
  Buffer.from(`${createdAt} ${mediaId}`).toString('base64url')

const placeOf = (cursor: string): MediaPlace => {
  const [, createdAt, mediaId] = /^(\d{1,15}) (.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (createdAt === undefined || mediaId === undefined || !MEDIA_ID.test(mediaId))
    throw refuse('cursor', 'FORMAT', 'must be the nextCursor of an earlier page')
  return { createdAt: Number(createdAt), mediaId }
}

const mediaFileOf = (file: MediaFile, mediaUrl: string): wire.MediaFile => ({
  id: file.mediaId,
  kind: file.kind,
  contentType: file.contentType,
  url: `${mediaUrl}/media/${encodeURIComponent(file.mediaId)}`,
  fileName: file.fileName,
  altText: file.altText,
  sizeBytes: file.sizeBytes,
  ...(file.width > 0 && { width: file.width, height: file.height }),
  createdDate: new Date(file.createdAt).toISOString(),
})
