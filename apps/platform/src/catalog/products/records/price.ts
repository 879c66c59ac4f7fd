import type { CostAndProfitData, Discount, PriceData, PricePerUnitData } from '@vitrine/contract'
import {
  afterDiscount,
  converter,
  decimalText,
  formatMoney,
  type Measure,
  type Money,
  marginOf,
  minorDigits,
  money,
  pricePerUnit,
  profitOf,
} from '@vitrine/pricing'
import type { Site } from '../../../shop/sites/site.ts'

/** Calculates and prints prices, in the shop's currency and an additional one. */
export interface Prices {
  of(terms: PriceTerms): ShownPrice
  /** The exact price in the additional currency, before and after the discount. */
  charged(terms: PriceTerms): { readonly full: Money; readonly reduced: Money }
  /** The exact cost and price in the additional currency. For merchants only. */
  earned(costMinor: number, terms: PriceTerms): { readonly cost: Money; readonly reduced: Money }
  /** For merchants only. */
  costAndProfit(costMinor: number, terms: PriceTerms): CostAndProfitData
  /** Converts minor units of the shop's currency into the API's number. */
  major(minor: number): number
}

/** Everything that determines a price; amounts are minor units of the shop's currency. */
export interface PriceTerms {
  readonly priceMinor: number
  readonly discount: Discount
  readonly perUnit?: PricePerUnitData | undefined
}

export interface ShownPrice {
  /** `price` and `priceData` of the API. */
  readonly own: PriceData
  /** `convertedPriceData` of the API. */
  readonly converted: PriceData
}

/** Prepares a shop's prices, converted at its own rate for `currency`. */
export const createPrices = (site: Site, currency: string): Prices => {
  const rate = site.conversionRates[currency]
  const convert = rate === undefined ? undefined : converter(rate, site.currency, currency)
  const shown = (amount: Money): Money => (convert ? convert(amount) : amount)
  const reducedOf = (terms: PriceTerms): Money =>
    afterDiscount(money(terms.priceMinor, site.currency), terms.discount)
  return {
    charged: (terms) => ({
      full: shown(money(terms.priceMinor, site.currency)),
      reduced: shown(reducedOf(terms)),
    }),
    earned: (costMinor, terms) => ({
      cost: shown(money(costMinor, site.currency)),
      reduced: shown(reducedOf(terms)),
    }),
    of: (terms) => {
      const price = money(terms.priceMinor, site.currency)
      const reduced = afterDiscount(price, terms.discount)
      const own = priceData(price, reduced, terms.perUnit, site.locale)
      if (!convert) return { own, converted: own }
      return { own, converted: priceData(convert(price), convert(reduced), terms.perUnit, site.locale) }
    },
    costAndProfit: (costMinor, terms) => {
      const cost = money(costMinor, site.currency)
      const reduced = afterDiscount(money(terms.priceMinor, site.currency), terms.discount)
      const profit = profitOf(reduced, cost)
      return {
        itemCost: major(cost),
        formattedItemCost: formatMoney(cost, site.locale),
        profit: major(profit),
        formattedProfit: formatMoney(profit, site.locale),
        profitMargin: marginOf(reduced, cost),
      }
    },
    major: (minor) => major(money(minor, site.currency)),
  }
}

const major = ({ amountMinor, currency }: Money): number => amountMinor / 10 ** minorDigits(currency)

const priceData = (
  price: Money,
  reduced: Money,
  perUnit: PricePerUnitData | undefined,
  locale: string,
): PriceData => {
  const unit = perUnit && unitPrice(reduced, perUnit)
  return {
    currency: price.currency,
    price: major(price),
    discountedPrice: major(reduced),
    formatted: {
      price: formatMoney(price, locale),
      discountedPrice: formatMoney(reduced, locale),
      ...(unit && { pricePerUnit: formatMoney(unit, locale) }),
    },
    ...(unit && { pricePerUnit: major(unit) }),
  }
}

/** The price of the base quantity; undefined if the two measure different things. */
const unitPrice = (price: Money, data: PricePerUnitData): Money | undefined => {
  const sold = measure(data.totalQuantity, data.totalMeasurementUnit)
  const base = measure(data.baseQuantity, data.baseMeasurementUnit)
  if (!sold || !base) return undefined
  try {
    return pricePerUnit(price, sold, base)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const measure = (quantity: number, unit: PricePerUnitData['baseMeasurementUnit']): Measure | undefined =>
  unit === 'UNSPECIFIED' ? undefined : { quantity: decimalText(quantity), unit }
