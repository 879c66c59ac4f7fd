import type {
  BulkV3ProductsWithInventoryResponse,
  InventoryPreorderInfo,
  V3ItemMetadata,
} from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import { Failure, fail, refuse } from '../../../floor/failure.ts'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import { type ClaimAs, once } from '../../../shop/idempotency/once.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { slugsStore } from '../../products/records/slugs.store.ts'
import { type CatalogWritesParts, writeOf } from '../../products/write/catalog-write.ts'
import { SlugTaken } from '../../products/write/create-products.ts'
import { bulkAnswer, failed, succeeded } from '../bulk-results.ts'
import { bulkProducts, createBulkChange, resultsAgain, type ShowsProducts } from './bulk-change.ts'
import type { GivenProduct } from './given-product.ts'
import { createSetPreorders } from './preorder-terms.ts'
import {
  assertFewFetches,
  caught,
  createPrepare,
  isRefusal,
  type PreparedDraft,
  type Refusal,
} from './prepared-products.ts'
import { editedV3Product } from './product-edit-v3.ts'
import { createShowProducts } from './shown-products.ts'

/** Writes of up to a hundred products, for merchants and apps. Each succeeds or fails on its own. */
export interface BulkProductWritesV3 {
  readonly create: UseCase<typeof operations.bulkCreateV3Products>
  readonly update: UseCase<typeof operations.bulkUpdateV3Products>
  readonly delete: UseCase<typeof operations.bulkDeleteV3Products>
  readonly createWithStock: UseCase<typeof operations.bulkCreateV3ProductsWithInventory>
  readonly updateWithStock: UseCase<typeof operations.bulkUpdateV3ProductsWithInventory>
}

type Revised = GivenProduct & { readonly id: string; readonly revision: string }

const TRIES = 3

export const createBulkProductWritesV3 = (parts: CatalogWritesParts): BulkProductWritesV3 => {
  const { database, ids, changeProducts, mediaUrl } = parts
  const prepare = createPrepare(parts)
  const show = createShowProducts(database, mediaUrl)
  const setPreorders = createSetPreorders(parts)
  const change = createBulkChange(parts)

  /** Refuses products whose slugs others have; the first of those with the same slug gets it. */
  const withOwnSlugs = async (
    { siteId }: Site,
    prepared: readonly (PreparedDraft | Refusal)[],
  ): Promise<(PreparedDraft | Refusal)[]> => {
    const slugs = prepared.flatMap((one) => (isRefusal(one) ? [] : (one.draft.slug ?? [])))
    const taken = new Set((await slugsStore.holders(database, siteId, slugs)).keys())
    return prepared.map((one) => {
      if (isRefusal(one) || one.draft.slug === undefined) return one
      if (taken.has(one.draft.slug)) return fail('DUPLICATE_SLUG_ERROR')
      taken.add(one.draft.slug)
      return one
    })
  }

  /** Creates all that can be created, in one transaction. */
  const createSome = async (
    site: Site,
    given: readonly GivenProduct[],
    claimAs: ClaimAs | undefined,
  ): Promise<V3ItemMetadata[]> => {
    const prepared: (PreparedDraft | Refusal)[] = []
    for (const one of given) prepared.push(await caught(prepare.draft(site, one)))
    const named = await withOwnSlugs(site, prepared)
    const made = named.flatMap((one) => (isRefusal(one) ? [] : one))
    const results = named.map((one, index) =>
      isRefusal(one) ? failed('', index, one) : succeeded(one.draft.productId, index),
    )
    if (made.length === 0) return results
    const terms = made.flatMap(({ draft, preorder }): [string, InventoryPreorderInfo][] =>
      preorder ? [[draft.productId, preorder]] : [],
    )
    await changeProducts.create(
      site,
      made.map(({ draft }) => draft),
      {
        also: async (tx) => {
          await setPreorders(tx, site.siteId, new Map(terms))
          await claimAs?.(tx, JSON.stringify(results))
        },
      },
    )
    return results
  }

  const create = async (call: Call<unknown>, given: readonly GivenProduct[]): Promise<V3ItemMetadata[]> => {
    const { site, attempt } = await writeOf(parts, call)
    assertFewFetches(given, 'products')
    const carryOut = async (claimAs: ClaimAs | undefined): Promise<V3ItemMetadata[]> => {
      for (let tries = 1; tries <= TRIES; tries++) {
        try {
          return await createSome(site, given, claimAs)
        } catch (error) {
          if (!isRace(error)) throw error
        }
      }
      throw fail('CONFLICT')
    }
    return once(database, attempt, 'products', (_, claimAs) => carryOut(claimAs), resultsAgain)
  }

  const update = (call: Call<unknown>, products: readonly Revised[]): Promise<V3ItemMetadata[]> => {
    assertFewFetches(products, 'products')
    return change(call, products, async (site) => {
      const prepared = await prepare.changes(site, products)
      const terms = [...prepared].flatMap(([id, ready]): [string, InventoryPreorderInfo][] =>
        !isRefusal(ready) && ready.preorder ? [[id, ready.preorder]] : [],
      )
      return {
        decide: (record) => {
          const ready = prepared.get(record.productId)
          if (!ready) throw fail('PRODUCT_NOT_FOUND')
          if (isRefusal(ready)) throw ready
          return editedV3Product(record, ready, site, ids, false)
        },
        preorders: new Map(terms),
      }
    })
  }

  const answeredWithStock = async (
    call: Call<ShowsProducts>,
    outcomes: readonly V3ItemMetadata[],
    given: readonly GivenProduct[],
  ): Promise<BulkV3ProductsWithInventoryResponse> => {
    const written = outcomes.flatMap(({ id, success }, index) => {
      const one = given[index]
      return success && id && one ? [{ productId: id, given: one }] : []
    })
    return {
      productResults: await bulkProducts(call, outcomes, show),
      inventoryResults: await show.stock(call, written),
    }
  }

  return {
    create: async (call) => bulkProducts(call, await create(call, call.input.products), show),

    createWithStock: async (call) => {
      const { products } = call.input
      return answeredWithStock(call, await create(call, products), products)
    },

    update: async (call) => {
      const products = call.input.products.map(({ product }) => product)
      return bulkProducts(call, await update(call, products), show)
    },

    updateWithStock: async (call) => {
      const products = call.input.products.map(({ product }) => product)
      return answeredWithStock(call, await update(call, products), products)
    },

    delete: async (call) => {
      const { site, attempt } = await writeOf(parts, call)
      const { productIds } = call.input
      if (new Set(productIds).size < productIds.length)
        throw refuse('productIds', 'VALIDATION', 'must name each product only once')
      const removed = await once(
        database,
        attempt,
        'products',
        (_, claimAs) =>
          changeProducts.remove(site, productIds, {
            also: async (tx, found) => claimAs?.(tx, JSON.stringify(found)),
          }),
        async (known): Promise<string[]> => JSON.parse(known), // printed above
      )
      const gone = new Set(removed)
      return bulkAnswer(
        productIds.map((id, index) => ({
          itemMetadata: gone.has(id) ? succeeded(id, index) : failed(id, index, fail('PRODUCT_NOT_FOUND')),
        })),
      )
    },
  }
}

/** Someone took a slug, or removed a file, since the products were prepared. */
const isRace = (error: unknown): boolean =>
  error instanceof SlugTaken || (error instanceof Failure && error.code === 'MEDIA_NOT_FOUND')
