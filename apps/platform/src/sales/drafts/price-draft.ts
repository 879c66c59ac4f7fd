import type { OffersFor } from '../../catalog/products/records/offer.ts'
import type { Reader } from '../../floor/database/database.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { CartLine } from '../cart/lines/line.ts'
import type { CheckoutDetails, StoredCheckout } from '../checkout/checkout.ts'
import { type PricedCheckout, priceCheckout } from '../checkout/price-checkout.ts'
import type { DraftDiscount, StoredDraft } from './kept/draft.ts'

/** What a checkout for a draft says in addition to its lines. */
export const checkoutDetailsOf = ({ id, sourceOrderId, document }: StoredDraft): CheckoutDetails => ({
  ...document.details,
  ...{ channelType: 'BACKOFFICE_MERCHANT', createdBy: document.createdBy },
  merchantDiscounts: document.discounts
    .filter(({ isApplied }) => isApplied)
    .map((each) => termsFor(each, document.lines)),
  ...(sourceOrderId === undefined ? { draftId: id } : { editOf: sourceOrderId }),
})

/** An order's discount on a line shrinks with the line; on more items it stays. */
const termsFor = ({ terms, ofOrder }: DraftDiscount, lines: readonly CartLine[]): DraftDiscount['terms'] => {
  const { off, lineIds } = terms
  const line = lines.find(({ id }) => id === lineIds?.[0])
  if (!ofOrder || !line || off.kind !== 'AMOUNT' || line.quantity >= ofOrder.quantity) return terms
  const amountMinor = Number((BigInt(off.amountMinor) * BigInt(line.quantity)) / BigInt(ofOrder.quantity))
  return { ...terms, off: { ...off, amountMinor } }
}

/**
 * Updates a draft to the catalog's stock and the shop's terms, and calculates its totals as for a checkout.
 * Changes nothing. Prices of lines stay: the draft has its own.
 * @param at - milliseconds since 1970
 */
export const priceDraft = (
  reader: Reader,
  offersFor: OffersFor,
  site: Site,
  draft: StoredDraft,
  at: number,
): Promise<PricedCheckout> => {
  const { siteId, id, ownerKey, document, createdAt, updatedAt } = draft
  const checkout: StoredCheckout = {
    ...{ siteId, id, ownerKey, revision: 1, state: 'OPEN', conversionCurrency: site.currency, shown: {} },
    ...{ lines: document.lines, details: checkoutDetailsOf(draft), createdAt, updatedAt },
  }
  return priceCheckout(reader, offersFor, site, checkout, at)
}
