import type { NewFulfillment, OrderFulfillmentStatus } from '@vitrine/contract'
import { fail, refuse } from '../../../floor/failure.ts'
import type { StoredOrder, StoredParcel } from '../order.ts'

/** The most parcels of an order. */
const MOST_PARCELS = 100

type Lines = StoredParcel['lines']

/** The parcels of an order. One that was sent before parcels were kept counts as one with everything in it. */
export const parcelsOf = ({ document }: StoredOrder): readonly StoredParcel[] => {
  if (document.parcels) return document.parcels
  const sent = document.activities.find(({ type }) => type === 'ORDER_FULFILLED')
  if (!sent) return []
  const lines = document.lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
  return [{ id: sent.id, at: sent.at, lines, ...(document.tracking && { tracking: document.tracking }) }]
}

/** How many of each line are left to send; none of an order that had nothing to be sent. */
export const leftToSend = (order: StoredOrder): ReadonlyMap<string, number> => {
  const parcels = parcelsOf(order)
  const isDone = order.fulfillmentStatus === 'FULFILLED' && parcels.length === 0
  const left = new Map(order.document.lines.map(({ lineId, quantity }) => [lineId, isDone ? 0 : quantity]))
  for (const { lines } of parcels)
    for (const { lineId, quantity } of lines) left.set(lineId, (left.get(lineId) ?? 0) - quantity)
  return left
}

/**
 * What a new parcel has in it.
 * @throws {Failure} LINE_ITEM_NOT_FOUND; ITEMS_ALREADY_FULFILLED for more than is left to send
 */
export const linesToSend = (order: StoredOrder, wanted: NewFulfillment['lineItems']): Lines => {
  const left = leftToSend(order)
  const quantities = new Map<string, number>()
  for (const { id, quantity } of wanted ??
    [...left.keys()].map((each) => ({ id: each, quantity: undefined }))) {
    const most = left.get(id)
    if (most === undefined) throw fail('LINE_ITEM_NOT_FOUND', { lineItemId: id })
    quantities.set(id, (quantities.get(id) ?? 0) + (quantity ?? most))
  }
  for (const [lineItemId, quantity] of quantities) {
    const most = left.get(lineItemId) ?? 0
    if (quantity > most || (wanted && quantity === 0))
      throw fail('ITEMS_ALREADY_FULFILLED', { lineItemId, fulfillableQuantity: most })
  }
  const lines = [...quantities].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []))
  if (lines.length === 0) throw fail('ITEMS_ALREADY_FULFILLED')
  return lines
}

/**
 * An order with other parcels. How much of it is sent follows from them.
 * @throws {Failure} TRACKING_NUMBER_ALREADY_EXISTS when two have the same
 */
export const withParcels = (order: StoredOrder, parcels: readonly StoredParcel[]): StoredOrder => {
  if (parcels.length > MOST_PARCELS)
    throw refuse('fulfillment', 'MAX', `must not give the order more than ${MOST_PARCELS} parcels`)
  const numbers = parcels.flatMap(({ tracking }) => tracking?.trackingNumber || [])
  if (new Set(numbers).size < numbers.length) throw fail('TRACKING_NUMBER_ALREADY_EXISTS')
  const { tracking: _, ...rest } = order.document
  const tracking = parcels.at(-1)?.tracking
  const changed = { ...order, document: { ...rest, parcels, ...(tracking && { tracking }) } }
  return { ...changed, fulfillmentStatus: statusOf(changed) }
}

const statusOf = (order: StoredOrder): OrderFulfillmentStatus => {
  if (parcelsOf(order).length === 0) return 'NOT_FULFILLED'
  return [...leftToSend(order).values()].every((left) => left === 0) ? 'FULFILLED' : 'PARTIALLY_FULFILLED'
}
