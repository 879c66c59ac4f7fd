import type { DemoShop } from '@vitrine/demo'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { createCatalogWriter } from '../features/catalog/catalog-writer.ts'
import { createSiteViews } from '../features/catalog/site-view.ts'
import { sitesStore } from '../features/sites/sites.store.ts'
import type { Settings } from '../settings.ts'
import { DEMO_SITE_ID, demoSiteOf, saveDemoSite, writeDemoFile } from './demo-site.ts'
import { filmFileId } from './draw.ts'
import { seedShop } from './seed.ts'

/**
 * Opens the demo shop: seeds it at the first start, lets its addresses follow the storefront's at every start.
 *
 * @param generated - products to generate beside the hand-made ones; those that are there are overwritten
 * @returns the pictures that a first visitor sees first, to be drawn ahead; none at later starts
 */
export const openDemo = async (
  database: Database,
  settings: Settings,
  clock: Clock,
  generated: number,
): Promise<readonly string[]> => {
  const { storefrontUrl } = settings
  const known = await sitesStore.find(database, DEMO_SITE_ID)
  if (known && generated === 0) {
    await saveDemoSite(database, { ...known, storefrontUrl })
    await writeDemoFile(settings.dataDir, settings)
    return []
  }
  const { demoShop } = await import('@vitrine/demo')
  const shop = demoShop()
  const site = demoSiteOf(shop, storefrontUrl, known?.createdAt ?? clock.now())
  await saveDemoSite(database, site)
  const catalog = createCatalogWriter(database, clock, createSiteViews(settings.mediaUrl))
  await seedShop(shop, site, { database, catalog, clock, generated })
  await writeDemoFile(settings.dataDir, settings)
  return seenFirst(shop)
}

/** Collections, then the first picture of every product, then the films, which take longest. */
const seenFirst = ({ collections, products }: DemoShop): string[] => {
  const shown = products.filter(({ visible }) => visible)
  return [
    ...collections.flatMap(({ pictureIds }) => pictureIds.slice(0, 1)),
    ...shown.flatMap(({ media }) =>
      media.flatMap((medium) => (medium.kind === 'image' ? medium.pictureId : [])).slice(0, 1),
    ),
    ...shown.flatMap(({ media }) =>
      media.flatMap((medium) =>
        medium.kind === 'video' ? medium.sizes.map(({ height }) => filmFileId(medium.videoId, height)) : [],
      ),
    ),
  ]
}
