import type { orders } from '@vitrine/client/ecom'
import { de } from '../messages/de/orders/pickup.ts'
import { en } from '../messages/en/orders/pickup.ts'
import type { Messages } from '../messages/en.ts'
import { useWords, type Words } from '../messages/words.tsx'

/** An order, or what a customer's list tells of it. */
export type Delivered = Pick<orders.Order, 'shippingInfo'> | { readonly isPickup?: boolean | undefined }

/** Whether the buyer collects an order. */
export const isPickedUp = (order: Delivered): boolean =>
  'isPickup' in order
    ? order.isPickup === true
    : 'shippingInfo' in order && order.shippingInfo?.logistics?.pickupDetails !== undefined

/** The texts about an order: orders that buyers collect get ready, all others are sent. */
export const orderTexts = ({ t, language }: Words, order: Delivered): Messages['orders'] => {
  if (!isPickedUp(order)) return t.orders
  const pickup = language.toLowerCase().startsWith('de') ? de : en
  return { ...t.orders, ...pickup, activities: { ...t.orders.activities, ...pickup.activities } }
}

/** Returns the texts about an order. */
export const useOrderTexts = (order: Delivered): Messages['orders'] => orderTexts(useWords(), order)
