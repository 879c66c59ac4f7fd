import { createSiteViews } from '../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import type { Settings } from '../floor/settings/settings.ts'
import type { Site } from '../shop/sites/site.ts'
import { newProduct } from '../testing/catalog.ts'

/** Something to put into carts. */
export const cup = newProduct({})

export const putCup = async (database: Database, site: Site, { mediaUrl }: Settings): Promise<void> => {
  await createCatalogWriter(database, systemClock, createSiteViews(mediaUrl)).putProducts(site, [cup])
}
