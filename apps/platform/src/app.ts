import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import { accessRoutes } from './features/access/access.routes.ts'
import { createAccessService } from './features/access/access.service.ts'
import { createAccessTokens } from './features/access/access-tokens.ts'
import { createRefreshTokens } from './features/access/refresh-tokens.ts'
import type { Secrets } from './features/access/secrets.ts'
import { cartRoutes } from './features/cart/cart.routes.ts'
import { createCart } from './features/cart/cart.service.ts'
import { catalogRoutes } from './features/catalog/catalog.routes.ts'
import { createCatalog } from './features/catalog/catalog.service.ts'
import { mediaRoutes } from './features/media/media.routes.ts'
import { createMedia, type Draw } from './features/media/media.service.ts'
import { placeholderAt } from './features/media/placeholder.ts'
import { createSites } from './features/sites/sites.service.ts'
import { apiDocs } from './http/api-docs.ts'
import { healthRoutes } from './http/health.ts'
import { mount, mountLater } from './http/mount.ts'
import { createServer } from './http/server.ts'
import type { Ids } from './ids.ts'
import { laterOperations } from './later.ts'
import type { Settings } from './settings.ts'

/** What a platform is made of. Tests pass a database in a temporary folder and a clock they can move. */
export interface PlatformConfig {
  readonly settings: Settings
  /** Open and migrated. */
  readonly database: Database
  readonly secrets: Secrets
  readonly clock: Clock
  readonly ids: Ids
  readonly logger: FastifyBaseLogger
  /** Makes the files that were never uploaded, such as the demo shop's pictures. */
  readonly draw: Draw
}

/**
 * Builds the platform: every feature wired to the database and mounted on one HTTP server that does not
 * listen yet.
 *
 * @example const app = await createPlatform(config); await app.listen({ port: 4000 })
 */
export const createPlatform = async (config: PlatformConfig): Promise<FastifyInstance> => {
  const { settings, database, secrets, clock, ids, logger, draw } = config
  const accessTokens = createAccessTokens(secrets, clock)
  const refreshTokens = createRefreshTokens(secrets.refreshKey, clock)
  const access = createAccessService(database, accessTokens, refreshTokens, ids)
  const sites = createSites(database)
  const { mediaUrl } = settings
  const catalog = createCatalog({ database, sites, clock, mediaUrl })
  const placeholder = placeholderAt(mediaUrl)
  const cart = createCart({ database, sites, clock, ids, offersFor: catalog.offersFor, placeholder })

  const app = await createServer({ logger, trustProxy: settings.trustedProxies })
  healthRoutes(app, database)
  apiDocs(app, settings.platformUrl)
  const mediaFolder = join(settings.dataDir, 'media')
  await mkdir(mediaFolder, { recursive: true })
  await mediaRoutes(app, createMedia(database, mediaFolder, draw), mediaFolder)
  mount(app, [...accessRoutes(access, secrets), ...catalogRoutes(catalog), ...cartRoutes(cart)], {
    actorOf: accessTokens.actorOf,
    checkAnswers: settings.mode === 'development',
  })
  mountLater(app, laterOperations())
  return app
}
