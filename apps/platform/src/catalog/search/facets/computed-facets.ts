import type { Facet } from '@vitrine/contract'
import { formatMoney, minorDigits, money } from '@vitrine/pricing'
import { sizeOf, sizeOfBoth } from '../../search-index/number-set.ts'
import { narrowed } from '../hits.ts'
import { facetValue } from './facet-order.ts'
import type { Counted } from './facets.ts'
import { priceBuckets } from './price-buckets.ts'
import type { PriceColumns } from './price-columns.ts'

/** What can be bought now, and what can't. */
export const availabilityFacet = ({ ground, found, filters }: Counted): Facet => {
  const products = narrowed(found, ground, 'AVAILABILITY')
  const available = sizeOfBoth(products, ground.inStock)
  const values = [
    facetValue('IN_STOCK', 'In stock', available),
    facetValue('OUT_OF_STOCK', 'Out of stock', sizeOf(products) - available),
  ]
  const isChosen = (value: string): boolean =>
    typeof filters.inStock === 'boolean' && filters.inStock === (value === 'IN_STOCK')
  return {
    kind: 'AVAILABILITY',
    name: 'Availability',
    values: values.filter(({ value, count }) => count > 0 || isChosen(value)),
    isExact: true,
  }
}

/** Prices in ranges between round numbers. */
export const priceFacet = async ({ site, ground, found }: Counted, columns: PriceColumns): Promise<Facet> => {
  const products = narrowed(found, ground, 'PRICE')
  const minor = 10 ** minorDigits(site.currency)
  const text = (amount: number): string => formatMoney(money(amount, site.currency), site.locale)
  const buckets = await priceBuckets(await columns(ground.edition, ground.digits), products)
  return {
    kind: 'PRICE',
    name: 'Price',
    values: buckets.map(({ min, max, count }) => ({
      ...facetValue(
        `${min / minor}-${max / minor}`,
        min === max ? text(min) : `${text(min)} – ${text(max)}`,
        count,
      ),
      min: min / minor,
      max: max / minor,
    })),
    isExact: true,
  }
}
