import type { AbandonedCheckout } from '@vitrine/contract'
import type { OfferImage } from '../../catalog/products/records/offer.ts'
import { buyerOf } from '../../floor/callers/cart-owner.ts'
import type { Site } from '../../shop/sites/site.ts'
import { languageAmong, textsIn } from '../../shop/sites/texts.ts'
import { availabilityTally } from '../cart/lines/availability.ts'
import { priceMinorOf } from '../cart/lines/line.ts'
import { priceWriter } from '../cart/lines/prices.ts'
import { showLine } from '../cart/lines/show-line.ts'
import type { StoredCheckout } from '../checkout/checkout.ts'
import type { LeftCheckout } from './kept/abandoned.store.ts'
import { stepReached } from './step-reached.ts'

export interface ShownParts {
  readonly site: Site
  /** Shown for a product without a picture. */
  readonly placeholder: OfferImage
  readonly urlOf: (siteId: string, checkoutId: string) => string
}

const ACTIVITIES = { WAITING: 'SCHEDULED', SENT: 'EMAIL_SENT', SKIPPED: 'EMAIL_NOT_SENT' } as const

/** Shows a checkout that was left, with the prices that its buyer saw last. */
export const showAbandoned = (
  left: LeftCheckout,
  checkout: StoredCheckout,
  { site, placeholder, urlOf }: ShownParts,
): AbandonedCheckout => {
  const { details, lines, shown, conversionCurrency, ownerKey } = checkout
  const price = priceWriter(site, conversionCurrency)
  const texts = textsIn(site, languageAmong(site, details.buyerLanguage))
  const availabilityOf = availabilityTally()
  const subtotal = lines.reduce((sum, line) => sum + priceMinorOf(line) * line.quantity, 0)
  const { contactDetails } = details.shipping ?? details.billing ?? {}
  const { reminder, reminderAt = left.updatedAt } = left
  return {
    id: left.checkoutId,
    createdDate: iso(left.leftAt),
    updatedDate: iso(left.updatedAt),
    checkoutId: left.checkoutId,
    ...(left.cartId !== undefined && { cartId: left.cartId }),
    status: left.status === 'RECOVERED' ? 'RECOVERED' : 'ABANDONED',
    buyerLanguage: details.buyerLanguage ?? site.locale.split('-', 1)[0] ?? site.locale,
    buyerInfo: {
      ...buyerOf(ownerKey),
      ...(details.contactId !== undefined && { contactId: details.contactId }),
      ...(details.email !== undefined && { email: details.email }),
    },
    ...(contactDetails && { contactDetails }),
    currency: site.currency,
    conversionCurrency,
    totalPrice: price(shown.totalMinor ?? subtotal),
    subtotalPrice: price(shown.subtotalMinor ?? subtotal),
    activities: reminder === 'NONE' ? [] : [{ createdDate: iso(reminderAt), type: ACTIVITIES[reminder] }],
    ...(left.recoveredAt !== undefined && { checkoutRecoveredDate: iso(left.recoveredAt) }),
    checkoutUrl: urlOf(left.siteId, left.checkoutId),
    lineItems: lines.map((line) => {
      const one = showLine(line, availabilityOf(line), price, placeholder, texts)
      const { catalogReference, productName, price: each, priceBeforeDiscounts } = one
      return {
        id: line.id,
        quantity: line.quantity,
        ...(catalogReference && { catalogReference }),
        ...(productName && { productName }),
        ...(each && { price: each }),
        ...(priceBeforeDiscounts && { priceBeforeDiscounts }),
        ...(one.descriptionLines && { descriptionLines: one.descriptionLines }),
        ...(one.image && { image: one.image }),
        ...(one.physicalProperties && { physicalProperties: one.physicalProperties }),
      }
    }),
    stepReached: stepReached(checkout),
    ...(checkout.orderId !== undefined && { orderId: checkout.orderId }),
  }
}

const iso = (at: number): string => new Date(at).toISOString()
