import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Settings } from '../../floor/settings/settings.ts'
import type { MediaFrom } from '../products/records/media-source.ts'
import { mediaRoutes } from './media.routes.ts'
import { createMedia, type Draw } from './media.service.ts'
import { createMediaFrom } from './media-from.ts'
import { createRenderProcesses } from './transforms/render-processes.ts'
import { createRenderTurns } from './transforms/render-turns.ts'
import { createTransformCache } from './transforms/transform-cache.ts'
import { createArrivals } from './uploads/arrivals.ts'
import { createOpenRemoteFile, type OpenRemoteFile } from './uploads/remote-file.ts'
import { serveUploadLinks } from './uploads/upload-links.routes.ts'
import type { UploadLinks } from './uploads/upload-links.ts'
import { createUploads, type Uploads } from './uploads/uploads.service.ts'

export interface MediaPartsConfig {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly settings: Pick<Settings, 'dataDir' | 'mediaUrl' | 'mediaCacheBytes'> & {
    readonly identity: Pick<Settings['identity'], 'rateLimits'>
  }
  readonly draw: Draw
  readonly openRemoteFile?: OpenRemoteFile | undefined
}

/** The media store and everything that reads or fills it. */
export interface MediaParts {
  readonly uploads: Uploads
  readonly mediaFrom: MediaFrom
  /** The same, but never fetches an address twice. */
  readonly mediaFromOnce: MediaFrom
  /** Serves files, after removing leftovers of a process that ended during uploads. */
  serve(app: FastifyInstance, links: UploadLinks): Promise<void>
}

const DAY_MS = 86_400_000

export const createMediaParts = ({
  database,
  clock,
  ids,
  settings: { dataDir, mediaUrl, mediaCacheBytes, identity },
  draw,
  openRemoteFile = createOpenRemoteFile(),
}: MediaPartsConfig): MediaParts => {
  const folder = join(dataDir, 'media')
  const arrivals = createArrivals(folder)
  const cache = createTransformCache(folder, mediaCacheBytes)
  const turns = createRenderTurns(clock, identity.rateLimits)
  const renderer = createRenderProcesses()
  const media = createMedia(database, folder, draw, cache, turns, renderer)
  const uploads = createUploads({
    database,
    clock,
    ids,
    folder,
    mediaUrl,
    arrivals,
    renderer,
    openRemoteFile,
  })
  return {
    uploads,
    mediaFrom: createMediaFrom(database, media, uploads, mediaUrl),
    mediaFromOnce: createMediaFrom(database, media, { bring: uploads.bringOnce }, mediaUrl),
    serve: async (app, links) => {
      await mkdir(folder, { recursive: true })
      await arrivals.sweep(Date.now() - DAY_MS)
      await mediaRoutes(app, media, folder)
      app.addHook('onClose', () => renderer.close())
      serveUploadLinks(app, { links, clock, mediaUrl, receive: uploads.receive })
    },
  }
}
