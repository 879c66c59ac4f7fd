import type { Discount, PriceInfo } from '@vitrine/contract'
import { afterDiscount, minorDigits, money, parseMoney } from '@vitrine/pricing'
import { fail, InvalidArgument } from '../../../floor/failure.ts'
import { breach } from '../../products/write/breaches/breach.ts'

/** What a variant costs before and after its discount, in minor units. */
export interface VariantPrice {
  readonly full: number
  readonly reduced: number
}

type GivenPrice = {
  readonly actualPrice: { readonly amount: PriceInfo['actualPrice']['amount'] }
  readonly compareAtPrice?: { readonly amount: PriceInfo['actualPrice']['amount'] } | null
}

/**
 * Reads the price of a variant. A price to compare with that is the same means no discount.
 *
 * @throws {Failure} COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE
 */
export const variantPrice = (
  { actualPrice, compareAtPrice }: GivenPrice,
  field: string,
  currency: string,
): VariantPrice => {
  const reduced = minorAmount(actualPrice.amount, `${field}.actualPrice.amount`, currency)
  const full = compareAtPrice
    ? minorAmount(compareAtPrice.amount, `${field}.compareAtPrice.amount`, currency)
    : reduced
  if (full < reduced) throw fail('COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE', { field })
  return { full, reduced }
}

/** @throws {InvalidArgument} for more digits than the currency has */
export const minorAmount = (amount: string, field: string, currency: string): number => {
  const digits = minorDigits(currency)
  const significant = amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
  if ((significant.split('.')[1]?.length ?? 0) > digits)
    throw new InvalidArgument([
      breach(field, 'DECIMAL_MAX_SCALE', `must have at most ${digits} decimal places`, digits),
    ])
  return parseMoney(significant, currency).amountMinor
}

/** Percentages are calculated exactly, so their length is limited. */
const PERCENT_DIGITS = 6

/**
 * Finds the one discount that gives all prices: the present one, none, an amount or a percentage.
 *
 * @returns undefined if there is none
 */
export const discountOf = (
  prices: readonly VariantPrice[],
  present: Discount,
  currency: string,
): Discount | undefined => {
  const fits = (discount: Discount): boolean =>
    prices.every(
      ({ full, reduced }) => afterDiscount(money(full, currency), discount).amountMinor === reduced,
    )
  const [first = { full: 0, reduced: 0 }, ...others] = prices
  const dearest = others.reduce((most, price) => (price.full > most.full ? price : most), first)
  const off = dearest.full - dearest.reduced
  const candidates: Discount[] = [
    present,
    { type: 'NONE', value: 0 },
    { type: 'AMOUNT', value: off / 10 ** minorDigits(currency) },
    ...Array.from({ length: PERCENT_DIGITS + 1 }, (_, digits): Discount => {
      const percent = Number(((off / Math.max(dearest.full, 1)) * 100).toFixed(digits))
      return { type: 'PERCENT', value: Math.min(percent, 100) }
    }),
  ]
  return candidates.find(fits)
}
