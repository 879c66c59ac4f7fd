import type { CreateInventoryItemRequest, V3ItemMetadata } from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Database } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { UseCase } from '../../../shop/calls/call.ts'
import { type Attempt, attemptAt } from '../../../shop/idempotency/attempt.ts'
import type { StockParts } from '../../inventory/stock-changed.ts'
import { bulkAnswer, failed, succeeded } from '../bulk-results.ts'
import { inventoryItems } from './inventory-items.service.ts'
import { withItems } from './item-results.ts'
import { createSetItem, placesOf, type WantedItem } from './set-item.ts'

/** Creates and deletes the stock of variants, for merchants and apps. The variants themselves stay. */
export interface InventoryCreation {
  readonly create: UseCase<typeof operations.createInventoryItem>
  readonly bulkCreate: UseCase<typeof operations.bulkCreateInventoryItems>
  readonly delete: UseCase<typeof operations.deleteInventoryItem>
  readonly bulkDelete: UseCase<typeof operations.bulkDeleteInventoryItems>
}

type Given = CreateInventoryItemRequest['inventoryItem']

export const createInventoryCreation = (
  parts: StockParts & { readonly database: Database },
): InventoryCreation => {
  const { database } = parts
  const set = createSetItem(parts)

  const createOne = (siteId: string, attempt: Attempt | undefined, given: Given): Promise<string> =>
    set(siteId, attempt, startOf(given), { missing: 'VARIANT_NOT_FOUND', isNew: true })

  const itemsOf = async (siteId: string, ids: readonly string[]) =>
    inventoryItems(database, siteId, [...(await placesOf(database, siteId, ids)).values()])

  return {
    create: async (call) => {
      const { siteId } = call.actor
      const id = await createOne(siteId, call.attempt(), call.input.inventoryItem)
      const [inventoryItem] = await itemsOf(siteId, [id])
      if (!inventoryItem) throw fail('VARIANT_NOT_FOUND')
      return { inventoryItem }
    },

    bulkCreate: async (call) => {
      const { siteId } = call.actor
      const whole = call.attempt()
      const outcomes: V3ItemMetadata[] = []
      for (const [index, given] of call.input.inventoryItems.entries())
        outcomes.push(
          await createOne(siteId, attemptAt(whole, index), given).then(
            (id) => succeeded(id, index),
            (error: unknown) => failed(given.variantId, index, error),
          ),
        )
      const written = outcomes.flatMap(({ id, success }) => (success && id ? [id] : []))
      return withItems(outcomes, call.input.returnEntity ? await itemsOf(siteId, written) : [])
    },

    delete: async ({ actor, input }) => {
      await set(actor.siteId, undefined, { id: input.inventoryItemId, inStock: false })
      return {}
    },

    bulkDelete: async ({ actor, input }) => {
      const outcomes: V3ItemMetadata[] = []
      for (const [index, id] of input.inventoryItemIds.entries())
        outcomes.push(
          await set(actor.siteId, undefined, { id, inStock: false }).then(
            () => succeeded(id, index),
            (error: unknown) => failed(id, index, error),
          ),
        )
      return bulkAnswer(outcomes.map((itemMetadata) => ({ itemMetadata })))
    },
  }
}

/** Stock without a quantity or a status is counted, from 0 on. */
const startOf = ({ variantId, ...given }: Given): WantedItem => ({
  ...given,
  id: variantId,
  ...(given.quantity === undefined && given.inStock === undefined && { quantity: 0 }),
})
