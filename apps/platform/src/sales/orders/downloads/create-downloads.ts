import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { DigitalFolder } from '../../../catalog/digital-files/digital-folder.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import { keepWorking } from '../../../floor/http/keep-working.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Settings } from '../../../floor/settings/settings.ts'
import type { Brands } from '../../../shop/brand/brands.ts'
import type { Route } from '../../../shop/calls/answer.ts'
import { createDownloadLinks, type DownloadLinks } from './download-links.ts'
import { downloadsRoutes, serveDownloads } from './downloads.routes.ts'
import { createDownloads, type Downloads } from './downloads.service.ts'
import { sweepDigitalFiles } from './sweep-files.ts'

export interface DownloadPartsConfig {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
  readonly brands: Pick<Brands, 'of'>
  readonly secret: Uint8Array
  readonly folder: DigitalFolder
  readonly settings: Pick<Settings, 'platformUrl' | 'downloadDays' | 'identity'>
}

/** Downloads of paid orders: links, pages and calls. */
export interface DownloadParts {
  readonly links: DownloadLinks
  readonly downloads: Downloads
  readonly routes: readonly Route[]
  /** Serves files and pages, and deletes files that no order needs while the server listens. */
  serve(app: FastifyInstance): void
}

const SWEEP_EVERY_MS = 3_600_000

export const createDownloadParts = (config: DownloadPartsConfig): DownloadParts => {
  const { database, clock, ids, logger, brands, secret, folder, settings } = config
  const { platformUrl, downloadDays: days, identity } = settings
  const links = createDownloadLinks({ secret, platformUrl, days })
  const downloads = createDownloads({ database, clock, ids, links, limits: identity.rateLimits })
  let working: Promise<void> = Promise.resolve()
  const sweep = (): Promise<void> =>
    sweepDigitalFiles(database, folder).catch((error) => logger.warn({ err: error }, 'files not swept'))
  return {
    links,
    downloads,
    routes: downloadsRoutes(downloads),
    serve: (app) => {
      serveDownloads(app, { downloads, links, brands, folder, now: clock.now })
      const work = (): Promise<void> => {
        working = working.then(sweep)
        return working
      }
      keepWorking(app, { work, stop: () => working }, SWEEP_EVERY_MS)
    },
  }
}
