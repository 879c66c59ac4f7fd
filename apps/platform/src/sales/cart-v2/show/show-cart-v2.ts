import type { CartV2, DeliveryMethodV2 } from '@vitrine/contract'
import type { SelectedShipping } from '@vitrine/pricing'
import { OWN_GIFT_CARDS } from '../../gift-cards/gift-card.ts'
import type { PricedCart } from '../../totals/cart-totals.ts'
import { moneyWriter } from './convert-money.ts'
import { lineAmounts } from './line-amounts.ts'
import { showLineV2 } from './show-line-v2.ts'

/** What a cart became. */
export interface BecameOrder {
  /** Undefined if it was bought elsewhere. */
  readonly orderId: string | undefined
}

/** Prints a cart in the newer form, from what the first form shows and its totals. */
export const showCartV2 = (cart: PricedCart, order?: BecameOrder): CartV2 => {
  const { stored, subject, worked, price } = cart
  const { details } = stored
  const shown = cart.cart
  const money = moneyWriter(price)
  const amounts = lineAmounts(cart)
  const lineItems = shown.lineItems.map((line) => {
    const own = amounts.get(String(line.id)) ?? { unitMinor: 0, totalMinor: 0, discounts: [] }
    return showLineV2(line, own, cart, money)
  })
  const subtotalMinor = [...amounts.values()].reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  const note = shown.buyerNote
  return {
    id: stored.id,
    createdDate: shown.createdDate ?? null,
    updatedDate: shown.updatedDate ?? null,
    revision: String(stored.revision),
    lineItems,
    subtotal: money(subtotalMinor),
    ...(note != null && { note }),
    coupons: details?.coupon ? [{ id: details.coupon.id, code: details.coupon.code }] : [],
    source: source(cart),
    businessInfo: {
      ...(shown.businessLocationId && { locationId: shown.businessLocationId }),
      languageCode: String(shown.siteLanguage ?? ''),
      currencyCode: subject.site.currency,
    },
    customerInfo: customerInfo(cart),
    deliveryInfo: deliveryInfo(cart),
    taxInfo: { pricesIncludeTax: worked.tax.pricesIncludeTax },
    paymentInfo: paymentInfo(cart),
    orderPlaced: order !== undefined,
    ...(order?.orderId !== undefined && { orderId: order.orderId }),
    ...(details?.settings && { settings: details.settings }),
    ...(shown.overrideCheckoutUrl != null && { customCheckoutUrl: shown.overrideCheckoutUrl }),
    ...(shown.extendedFields && { extendedFields: shown.extendedFields }),
    currentCart: order === undefined && !cart.visit.owner.key.startsWith('cart:'),
    demo: false,
    ...(details?.forms && { forms: [...details.forms] }),
  }
}

const source = ({ stored, cart, visit }: PricedCart): CartV2['source'] => {
  const { visitorId, memberId, userId } = cart.buyerInfo ?? {}
  const { key, belongsTo = key } = visit.owner
  const appId = belongsTo.startsWith('app:') ? belongsTo.slice('app:'.length) : undefined
  return {
    channelType: 'WEB',
    ...stored.details?.source,
    createdBy: {
      ...(visitorId && { visitorId }),
      ...(memberId && { memberId }),
      ...(userId && { userId }),
      ...(appId !== undefined && { appId }),
    },
  }
}

const customerInfo = ({ cart }: PricedCart): CartV2['customerInfo'] => ({
  ...cart.buyerInfo,
  ...cart.contactInfo?.contactDetails,
  languageCode: String(cart.buyerLanguage ?? ''),
  currencyCode: cart.conversionCurrency,
})

const deliveryInfo = ({ cart, stored, worked }: PricedCart): CartV2['deliveryInfo'] => {
  const chosen = stored.details?.selectedShippingOption
  const { selected } = worked.totals.shipping
  const address = cart.contactInfo?.address
  return {
    ...(address && { address }),
    ...(chosen && {
      method: selected?.requested
        ? showMethod(selected)
        : { code: chosen.code, ...(chosen.carrierId && { appId: chosen.carrierId }) },
    }),
    weightUnit: cart.weightUnit,
  }
}

/** Shows a delivery option that is offered. */
export const showMethod = ({ option: { terms } }: SelectedShipping): DeliveryMethodV2 => ({
  code: terms.code,
  appId: terms.carrierId,
  title: { original: terms.title, translated: terms.title },
  pickup: terms.logistics?.pickupDetails !== undefined,
})

const paymentInfo = ({ stored: { details }, subject, price }: PricedCart): CartV2['paymentInfo'] => {
  const { giftCard, billing } = details ?? {}
  const money = moneyWriter(price)
  return {
    giftCards: giftCard
      ? [
          {
            id: giftCard.id,
            obfuscatedCode: giftCard.obfuscatedCode,
            appId: OWN_GIFT_CARDS,
            externalId: giftCard.id,
            ...(giftCard.mostMinor !== undefined && { requestedRedeemAmount: money(giftCard.mostMinor) }),
          },
        ]
      : [],
    currencyCode: subject.site.currency,
    ...(billing?.address && { billingAddress: billing.address }),
    ...(billing?.contactDetails && { billingContact: billing.contactDetails }),
  }
}
