import type { BulkUpdateProductTagsRequest, V3BulkResponse, V3ItemMetadata } from '@vitrine/contract'
import type { Call } from '../../../shop/calls/call.ts'
import { once } from '../../../shop/idempotency/once.ts'
import { type CatalogWritesParts, writeOf } from '../../products/write/catalog-write.ts'
import { bulkAnswer, failed, succeeded } from '../bulk-results.ts'
import { resultsAgain } from '../products/bulk-change.ts'
import { assertNamesTags, withTagsChanged } from './product-tags.ts'

/** Changes the tags of products, for merchants and apps, in one transaction. Each succeeds or fails on its own. */
export const createTagWrites =
  (parts: CatalogWritesParts) =>
  async (call: Call<BulkUpdateProductTagsRequest>): Promise<V3BulkResponse> => {
    const { site, attempt } = await writeOf(parts, call)
    const { productIds, ...change } = call.input
    assertNamesTags(change)
    const results = await once(
      parts.database,
      attempt,
      'products',
      async (_, claimAs) => {
        let outcomes: V3ItemMetadata[] = []
        await parts.changeProducts.each(site, productIds, (record) => withTagsChanged(record, change), {
          also: async (tx, decisions) => {
            const byId = new Map(decisions.map(({ outcome }) => [outcome.productId, outcome]))
            outcomes = productIds.map((id, index) => {
              const outcome = byId.get(id)
              return outcome && 'failure' in outcome
                ? failed(id, index, outcome.failure)
                : succeeded(id, index)
            })
            await claimAs?.(tx, JSON.stringify(outcomes))
          },
        })
        return outcomes
      },
      resultsAgain,
    )
    return bulkAnswer(results.map((itemMetadata) => ({ itemMetadata })))
  }
