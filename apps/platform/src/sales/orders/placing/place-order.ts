import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { StockKeeper } from '../../../catalog/inventory/stock-keeper.ts'
import type { OfferImage, OffersFor } from '../../../catalog/products/records/offer.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { Sites } from '../../../shop/sites/sites.service.ts'
import { noteBought } from '../../abandoned/kept/bought.ts'
import { closeCart, type LockedCart, lockCartById } from '../../cart/kept/bought-cart.ts'
import { referencesOf } from '../../cart/lines/cart.ts'
import { withoutRecipient } from '../../cart/lines/gift-delivery.ts'
import { isCustom } from '../../cart/lines/line.ts'
import type { AgreedAmounts } from '../../checkout/agreed-amounts.ts'
import { checkoutStore } from '../../checkout/checkout.store.ts'
import type { StoredCheckout } from '../../checkout/checkout.ts'
import { type PricedCheckout, priceCheckout } from '../../checkout/price-checkout.ts'
import type { Coupon } from '../../coupons/coupon.ts'
import { couponBuyers } from '../../coupons/coupon-buyers.ts'
import { claimUse } from '../../coupons/coupon-uses.ts'
import { draftsStore } from '../../drafts/kept/drafts.store.ts'
import { giftCards } from '../../gift-cards/gift-cards.ts'
import { memberships } from '../../memberships/memberships.ts'
import { placePayment } from '../../payments/place-payment.ts'
import type { WorkedOut } from '../../totals/work-out.ts'
import { keepDeliveries } from '../cards/keep-deliveries.ts'
import { filesOfOrder } from '../downloads/order-files.ts'
import {
  type AgreedPayment,
  type OrderLineFacts,
  paymentStatusOf,
  type StoredActivity,
  type StoredOrder,
} from '../order.ts'
import { recordOrderEvents } from '../order-events.ts'
import { queueOrderMail } from '../order-mails.ts'
import { ordersStore } from '../orders.store.ts'
import { showOrder } from '../show-order.ts'
import { agreedOrder, feeFacts, lineFacts } from './agreed-order.ts'
import { assertPlaceable } from './assert-placeable.ts'
import { keepAddress } from './keep-address.ts'
import { balancePaidBefore, payBalance } from './pay-balance.ts'
import { isUnclaimed } from './unclaimed.ts'

/** Which checkout should become an order, and what was agreed. */
export interface PlaceOrderRequest {
  readonly siteId: string
  readonly checkoutId: string
  readonly payment: AgreedPayment
  /**
   * What the buyer agreed to, part by part. Default: what the checkout cost when last shown; if a provider
   * was asked, the amount must equal what is due.
   */
  readonly agreed?: Partial<AgreedAmounts> | undefined
  /** Whether the buyer agreed to save the payment method. */
  readonly savesPaymentMethod?: boolean | undefined
  /** Whether the buyer places the order without the hosted page, so that nothing may be missing. */
  readonly isPlacedByBuyer?: boolean | undefined
}

/** An order that was placed, now or earlier. */
export interface PlacedOrder {
  readonly order: StoredOrder
  /** False if the same checkout was already paid in the same way. */
  readonly isNew: boolean
}

export interface PlaceOrderParts {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly ids: Ids
  readonly offersFor: OffersFor
  readonly stock: StockKeeper
  /** Shown for a product without a picture. */
  readonly placeholder: OfferImage
}

/**
 * Makes an order of a checkout, in one transaction and once, with everything that belongs to it or nothing:
 * stock, the coupon's use, the gift card's money, the number, the cart, events and mail. The same request
 * again returns the same order.
 * @throws {Failure} CHECKOUT_NOT_FOUND; CHECKOUT_ALREADY_PAID when it was paid in another way;
 * CHECKOUT_IS_COMPLETE when it was completed elsewhere; otherwise why it can't become an order
 * (`PLACING_ERRORS`), and nothing is written
 */
export type PlaceOrder = (request: PlaceOrderRequest) => Promise<PlacedOrder>

export const createPlaceOrder = (parts: PlaceOrderParts): PlaceOrder => {
  const { database, sites, clock, ids, offersFor, stock } = parts

  const place = async (
    tx: Transaction,
    site: Site,
    orderId: string,
    seen: StoredCheckout,
    request: PlaceOrderRequest,
  ): Promise<PlacedOrder> => {
    const { siteId } = site
    // Creating a checkout from a cart locks the cart first, too.
    const cart = seen.cartId === undefined ? undefined : await lockCartById(tx, siteId, seen.cartId)
    const checkout = await checkoutStore.lock(tx, siteId, seen.id)
    if (!checkout) throw fail('CHECKOUT_NOT_FOUND')
    if (checkout.state === 'COMPLETED')
      return { order: await placedBefore(tx, checkout, request), isNew: false }
    const at = clock.now()
    const priced = await priceCheckout(tx, offersFor, site, checkout, at)
    const { payment, agreed, ...terms } = request
    const amounts = agreed ?? (payment.kind === 'PROVIDER' ? {} : checkout.shown)
    assertPlaceable(priced, { ...terms, payment, amounts })
    if (checkout.details.balanceOf !== undefined)
      return { order: await payBalance(tx, site, priced, payment, { ids, at }), isNew: true }
    const { lines } = priced.checkout
    const bought = { ...priced.checkout, lines: lines.map(withoutRecipient) }
    if (!(await checkoutStore.complete(tx, bought, orderId, at))) throw fail('CHECKOUT_CHANGED')
    await noteBought(tx, checkout, at)
    await commitDraft(tx, checkout, orderId, at)
    const ordered = lines.flatMap((line) =>
      isCustom(line) ? [] : [{ id: line.id, reference: line.reference }],
    )
    await keepDeliveries(tx, site, orderId, ordered)
    const facts = await takeStock(tx, { siteId, orderId }, lineFacts(priced))
    await claimDiscounts(tx, priced, orderId)
    if (payment.kind === 'PROVIDER')
      await placePayment(tx, { siteId, paymentId: payment.paymentId, orderId, at })
    const number = await ordersStore.nextNumber(tx, siteId)
    const placed = newOrder(priced, { orderId, number, payment, facts, placeholder: parts.placeholder, ids })
    const order = { ...placed, isUnclaimed: await isUnclaimed(tx, checkout) }
    await ordersStore.insert(tx, order)
    await close(tx, cart, priced, at)
    await recordOrderEvents(tx, siteId, ['created', 'approved'], showOrder(order, site), {
      ...{ ids, at, causedBy: order.ownerKey },
    })
    await keepAddress(tx, priced.checkout, { ids, at })
    const files = await filesOfOrder(tx, order)
    await queueOrderMail(tx, site, 'order-confirmation', order, { ids, at, files })
    return { order, isNew: true }
  }

  /** Takes the lines from the stock, and marks those that are pre-ordered. */
  const takeStock = async (
    tx: Transaction,
    { siteId, orderId }: { readonly siteId: string; readonly orderId: string },
    facts: readonly OrderLineFacts[],
  ): Promise<OrderLineFacts[]> => {
    const kept = facts.flatMap(({ lineId, productId, variantId, quantity }) =>
      productId === undefined || variantId === undefined ? [] : [{ lineId, productId, variantId, quantity }],
    )
    const preordered = new Set((await stock.take(tx, siteId, kept, orderId)).map(({ lineId }) => lineId))
    return facts.map((line) => (preordered.has(line.lineId) ? { ...line, isPreordered: true } : line))
  }

  const close = async (
    tx: Transaction,
    cart: LockedCart | undefined,
    { checkout, subject: { site } }: PricedCheckout,
    at: number,
  ): Promise<void> => {
    if (cart) await closeCart(tx, cart, checkout.lines, { site, ids, placeholder: parts.placeholder, at })
  }

  return async (request) => {
    const { siteId, checkoutId } = request
    const site = await sites.get(siteId)
    const seen = await checkoutStore.find(database, siteId, checkoutId)
    if (!seen) throw fail('CHECKOUT_NOT_FOUND')
    // Reads ahead, so the transaction finds the data in memory and blocks other writers less.
    if (seen.state === 'OPEN') await offersFor(database, site, referencesOf(seen))
    const orderId = ids.guid()
    return database.transaction((tx) => place(tx, site, orderId, seen, request))
  }
}

/** A draft becomes one order, whichever of its checkouts is paid. */
const commitDraft = async (
  tx: Transaction,
  { siteId, details: { draftId } }: StoredCheckout,
  orderId: string,
  at: number,
): Promise<void> => {
  if (draftId !== undefined && !(await draftsStore.commit(tx, { siteId, id: draftId }, orderId, at)))
    throw fail('CHECKOUT_ALREADY_PAID')
}

/** Returns a completed checkout's order if it was paid in the same way. */
const placedBefore = async (
  tx: Transaction,
  checkout: StoredCheckout,
  { payment }: PlaceOrderRequest,
): Promise<StoredOrder> => {
  if (checkout.details.balanceOf !== undefined) return balancePaidBefore(tx, checkout, payment)
  const { siteId, id } = checkout
  const order = await ordersStore.ofCheckout(tx, siteId, id)
  if (!order) throw fail('CHECKOUT_IS_COMPLETE')
  const paid = order.document.payment
  const isSame =
    paid.kind === 'PROVIDER'
      ? payment.kind === 'PROVIDER' && payment.paymentId === paid.paymentId
      : payment.kind !== 'PROVIDER'
  if (!isSame) throw fail('CHECKOUT_ALREADY_PAID', { orderId: order.id })
  return order
}

/** Counts the coupon's use and takes what gift card and memberships pay, so none pays for two orders. */
const claimDiscounts = async (
  tx: Transaction,
  { checkout, subject, worked }: PricedCheckout,
  orderId: string,
): Promise<void> => {
  const { siteId, ownerKey: buyer } = checkout
  const { at } = subject
  const { card, totals } = worked
  const coupon = usedCoupon(worked)
  if (coupon) await claimUse(tx, { siteId, couponId: coupon.id, buyers: couponBuyersOf(checkout), at })
  if (card.card && totals.giftCardMinor > 0)
    await giftCards.spend(tx, {
      ...{ siteId, giftCardId: card.card.id, amountMinor: totals.giftCardMinor, orderId, at },
    })
  await memberships.use(tx, { siteId, orderId, buyer, uses: memberships.usesIn(totals), at })
}

/** A coupon without effect, because its minimum isn't reached, isn't used up. */
const usedCoupon = ({ found, totals }: WorkedOut): Coupon | undefined =>
  totals.discounts.some(({ source }) => source === 'COUPON') ? found.coupon : undefined

const couponBuyersOf = ({ siteId, ownerKey, details }: StoredCheckout): readonly string[] =>
  couponBuyers(siteId, ownerKey, details.email)

interface NewOrder {
  readonly orderId: string
  readonly number: number
  readonly payment: AgreedPayment
  readonly facts: readonly OrderLineFacts[]
  readonly placeholder: OfferImage
  readonly ids: Ids
}

const newOrder = (
  priced: PricedCheckout,
  { orderId, number, payment, facts, placeholder, ids }: NewOrder,
): StoredOrder => {
  const { checkout, subject, worked } = priced
  const { totals, card } = worked
  const coupon = usedCoupon(worked)
  const { at, site } = subject
  const giftCard =
    card.card && totals.giftCardMinor > 0
      ? { id: card.card.id, amountMinor: totals.giftCardMinor }
      : undefined
  const money = {
    totalMinor: totals.summary.totalMinor,
    paidMinor: 0,
    heldMinor: payment.kind === 'PROVIDER' ? payment.amountMinor : 0,
    refundedMinor: 0,
  }
  const paymentStatus = paymentStatusOf({ ...money, document: { giftCard } })
  const activity = (type: StoredActivity['type']): StoredActivity => ({ id: ids.guid(), type, at })
  return {
    ...{ siteId: site.siteId, id: orderId, number, checkoutId: checkout.id, ownerKey: checkout.ownerKey },
    email: mailAddressOf(checkout.details.email ?? ''), // older checkouts may contain it as it was typed
    revision: 1,
    status: 'APPROVED',
    paymentStatus,
    fulfillmentStatus: totals.shipping.selected ? 'NOT_FULFILLED' : 'FULFILLED',
    currency: site.currency,
    ...money,
    document: {
      agreed: agreedOrder(priced, placeholder),
      ...{ lines: facts, fees: feeFacts(priced) },
      activities: [
        activity('ORDER_PLACED'),
        ...(payment.kind === 'PROVIDER' && payment.isCapturedByHand
          ? [activity('AUTHORIZED_PAYMENT_CREATED')]
          : []),
        ...(paymentStatus === 'PAID' ? [activity('ORDER_PAID')] : []),
      ],
      payment,
      ...(coupon && { coupon: { id: coupon.id, buyers: couponBuyersOf(checkout) } }),
      ...(giftCard && { giftCard }),
    },
    createdAt: at,
    updatedAt: at,
  }
}
