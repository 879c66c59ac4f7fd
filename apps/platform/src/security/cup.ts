import { systemClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { createCatalogWriter } from '../features/catalog/catalog-writer.ts'
import { createSiteViews } from '../features/catalog/site-view.ts'
import type { Site } from '../features/sites/site.ts'
import type { Settings } from '../settings.ts'
import { newProduct } from '../testing/catalog.ts'

/** Something to put into carts. */
export const cup = newProduct({})

export const putCup = async (database: Database, site: Site, { mediaUrl }: Settings): Promise<void> => {
  await createCatalogWriter(database, systemClock, createSiteViews(mediaUrl)).putProducts(site, [cup])
}
