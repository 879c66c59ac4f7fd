import type { SetItemCategoriesRequest, SetItemCategoriesResponse } from '@vitrine/contract'
import { fail } from '../../../floor/failure.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { collectionsStore } from '../../products/records/collections.store.ts'
import { STORES_APP_IDS } from '../../products/records/offer.ts'
import { ALL_PRODUCTS } from '../../products/records/product-record.ts'
import { type CatalogWritesParts, writeOf } from '../../products/write/catalog-write.ts'
import { bulkAnswer, failed, succeeded } from '../bulk-results.ts'
import { assertTree } from './categories.service.ts'

/** Answers `bulkSetItemCategories` in one transaction: either all known categories change, or none. */
export const createSetItemCategories =
  (parts: CatalogWritesParts) =>
  async (call: Call<SetItemCategoriesRequest>): Promise<SetItemCategoriesResponse> => {
    const { item, categoryIds = [], treeReference } = call.input
    assertTree(treeReference)
    const { site } = await writeOf(parts, call)
    if (!STORES_APP_IDS.includes(item.appId)) throw fail('PRODUCT_NOT_FOUND')
    const wanted = [...new Set(categoryIds)].filter((id) => id !== ALL_PRODUCTS.id)
    const known = await collectionsStore.numbers(parts.database, site.siteId, wanted)
    const kept = wanted.filter((id) => known.has(id))
    let before: readonly string[] = []
    await parts.changeProducts.one(site, item.catalogItemId, (record) => {
      before = record.collectionIds.filter((id) => id !== ALL_PRODUCTS.id)
      const others = record.collectionIds.filter((id) => id === ALL_PRODUCTS.id)
      const isSame = before.length === kept.length && before.every((id) => known.has(id))
      return isSame ? record : { ...record, collectionIds: [...others, ...kept] }
    })
    const added = bulkAnswer(
      wanted
        .filter((id) => !before.includes(id))
        .map((id, index) => ({
          itemMetadata: known.has(id) ? succeeded(id, index) : failed(id, index, fail('CATEGORY_NOT_FOUND')),
        })),
    )
    const removed = bulkAnswer(
      before.filter((id) => !known.has(id)).map((id, index) => ({ itemMetadata: succeeded(id, index) })),
    )
    const { totalSuccesses, ...rest } = added.bulkActionMetadata
    return {
      addResults: added.results,
      removeResults: removed.results,
      bulkActionMetadata: {
        ...rest,
        totalSuccesses: totalSuccesses + removed.bulkActionMetadata.totalSuccesses,
      },
    }
  }
