import type { FastifyInstance } from 'fastify'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { createCatalog } from './catalog/catalog.service.ts'
import { catalogWritesRoutes } from './catalog/catalog-writes.routes.ts'
import { createCollectionPlaces } from './catalog/collections/collection-places.service.ts'
import { createCollectionWrites } from './catalog/collections/collection-writes.service.ts'
import { digitalFilesRoutes } from './catalog/digital-files/digital-files.routes.ts'
import { createDigitalParts } from './catalog/digital-files/digital-parts.ts'
import { exchangeRoutes } from './catalog/exchange/exchange.routes.ts'
import { createExchange } from './catalog/exchange/exchange.service.ts'
import { backInStockRoutes } from './catalog/inventory/back-in-stock.routes.ts'
import { createBackInStock } from './catalog/inventory/back-in-stock.service.ts'
import { inventoryRoutes } from './catalog/inventory/inventory.routes.ts'
import { createInventory } from './catalog/inventory/inventory.service.ts'
import { createMediaParts } from './catalog/media/media-parts.ts'
import { placeholderAt } from './catalog/media/placeholder.ts'
import { createUploadLinks } from './catalog/media/uploads/upload-links.ts'
import { uploadsRoutes } from './catalog/media/uploads/uploads.routes.ts'
import { priceHistoryRoutes } from './catalog/price-history/price-history.routes.ts'
import { productChangesRoutes } from './catalog/product-changes/product-changes.routes.ts'
import { createProductChanges } from './catalog/product-changes/product-changes.service.ts'
import { createKeepSchedules } from './catalog/product-help/keep-schedules.ts'
import { productHelpRoutes } from './catalog/product-help/product-help.routes.ts'
import { createProductSchedules } from './catalog/product-help/schedule-product.ts'
import { createSiteViews } from './catalog/products/printed/site-view.ts'
import { createBulkWrites } from './catalog/products/write/bulk-writes.service.ts'
import { createChangeProducts } from './catalog/products/write/change-products.ts'
import { createProductWrites } from './catalog/products/write/product-writes.service.ts'
import { recommendationsRoutes } from './catalog/recommendations/recommendations.routes.ts'
import { createRecommendations } from './catalog/recommendations/recommendations.service.ts'
import { createFindFitting } from './catalog/search/find-fitting.ts'
import { searchRoutes } from './catalog/search/search.routes.ts'
import { createSearch } from './catalog/search/search.service.ts'
import { createSearchEngine } from './catalog/search/search-engine.ts'
import { stockMovementsRoutes } from './catalog/stock-movements/stock-movements.routes.ts'
import { catalogV3Routes } from './catalog/v3/catalog-v3.ts'
import { databaseSettings } from './floor/database/database-settings.ts'
import { keepWorking } from './floor/http/keep-working.ts'
import { createJobProcess } from './floor/jobs/job-process.ts'
import { importsFolder, JOB_LEASES } from './jobs/job-kinds.ts'
import type { PlatformConfig } from './platform-config.ts'
import type { Recording } from './shop/audit/recording.ts'
import type { Sites } from './shop/sites/sites.service.ts'

/** Products appear and disappear within a second or two of their time. */
const SCHEDULES_EVERY_MS = 1_000

/**
 * Wires the catalog: products, collections, stock, files, and the process for long work on products.
 * @param acceptsPayments - whether buyers can pay; if not, nothing can be bought
 */
export const wireCatalog = (
  config: Omit<PlatformConfig, 'database'>,
  { database, onSchedule }: Recording,
  sites: Sites,
  acceptsPayments: boolean,
) => {
  const { settings, secrets, clock, ids, logger } = config
  const { mediaUrl, mediaCacheBytes, dataDir, platformUrl } = settings
  const engine = createSearchEngine(database)
  const catalog = createCatalog({ database, clock, ids, mediaUrl, findFitting: createFindFitting(engine) })
  const { offersFor, listed, changeProducts } = catalog
  const media = createMediaParts({ ...config, database })
  const uploadLinks = createUploadLinks({ secret: secrets.refreshKey, platformUrl })
  const digital = createDigitalParts(database, ids, settings)
  const writing = { database, clock, ids, mediaUrl, changeProducts, mediaFrom: media.mediaFrom }
  const scheduling = createChangeProducts({
    ...{ database, clock, ids, viewOf: createSiteViews(mediaUrl), writer: catalog, keepsSchedules: true },
  })
  const schedules = createProductSchedules({ ...writing, changeProducts: scheduling })
  const keepSchedules = createKeepSchedules({
    ...{ database, sites, clock, logger, onSchedule, changeProducts: scheduling },
  })
  const collections = createCollectionWrites(writing)
  const places = createCollectionPlaces(writing)
  const jobs = createJobProcess({
    ...{ database, clock, logger, leases: JOB_LEASES },
    program: new URL('./jobs/jobs.worker.ts', import.meta.url),
    settings: {
      database: config.databaseSettings ?? databaseSettings(settings),
      files: { dataDir, mediaUrl, mediaCacheBytes },
    },
  })
  const changes = createProductChanges({ database, ids, jobs })
  const exchange = createExchange({ database, clock, ids, jobs, folder: importsFolder(settings) })
  return {
    offersFor,
    jobs,
    placeholder: placeholderAt(mediaUrl),
    digital,
    /** Serves files. Continues unfinished long work once the server listens. */
    serve: async (app: FastifyInstance): Promise<void> => {
      await media.serve(app, uploadLinks)
      await digital.open()
      // What was due while the platform was down happens before it answers.
      app.addHook('onReady', () => keepSchedules.work())
      keepWorking(app, keepSchedules, SCHEDULES_EVERY_MS)
      app.addHook('onListen', async () => {
        jobs.watch()
        await exchange.sweep()
      })
      app.addHook('onClose', async () => jobs.stop())
    },
    routes: [
      ...catalogRoutes(catalog),
      ...searchRoutes(createSearch({ database, engine, listed })),
      ...catalogV3Routes({ ...writing, engine, collections, places, changes }),
      ...inventoryRoutes(createInventory({ database, clock, ids })),
      ...backInStockRoutes(createBackInStock({ database, offersFor })),
      ...stockMovementsRoutes(database),
      ...priceHistoryRoutes(database),
      ...productHelpRoutes({ ...writing, acceptsPayments, schedules }),
      ...catalogWritesRoutes(createProductWrites(writing), collections, places, createBulkWrites(writing)),
      ...recommendationsRoutes(createRecommendations({ database, listed })),
      ...uploadsRoutes(media.uploads, uploadLinks, ids),
      ...digitalFilesRoutes(digital.files),
      ...exchangeRoutes(exchange),
      ...productChangesRoutes(changes),
    ],
  }
}
