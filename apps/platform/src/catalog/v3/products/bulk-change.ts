import type {
  BulkV3ProductsResponse,
  InventoryPreorderInfo,
  RequestedFields,
  V3ItemMetadata,
} from '@vitrine/contract'
import { refuse } from '../../../floor/failure.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { type ClaimAs, once } from '../../../shop/idempotency/once.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { noteWrittenStock } from '../../inventory/stock-changed.ts'
import { revisionIn } from '../../products/records/stamps/product-stamps.store.ts'
import { type CatalogWritesParts, writeOf } from '../../products/write/catalog-write.ts'
import type { Decide } from '../../products/write/change-products.ts'
import { bulkAnswer, failed, succeeded } from '../bulk-results.ts'
import { createSetPreorders } from './preorder-terms.ts'
import { refusalInV3 } from './prepared-products.ts'
import type { ShowProducts } from './shown-products.ts'

/** What a call wants to see of the products that it writes. */
export interface ShowsProducts {
  readonly returnEntity?: boolean
  readonly fields?: readonly RequestedFields[]
}

/** How to change several products. */
export interface BulkPlan {
  readonly decide: Decide
  /** The terms of pre-orders that products get, by id. */
  readonly preorders?: ReadonlyMap<string, InventoryPreorderInfo>
}

/** Results of a bulk call are stored with its idempotency key. */
export const resultsAgain = async (known: string): Promise<V3ItemMetadata[]> => JSON.parse(known)

/** Prepares changes of several products in one transaction; each succeeds or fails on its own. */
export const createBulkChange = (parts: CatalogWritesParts) => {
  const { database, changeProducts } = parts
  const setPreorders = createSetPreorders(parts)

  /**
   * Changes each product that has the revision that was read.
   *
   * @param plan - prepares the change, once
   * @throws {InvalidArgument} when a product is named twice
   */
  return async (
    call: Call<unknown>,
    revised: readonly { readonly id: string; readonly revision: string }[],
    plan: (site: Site) => Promise<BulkPlan>,
  ): Promise<V3ItemMetadata[]> => {
    const { site, attempt } = await writeOf(parts, call)
    const revisions = new Map(revised.map(({ id, revision }) => [id, revision]))
    if (revisions.size < revised.length)
      throw refuse('products', 'VALIDATION', 'must name each product only once')
    const carryOut = async (claimAs: ClaimAs | undefined): Promise<V3ItemMetadata[]> => {
      const { decide, preorders = new Map() } = await plan(site)
      let results: V3ItemMetadata[] = []
      await changeProducts.each(site, [...revisions.keys()], decide, {
        fits: (stamp, id) => revisionIn(stamp) === revisions.get(id),
        also: async (tx, decisions) => {
          results = decisions.map(({ outcome }, index) =>
            'failure' in outcome
              ? failed(outcome.productId, index, refusalInV3(outcome.failure))
              : succeeded(outcome.productId, index),
          )
          const changed = new Set(results.flatMap(({ id, success }) => (success && id ? id : [])))
          await noteWrittenStock(tx, parts, site.siteId, decisions)
          await setPreorders(tx, site.siteId, new Map([...preorders].filter(([id]) => changed.has(id))))
          await claimAs?.(tx, JSON.stringify(results))
        },
      })
      return results
    }
    return once(database, attempt, 'products', (_, claimAs) => carryOut(claimAs), resultsAgain)
  }
}

/** Answers a bulk call, with the products if it asks for them. */
export const bulkProducts = async (
  call: Call<ShowsProducts>,
  outcomes: readonly V3ItemMetadata[],
  show: ShowProducts,
): Promise<BulkV3ProductsResponse> => {
  const written = outcomes.flatMap(({ id, success }) => (success && id ? id : []))
  const products = call.input.returnEntity ? await show.products(call, written) : undefined
  return bulkAnswer(
    outcomes.map((itemMetadata) => {
      const item = itemMetadata.success ? products?.get(itemMetadata.id ?? '') : undefined
      return { itemMetadata, ...(item && { item }) }
    }),
  )
}
