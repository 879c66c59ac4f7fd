import type { NonDraftableReason } from '@vitrine/contract'
import type { Reader } from '../../../floor/database/database.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { type CartLine, isCustom, isGiftCard } from '../../cart/lines/line.ts'
import { checkoutStore } from '../../checkout/checkout.store.ts'
import { orderMoneyStore } from '../../orders/money/order-money.store.ts'
import { givenBackMinor, type StoredOrder } from '../../orders/order.ts'
import { editableLines } from './order-basis.ts'

/** Whether an order can be edited: its lines, or what speaks against it. */
export type Draftability =
  | { readonly lines: CartLine[] }
  | { readonly reasons: readonly [NonDraftableReason, ...NonDraftableReason[]] }

/** Finds out whether an order can be edited. */
export const draftabilityOf = async (
  reader: Reader,
  site: Site,
  order: StoredOrder,
): Promise<Draftability> => {
  const { siteId, checkoutId } = order
  const checkout = checkoutId === undefined ? undefined : await checkoutStore.find(reader, siteId, checkoutId)
  const lines = editableLines(order, checkout)
  const sources = await orderMoneyStore.of(reader, order)
  const isHeld = sources.some(({ heldMinor, heldFor }) => heldMinor > 0 && heldFor !== 'CAPTURE')
  const isByMembership =
    (checkout?.details.memberships?.length ?? 0) > 0 || lines?.some(({ membership }) => membership) === true
  const { agreed } = order.document
  const reasons: NonDraftableReason[] = [
    ...when(order.status !== 'APPROVED', 'ORDER_STATUS_IS_NOT_SUPPORTED'),
    ...when(order.fulfillmentStatus !== 'NOT_FULFILLED', 'ORDER_IS_FULFILLED'),
    ...when(isRefunded(order), 'PARTIALLY_OR_FULLY_REFUNDED'),
    ...when(isHeld, 'PAYMENT_IS_HELD'),
    ...when(order.currency !== site.currency, 'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT'),
    ...when(agreed.weightUnit !== site.weightUnit, 'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT'),
    ...when(lines?.some(isGiftCard) === true, 'GIFT_CARD_LINE_ITEM_EXISTS'),
    ...when(isByMembership, 'MEMBERSHIP_LINE_ITEM_EXISTS'),
    ...when(lines?.some(isSubscription) === true, 'SUBSCRIPTION_LINE_ITEM_EXISTS'),
  ]
  const [first, ...more] = reasons
  if (first !== undefined) return { reasons: [first, ...more] }
  return lines ? { lines } : { reasons: ['UNSUPPORTED_CHANNEL_TYPE'] }
}

const when = (isSo: boolean, reason: NonDraftableReason): NonDraftableReason[] => (isSo ? [reason] : [])

/** What an edit returned was paid too much, and can be followed by another edit. */
const isRefunded = (order: StoredOrder): boolean =>
  givenBackMinor(order) > 0 || order.document.lines.some(({ refunded }) => refunded > 0)

const isSubscription = (line: CartLine): boolean =>
  isCustom(line) && line.custom.fields.subscriptionOptionInfo !== undefined
