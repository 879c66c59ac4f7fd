import { shownText } from '../../currencies.ts'
import type { ShopTerms } from '../../shop-facts.server.ts'
import type { Shopper } from '../../shopper.ts'
import { amountOf } from '../prices.ts'
import type { DeliveryRegion } from './delivery-promise.ts'

/** The line under a price: `Tax included, delivery from €4.90, free from €60.00. 30 days to return it.` */
export interface SaleTerms {
  tax: string
  /** Absent for downloads. */
  delivery?: string
  returns?: string
  /** When delivery arrives. */
  arrival?: string
  /** When delivery arrives elsewhere; absent if the shop promises nothing. */
  regions?: DeliveryRegion[]
  /** Says that the shown price is a conversion, and in which currency it is paid. */
  converted?: string
}

/** Says what a price includes and what comes on top of it, for an item that is sent or downloaded. */
export function saleTerms(
  { currency, taxIncludedInPrices, delivery, deliveries = [], deliversTo, returnDays }: ShopTerms,
  shopper: Shopper,
  isDigital: boolean,
): SaleTerms {
  const { answers } = shopper
  const included = {
    tax: taxIncludedInPrices ? answers.taxIncluded : answers.taxExtra,
    ...(shopper.currency && { converted: answers.converted(currency) }),
  }
  if (isDigital) return included
  const text = (amount: string) => shownText(amountOf(Number(amount), currency), shopper)
  const { from, freeFrom, window } = delivery ?? {}
  const regions = deliveries.map(
    ({ countries, window }): DeliveryRegion => ({ countries, ...(window && { days: window.toDays }) }),
  )
  return {
    ...included,
    delivery:
      deliversTo?.length === 0
        ? answers.notDelivered
        : answers.deliveryFrom(
            from === undefined ? undefined : Number(from) > 0 ? text(from) : '',
            freeFrom && text(freeFrom),
          ),
    ...(returnDays != null && { returns: answers.returns(returnDays) }),
    ...(regions.some(({ days }) => days !== undefined) && { regions }),
    ...(window && { arrival: answers.arrival(window.fromDays, window.toDays) }),
  }
}

/** What the front page promises about delivery and returns; says nothing that the shop's settings don't. */
export function salePromises(
  terms: ShopTerms,
  shopper: Shopper,
): Pick<SaleTerms, 'delivery' | 'arrival' | 'returns'> {
  const { delivery, arrival, returns } = saleTerms(terms, shopper, false)
  return {
    ...(terms.delivery?.from !== undefined && delivery && { delivery }),
    ...(arrival && { arrival }),
    ...(returns && { returns }),
  }
}
