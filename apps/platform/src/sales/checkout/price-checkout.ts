import type { Violation } from '@vitrine/contract'
import type { OffersFor } from '../../catalog/products/records/offer.ts'
import type { Reader } from '../../floor/database/database.ts'
import type { Site } from '../../shop/sites/site.ts'
import { languageAmong } from '../../shop/sites/texts.ts'
import { referencesOf, withOffers } from '../cart/lines/cart.ts'
import type { TotalsSubject } from '../totals/subject.ts'
import { placeOf } from '../totals/totals-request.ts'
import { type WorkedOut, workOut } from '../totals/work-out.ts'
import type { CheckoutContent, StoredCheckout } from './checkout.ts'
import { buyerViolations } from './missing/buyer-violations.ts'

/** A checkout with its lines as the catalog has them now, and its current totals. */
export interface PricedCheckout {
  readonly checkout: StoredCheckout
  readonly subject: TotalsSubject
  readonly worked: WorkedOut
  /** What its buyer has left out. */
  readonly violations: readonly Violation[]
}

/**
 * Updates a checkout to the catalog and the shop's settings, and calculates its totals. Changes nothing.
 * @param reader - a transaction if a decision based on it is written
 * @param at - milliseconds since 1970
 */
export const priceCheckout = async (
  reader: Reader,
  offersFor: OffersFor,
  site: Site,
  stored: StoredCheckout,
  at: number,
): Promise<PricedCheckout> => {
  const offers = await offersFor(reader, site, referencesOf(stored))
  const checkout = { ...stored, lines: withOffers(stored.lines, offers) }
  const subject = subjectOf(site, checkout, stored.ownerKey, at)
  const worked = await workOut(reader, subject)
  return { checkout, subject, worked, violations: buyerViolations(checkout, worked) }
}

const subjectOf = (site: Site, content: CheckoutContent, buyer: string, at: number): TotalsSubject => {
  const { lines, details } = content
  const { coupon, giftCard, merchantDiscounts, shipping, billing, selectedShippingOption: option } = details
  const destination = placeOf(shipping?.address)
  const isSettled = details.balanceOf !== undefined // an order's own terms were applied when it was placed
  return {
    ...{ site, at, lines, buyer, email: details.email, coupon, merchantDiscounts },
    language: languageAmong(site, details.buyerLanguage),
    ...(giftCard && { giftCard }),
    isSettled: isSettled || details.editOf !== undefined,
    wanted: {
      tax: !isSettled,
      // Without an address any price would be a guess: that of the rest of the world, usually the highest.
      shipping: !isSettled && (destination !== undefined || option !== undefined),
      fees: !isSettled,
      shippingAddress: destination,
      billingAddress: billing?.address ? placeOf(billing.address) : destination,
      chosen: option && { code: option.code, carrierId: option.carrierId },
      memberships: [
        ...(details.memberships ?? []),
        ...lines.flatMap(({ id, membership }) => (membership ? [{ ...membership, lineItemIds: [id] }] : [])),
      ],
    },
  }
}
