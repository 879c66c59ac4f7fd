import type { BulkInfoSectionsRequest, BulkV3ProductsResponse } from '@vitrine/contract'
import type { Call } from '../../../shop/calls/call.ts'
import type { CatalogWritesParts } from '../../products/write/catalog-write.ts'
import { bulkProducts, createBulkChange } from './bulk-change.ts'
import { sectionsAdded, sectionsRemoved, withSections } from './section-edits.ts'
import { createShowProducts } from './shown-products.ts'

type Answer = (call: Call<BulkInfoSectionsRequest>) => Promise<BulkV3ProductsResponse>
type Prepare = (siteId: string, ids: readonly string[]) => ReturnType<typeof sectionsAdded>

/**
 * Adds info sections to products and removes them, for merchants and apps. Each product succeeds or fails on its
 * own.
 */
export interface SectionWrites {
  readonly add: Answer
  readonly remove: Answer
}

export const createSectionWrites = (parts: CatalogWritesParts): SectionWrites => {
  const { database, mediaUrl } = parts
  const change = createBulkChange(parts)
  const show = createShowProducts(database, mediaUrl)

  const edit = async (
    call: Call<BulkInfoSectionsRequest>,
    prepare: Prepare,
  ): Promise<BulkV3ProductsResponse> => {
    const { products, infoSectionIds } = call.input
    const revised = products.map(({ productId: id, revision }) => ({ id, revision }))
    const outcomes = await change(call, revised, async ({ siteId }) => {
      const edited = await prepare(siteId, infoSectionIds)
      return { decide: (record) => withSections(record, edited(record.document.additionalInfoSections)) }
    })
    return bulkProducts(call, outcomes, show)
  }

  return {
    add: (call) => edit(call, (siteId, ids) => sectionsAdded(database, siteId, ids)),
    remove: (call) => edit(call, (siteId, ids) => sectionsRemoved(database, siteId, ids)),
  }
}
