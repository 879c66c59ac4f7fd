import type * as wire from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Database } from '../../../floor/database/database.ts'
import { fail, InvalidArgument, refuse } from '../../../floor/failure.ts'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import type { ProductChanges } from '../../product-changes/product-changes.service.ts'
import { visitOf } from '../../products/records/catalog-visit.ts'
import { collectionsStore } from '../../products/records/collections.store.ts'
import { numbersOf, sizeOf } from '../../search-index/number-set.ts'
import { knownParts } from '../products/known-parts.ts'
import { sectionsAdded } from '../products/section-edits.ts'
import { variantPrice } from '../products/variant-prices.ts'
import type { FindProducts } from '../query/found-products.ts'
import { assertNamesTags } from '../tags/product-tags.ts'
import { adjustmentBreaches } from './adjusted-prices.ts'
import { productIdsOf } from './product-ids.store.ts'

interface Which {
  readonly filter?: wire.BulkUpdateProductsByFilterRequest['filter']
  readonly search?: wire.BulkUpdateProductsByFilterRequest['search']
}

/** Changes of the products that match a filter, for merchants and apps: each starts a job. */
export interface ProductsByFilter {
  readonly update: UseCase<typeof operations.bulkUpdateProductsByFilter>
  readonly delete: UseCase<typeof operations.bulkDeleteProductsByFilter>
  readonly updateVariants: UseCase<typeof operations.bulkUpdateProductVariantsByFilter>
  readonly adjustVariants: UseCase<typeof operations.bulkAdjustProductVariantsByFilter>
  readonly addSections: UseCase<typeof operations.bulkAddInfoSectionsToProductsByFilter>
  readonly removeSections: UseCase<typeof operations.bulkRemoveInfoSectionsFromProductsByFilter>
  readonly addToCategories: UseCase<typeof operations.bulkAddProductsToCategoriesByFilter>
  readonly removeFromCategories: UseCase<typeof operations.bulkRemoveProductsFromCategoriesByFilter>
  readonly updateTags: UseCase<typeof operations.bulkUpdateProductTagsByFilter>
}

/** The most products of one job; their ids are stored when it starts. */
const MOST = 100_000

export const createProductsByFilter = (
  database: Database,
  found: Pick<FindProducts, 'find'>,
  changes: Pick<ProductChanges, 'startOn'>,
): ProductsByFilter => {
  const matching = async (call: Call<Which>): Promise<string[]> => {
    const visit = { ...(await visitOf(database, call)), reader: database }
    const { filter, search } = call.input
    const { products } = await found.find(visit, { filter, search }, 'request')
    const count = sizeOf(products)
    if (count > MOST)
      throw refuse('filter', 'MAX_SIZE', `must match at most ${MOST} products; it matches ${count}`)
    return productIdsOf(database, visit.site.siteId, [...numbersOf(products)])
  }

  const start = async (
    call: Call<Which>,
    request: Parameters<ProductChanges['startOn']>[2],
  ): Promise<wire.ByFilterResponse> => {
    const { productChange } = await changes.startOn(call, await matching(call), request)
    return { jobId: productChange.id }
  }

  const assertCategories = async (call: Call<wire.CategoriesByFilterRequest>): Promise<void> => {
    const { categoryIds } = call.input
    const known = await collectionsStore.numbers(database, call.actor.siteId, categoryIds)
    const missing = categoryIds.find((id) => !known.has(id))
    if (missing !== undefined) throw fail('CATEGORY_NOT_FOUND', { categoryId: missing })
  }

  return {
    update: async (call) => {
      const { slug, options, modifiers, variantsInfo, ...given } = call.input.product
      await knownParts(database, call.actor.siteId, given)
      return start(call, { byFilter: { kind: 'UPDATE', product: given } })
    },

    delete: (call) => start(call, { byFilter: { kind: 'DELETE' } }),

    updateVariants: async (call) => {
      const { variant } = call.input
      const { currency } = await call.site()
      if (variant.price) variantPrice(variant.price, 'variant.price', currency)
      return start(call, { byFilter: { kind: 'VARIANTS', variant } })
    },

    adjustVariants: async (call) => {
      const { filter, search, ...adjustment } = call.input
      const violations = adjustmentBreaches(adjustment, (await call.site()).currency)
      if (violations.length > 0) throw new InvalidArgument(violations)
      return start(call, { byFilter: { kind: 'ADJUST', ...adjustment } })
    },

    addSections: async (call) => {
      const { infoSectionIds } = call.input
      await sectionsAdded(database, call.actor.siteId, infoSectionIds)
      return start(call, { byFilter: { kind: 'ADD_SECTIONS', infoSectionIds } })
    },

    removeSections: (call) => {
      const { infoSectionIds } = call.input
      return start(call, { byFilter: { kind: 'REMOVE_SECTIONS', infoSectionIds } })
    },

    addToCategories: async (call) => {
      await assertCategories(call)
      return start(call, { edit: { collections: { add: call.input.categoryIds } } })
    },

    updateTags: async (call) => {
      const { assignTags, unassignTags } = call.input
      const change = { assignTags, unassignTags }
      assertNamesTags(change)
      return start(call, { byFilter: { kind: 'TAGS', ...change } })
    },

    removeFromCategories: async (call) => {
      await assertCategories(call)
      return start(call, { edit: { collections: { remove: call.input.categoryIds } } })
    },
  }
}
