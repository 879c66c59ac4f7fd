import { PRODUCT_FIELDS_IN_EVENTS } from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import type { FindNewer } from '../../shop/webhooks/sending/newer-form.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import { productStamps, revisionIn } from '../products/records/stamps/product-stamps.store.ts'
import { wholeV3Product } from './printed/product-v3.ts'
import { readV3View } from './printed/read-view.ts'

/** Finds whole products for events, as merchants see them. */
export const createFindV3Product =
  (database: Database, mediaUrl: string): FindNewer =>
  async (siteId, productId) => {
    const site = await sitesStore.find(database, siteId)
    // The revision first: a product read later can only be newer.
    const stamp = (await productStamps(database, siteId, [productId])).get(productId)
    const [record] = await productRecords.byId(database, siteId, [productId])
    if (!site || !record || stamp === undefined) return undefined
    const shown = { audience: 'merchant', currency: site.currency, language: undefined } as const
    const view = await readV3View({ site, reader: database, ...shown }, mediaUrl, PRODUCT_FIELDS_IN_EVENTS)
    return wholeV3Product(record, Number(revisionIn(stamp)), view)
  }
