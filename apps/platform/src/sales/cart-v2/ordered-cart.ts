import type { OfferImage } from '../../catalog/products/records/offer.ts'
import { isMerchantSide, type KnownActor, principalOf } from '../../floor/callers/actor.ts'
import { buyerOf } from '../../floor/callers/cart-owner.ts'
import type { Reader } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { StoredCart } from '../cart/kept/cart.store.ts'
import type { CartVisit } from '../cart/kept/cart-visit.ts'
import { conversionCurrency } from '../cart/kept/cart-visit.ts'
import { showCart } from '../cart/kept/show-cart.ts'
import { priceWriter } from '../cart/lines/prices.ts'
import { checkoutStore } from '../checkout/checkout.store.ts'
import type { StoredCheckout } from '../checkout/checkout.ts'
import { subjectOf, type WorkedCart } from '../totals/cart-totals.ts'
import { workOut } from '../totals/work-out.ts'
import { wantedToRead } from './questions.ts'

/** Finds what a caller's cart became, if it is no longer there; undefined if it never was. */
export const findOrdered = async (
  reader: Reader,
  actor: KnownActor,
  cartId: string,
): Promise<StoredCheckout | undefined> => {
  const checkout = await checkoutStore.lastOfCart(reader, actor.siteId, cartId.toLowerCase())
  if (checkout?.state !== 'COMPLETED') return undefined
  return isMerchantSide(actor) || checkout.ownerKey === principalOf(actor) ? checkout : undefined
}

/** The error of changing a cart that became an order. */
export const alreadyOrdered = (cartId: string, { orderId }: StoredCheckout) =>
  fail('CART_ALREADY_ORDERED', { cartId, ...(orderId !== undefined && { orderId }) })

/**
 * Rebuilds a cart from its checkout, as it was bought: its row is gone, but the newer form still shows it.
 * The order has the amounts that were agreed.
 */
export const orderedCart = async (
  reader: Reader,
  visit: CartVisit,
  checkout: StoredCheckout,
  placeholder: OfferImage,
): Promise<WorkedCart> => {
  const { lines, details, ownerKey, revision, conversionCurrency: currency } = checkout
  const { createdAt, updatedAt } = checkout
  const id = checkout.cartId ?? checkout.id
  const owner = { siteId: checkout.siteId, key: ownerKey, buyerInfo: buyerOf(ownerKey) }
  const then: CartVisit = { ...visit, cartId: id, owner, at: updatedAt }
  const stored: StoredCart = {
    ...{ id, revision, conversionCurrency: currency, createdAt, updatedAt, lines },
    businessLocationId: details.businessLocationId,
    details: {
      ...{ email: details.email, buyerNote: details.buyerNote, contactId: details.contactId },
      ...{ contactInfo: details.shipping, billing: details.billing, coupon: details.coupon },
      selectedShippingOption: details.selectedShippingOption,
      extendedFields: details.extendedFields,
      merchantDiscounts: details.merchantDiscounts?.filter((each) => typeof each === 'number'),
      source: { channelType: details.channelType },
    },
  }
  const subject = subjectOf(then, stored, { wanted: wantedToRead, giftCard: 'none' })
  return {
    ...{ visit: then, stored, subject },
    cart: showCart(stored, then, placeholder),
    worked: await workOut(reader, subject),
    price: priceWriter(visit.site, conversionCurrency(then, currency)),
  }
}
