import type { DemoShop } from '@vitrine/demo'
import { createSiteViews } from '../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../catalog/products/write/catalog-writer.ts'
import type { Clock } from '../floor/clock.ts'
import { type Database, statement } from '../floor/database/database.ts'
import type { Settings } from '../floor/settings/settings.ts'
import { sitesStore } from '../shop/sites/sites.store.ts'
import { openDemoAccounts } from './demo-accounts.ts'
import { openDemoContent } from './demo-content.ts'
import { openDemoCoupon } from './demo-coupon.ts'
import { readDemoAccounts, writeDemoFile } from './demo-file.ts'
import { openDemoGoods } from './demo-goods.ts'
import { openDemoOrders } from './demo-orders.ts'
import { openDemoSettings } from './demo-settings.ts'
import { DEMO_SITE_ID, demoAddresses, demoSiteOf, saveDemoSite } from './demo-site.ts'
import { openDemoSynonyms } from './demo-synonyms.ts'
import { filmFileId, pictureFileId } from './draw.ts'

/** Orders are seeded last, so without one the first start was interrupted. */
const seededLast = statement<{ order_id: string }>('SELECT order_id FROM orders WHERE site_id = ? LIMIT 1')

/**
 * Opens the demo shop: seeds it at the first start, and again if that was interrupted; updates its addresses to the
 * storefront's at every start, and writes `demo.json`, which says where everything is and who can log in.
 * @param generated - how many products to generate in addition to the hand-made ones; existing ones are
 * overwritten
 * @returns the pictures that a first visitor sees first, to draw in advance; none at later starts
 */
export const openDemo = async (
  database: Database,
  settings: Settings,
  clock: Clock,
  generated: number,
): Promise<readonly string[]> => {
  const { storefrontUrl, platformUrl, dataDir } = settings
  const tell = async () => {
    const accounts = await openDemoAccounts(database, clock, await readDemoAccounts(dataDir))
    const coupon = await openDemoCoupon(database, clock)
    await openDemoSettings(database, clock)
    await openDemoContent(database, DEMO_SITE_ID, clock)
    await openDemoSynonyms(database, DEMO_SITE_ID, clock)
    await writeDemoFile(dataDir, { ...demoAddresses(settings), ...accounts, coupon })
    return accounts
  }
  const known = await sitesStore.find(database, DEMO_SITE_ID)
  const isSeeded = (await database.first(seededLast, DEMO_SITE_ID)) !== undefined
  if (known && isSeeded && generated === 0) {
    await saveDemoSite(database, { ...known, storefrontUrl }, platformUrl)
    await tell()
    return []
  }
  const [{ demoShop }, { seedShop }] = await Promise.all([import('@vitrine/demo'), import('./seed.ts')])
  const shop = demoShop()
  const site = demoSiteOf(shop, storefrontUrl, known?.createdAt ?? clock.now())
  await saveDemoSite(database, site, platformUrl)
  const catalog = createCatalogWriter(database, clock, createSiteViews(settings.mediaUrl))
  await seedShop(shop, site, { database, catalog, clock, generated })
  await openDemoGoods({ database, dataDir, siteId: site.siteId, at: clock.now() }, 'pdf')
  const { member } = await tell()
  if (!isSeeded) await openDemoOrders(database, shop, site, { clock, mediaUrl: settings.mediaUrl, ...member })
  return seenFirst(shop)
}

/** Collections, then every product's first picture, then the videos, which take longest. */
const seenFirst = ({ collections, products }: DemoShop): string[] => {
  const shown = products.filter(({ visible }) => visible)
  return [
    ...collections.flatMap(({ pictureIds }) => pictureIds.slice(0, 1).map(pictureFileId)),
    ...shown.flatMap(({ media }) =>
      media.flatMap((medium) => (medium.kind === 'image' ? pictureFileId(medium.pictureId) : [])).slice(0, 1),
    ),
    ...shown.flatMap(({ media }) =>
      media.flatMap((medium) =>
        medium.kind === 'video' ? medium.sizes.map(({ height }) => filmFileId(medium.videoId, height)) : [],
      ),
    ),
  ]
}
