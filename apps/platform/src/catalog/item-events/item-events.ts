import { EVENTS } from '@vitrine/contract'
import type { Reader, Transaction } from '../../floor/database/database.ts'
import { callerOf } from '../../shop/audit/noted.ts'
import type { UnnumberedEvent } from '../../shop/events/numbered-events.ts'
import { webhooksStore } from '../../shop/webhooks/kept/webhooks.store.ts'
import { modifiedFields } from '../../shop/webhooks/sending/modified-fields.ts'
import { type ProductRecord, type StockRecord, storeVariantId } from '../products/records/product-record.ts'
import { isInStock, isSameStock, variantStockOf } from '../products/records/stock.ts'
import type { MovedStock, StockCause } from '../stock-movements/stock-movements.store.ts'

/** What happened to the inventory item of a variant: the stock that it has in Catalog V3. */
export type ItemChange =
  | (Pick<MovedStock, 'productId' | 'variantId'> & { readonly is: 'created' | 'deleted' | 'preordered' })
  | (MovedStock & { readonly is: 'moved' })

type Told = Pick<UnnumberedEvent, 'type' | 'entityId' | 'payload'>

/** What the wire names as the app when no app changed the stock. */
const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const REASONS = {
  ...{ ORDER: 'ORDER', RETURN: 'REVERT_INVENTORY_CHANGE' },
  ...{ BY_HAND: 'MANUAL', JOB: 'MANUAL' },
} as const satisfies Record<StockCause['reason'], string>

const {
  inventoryItemV3Created: created,
  inventoryItemV3Updated: updated,
  inventoryItemV3Deleted: deleted,
  inventoryItemV3StockStatusUpdated: statusUpdated,
  inventoryItemV3UpdatedWithReason: updatedWithReason,
} = EVENTS

/** Whether a webhook of the shop asks for events of inventory items. */
export const areItemsAsked = async (reader: Reader, siteId: string): Promise<boolean> =>
  (await webhooksStore.typesAsked(reader, siteId, created.entityFqdn)).size > 0

/**
 * The events of inventory items that a change leads to, to be saved in its transaction. A change can concern hundreds
 * of variants, so only events that a webhook asks for are recorded. They hold what isn't known later; the item itself is
 * read when they are sent.
 */
export const itemEvents = async (
  tx: Transaction,
  siteId: string,
  changes: readonly ItemChange[],
  reason: StockCause['reason'],
): Promise<Told[]> => {
  if (changes.length === 0) return []
  const asked = await webhooksStore.typesAsked(tx, siteId, created.entityFqdn)
  if (asked.size === 0) return []
  const why = { reason: REASONS[reason], appId: appOf(callerOf(tx)) }
  return changes.flatMap((change) => toldOf(change, why)).filter(({ type }) => asked.has(type))
}

/** What happened to the inventory items of a product that was written. */
export const itemChanges = (before: ProductRecord | undefined, after: ProductRecord): ItemChange[] => {
  if (before?.variants === after.variants) return []
  const { productId } = after
  const former = new Map(before?.variants.map(({ variantId, stock }) => [variantId, stock]))
  const left = new Set(after.variants.map(({ variantId }) => variantId))
  return [
    ...after.variants.flatMap(({ variantId, stock }): ItemChange[] => {
      const was = former.get(variantId)
      if (!was) return [{ is: 'created', productId, variantId }]
      return isSameStock(was, stock) ? [] : [{ is: 'moved', productId, variantId, before: was, after: stock }]
    }),
    ...[...former.keys()].flatMap((variantId): ItemChange[] =>
      left.has(variantId) ? [] : [{ is: 'deleted', productId, variantId }],
    ),
  ]
}

/** What happened to the inventory items of a deleted product. */
export const itemsDeleted = ({ productId, variants }: ProductRecord): ItemChange[] =>
  variants.map(({ variantId }) => ({ is: 'deleted', productId, variantId }))

const toldOf = (change: ItemChange, why: Readonly<Record<string, string>>): Told[] => {
  const entityId = storeVariantId(change.productId, change.variantId)
  const tell = ({ type }: { readonly type: string }, payload: Told['payload']) => ({
    type,
    entityId,
    payload,
  })
  const update = (fields: object) => tell(updated, { updatedEvent: { modifiedFields: fields } })
  const act = (event: { readonly type: string }, body: object) => tell(event, { actionEvent: { body } })
  switch (change.is) {
    case 'created':
      return [tell(created, { createdEvent: {} })]
    case 'deleted':
      return [tell(deleted, { deletedEvent: {} })]
    case 'preordered':
      return [update({ preorderInfo: null })]
    case 'moved': {
      const { before, after } = change
      const inStock = isInStock(after)
      return [
        update(modifiedFields(stockFields(before), stockFields(after))),
        ...(inStock === isInStock(before) ? [] : [act(statusUpdated, { inStock })]),
        act(updatedWithReason, why),
      ]
    }
  }
}

/** The fields of an inventory item that show its stock. */
const stockFields = (stock: StockRecord): object => {
  const { trackQuantity, quantity, inStock } = variantStockOf(stock)
  return trackQuantity ? { trackQuantity, quantity } : { trackQuantity, inStock }
}

const appOf = (caller = ''): string => (caller.startsWith('app:') ? caller.slice(4) : STORES_APP_ID)
