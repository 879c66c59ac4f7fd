import type * as wire from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Database } from '../../../floor/database/database.ts'
import { refuse } from '../../../floor/failure.ts'
import type { Call, UseCase } from '../../../shop/calls/call.ts'
import type { MatchingItems, StockEdit } from '../../product-changes/product-change.ts'
import type { ProductChanges } from '../../product-changes/product-changes.service.ts'
import { NO_STOCK } from '../../products/records/stock.ts'
import { ITEMS } from '../inventory/inventory-items.service.ts'
import { placesMatching } from '../inventory/places-matching.ts'
import { assertOnlyLocation } from '../inventory/set-item.ts'
import { VARIANTS } from '../variants/variants-v3.service.ts'
import { productIdsOf } from './product-ids.store.ts'

interface Which {
  readonly filter: MatchingItems['filter'] | null
  readonly search?: MatchingItems['search']
}

/** Changes of the stock of variants that match a filter, for merchants and apps: each starts a job. */
export interface InventoryByFilter {
  readonly update: UseCase<typeof operations.bulkUpdateInventoryItemsByFilter>
  readonly adjust: UseCase<typeof operations.bulkAdjustInventoryItemsByFilter>
  readonly setOrAdjust: UseCase<typeof operations.bulkSetOrAdjustInventoryItemsByFilter>
  readonly create: UseCase<typeof operations.bulkCreateInventoryItemsByVariantFilter>
  readonly delete: UseCase<typeof operations.bulkDeleteInventoryItemsByFilter>
}

/** The most variants of one job. */
const MOST = 100_000

/**
 * A job finds the products when it starts, and their variants when it reaches them: after a sale in between, an item
 * may no longer match a filter by quantity.
 */
export const createInventoryByFilter = (
  database: Database,
  changes: Pick<ProductChanges, 'startOn'>,
): InventoryByFilter => {
  const start = async (
    call: Call<Which>,
    stock: StockEdit,
    of?: 'variants',
  ): Promise<wire.ByFilterResponse> => {
    const { siteId } = call.actor
    const { search } = call.input
    const filter = call.input.filter ?? {}
    const list = of === 'variants' ? VARIANTS : ITEMS
    const found = await placesMatching(database, siteId, list, { filter, search }, MOST + 1)
    if (found.length > MOST) throw refuse('filter', 'MAX_SIZE', `must match at most ${MOST} variants`)
    const numbers = [...new Set(found.map((place) => place.product_number))]
    const productIds = await productIdsOf(database, siteId, numbers)
    const { productChange } = await changes.startOn(call, productIds, {
      byFilter: { kind: 'STOCK', filter, search, stock, ...(of && { of }) },
    })
    return { jobId: productChange.id }
  }

  return {
    update: (call) => {
      const { quantity, inStock } = call.input.inventoryItem
      return start(call, {
        set: quantity === undefined ? { track: false, inStock: inStock === true } : { track: true, quantity },
      })
    },
    adjust: (call) => {
      const { adjustment, trackQuantity: tracks = false } = call.input
      return start(call, { by: shiftOf(adjustment), tracks })
    },
    create: (call) => {
      const { locationId, inventoryCreationData } = call.input
      assertOnlyLocation(locationId, 'locationId')
      return start(
        call,
        { begin: { track: true, quantity: inventoryCreationData?.quantity ?? 0 } },
        'variants',
      )
    },
    delete: (call) => start(call, { set: NO_STOCK }),
    setOrAdjust: (call) => start(call, { by: shiftOf(call.input.adjustedInventoryAction), tracks: true }),
  }
}

const shiftOf = ({ incrementBy = 0, decrementBy = 0 }: wire.AdjustInventoryAction): number =>
  incrementBy - decrementBy
