import type { OffersFor } from '../../catalog/products/records/offer.ts'
import type { Reader } from '../../floor/database/database.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { CheckoutDetails, StoredCheckout } from '../checkout/checkout.ts'
import { type PricedCheckout, priceCheckout } from '../checkout/price-checkout.ts'
import type { StoredDraft } from './kept/draft.ts'

/** What a checkout for a draft says in addition to its lines. */
export const checkoutDetailsOf = ({ id, sourceOrderId, document }: StoredDraft): CheckoutDetails => ({
  ...document.details,
  ...{ channelType: 'BACKOFFICE_MERCHANT', createdBy: document.createdBy },
  merchantDiscounts: document.discounts.filter(({ isApplied }) => isApplied).map(({ terms }) => terms),
  ...(sourceOrderId === undefined && { draftId: id }),
})

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
