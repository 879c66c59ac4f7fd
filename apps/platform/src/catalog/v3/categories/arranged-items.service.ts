import type { ArrangedItemsResponse } from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Reader, Transaction } from '../../../floor/database/database.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import type { UseCase } from '../../../shop/calls/call.ts'
import { once } from '../../../shop/idempotency/once.ts'
import { memberships } from '../../collections/memberships.store.ts'
import { arrangedItems } from '../../products/read/arranged-items.store.ts'
import type { Audience } from '../../products/records/audience.ts'
import { visitOf } from '../../products/records/catalog-visit.ts'
import { catalogs } from '../../products/records/catalogs.store.ts'
import { collectionsStore } from '../../products/records/collections.store.ts'
import { STORES_APP_IDS } from '../../products/records/offer.ts'
import { stampOf } from '../../products/records/stamps/product-stamps.store.ts'
import { type CatalogWritesParts, writeOf } from '../../products/write/catalog-write.ts'
import { openCatalog } from '../../products/write/catalog-writer.ts'
import { assertTree, STORES_APP_ID } from './categories.service.ts'
import { readCategoryTree } from './category-tree.store.ts'

/** The order that merchants give the products of a category. */
export interface ArrangedItems {
  readonly get: UseCase<typeof operations.getArrangedItems>
  readonly set: UseCase<typeof operations.setArrangedItems>
}

export const createArrangedItems = (parts: CatalogWritesParts): ArrangedItems => {
  const { database, clock } = parts

  const shown = async (
    reader: Reader,
    siteId: string,
    categoryId: string,
    audience: Audience,
  ): Promise<ArrangedItemsResponse> => {
    const items = await arrangedItems.of(reader, siteId, categoryId)
    return {
      items: items
        .filter(({ visible }) => visible || audience === 'merchant')
        .map(({ productId }) => ({ catalogItemId: productId, appId: STORES_APP_ID })),
    }
  }

  return {
    get: async (call) => {
      const { reader, site, audience } = await visitOf(database, call)
      const { categoryId, treeReference } = call.input
      assertTree(treeReference)
      const category = (await readCategoryTree(reader, site.siteId)).get(categoryId)
      if (!category || (audience === 'public' && !category.visible)) throw fail('CATEGORY_NOT_FOUND')
      return shown(reader, site.siteId, categoryId, audience)
    },

    set: async (call) => {
      const { categoryId, treeReference, items = [] } = call.input
      assertTree(treeReference)
      const wanted = items.map(({ catalogItemId }) => catalogItemId)
      if (new Set(wanted).size < wanted.length)
        throw refuse('items', 'VALIDATION', 'must name each product once')
      const { site, attempt, fits } = await writeOf(parts, call)
      const { siteId } = site
      const arrange = async (tx: Transaction): Promise<void> => {
        await openCatalog(tx, site, clock.now())
        await catalogs.change(tx, siteId, 0)
        const category = await collectionsStore.byId(tx, siteId, categoryId)
        if (!category) throw fail('CATEGORY_NOT_FOUND')
        if (fits && !fits(stampOf(category.number, category.revision))) throw fail('CONFLICT')
        const members = await memberships.named(tx, siteId, wanted)
        const held = await memberships.held(tx, siteId, category.number, members)
        const numberOf = new Map(members.map(({ productId, number }) => [productId, number]))
        const numbers = items.map(({ catalogItemId, appId }) => {
          const number = STORES_APP_IDS.includes(appId) ? numberOf.get(catalogItemId) : undefined
          if (number === undefined || !held.has(number)) throw fail('ITEM_NOT_IN_CATEGORY', { catalogItemId })
          return number
        })
        const before = await arrangedItems.of(tx, siteId, categoryId)
        await arrangedItems.replace(tx, siteId, category.number, numbers)
        noteChange(tx, {
          ...{ entityType: 'COLLECTION', entityId: categoryId },
          before: { arrangedItems: before.map(({ productId }) => productId) },
          after: { arrangedItems: wanted },
        })
      }
      await once(
        database,
        attempt,
        categoryId,
        (claim) =>
          database.transaction(async (tx) => {
            await arrange(tx)
            await claim?.(tx)
          }),
        async () => {},
      )
      return shown(database, siteId, categoryId, 'merchant')
    },
  }
}
