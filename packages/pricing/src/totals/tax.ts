import type { TaxableAddressType, TaxCalculationDetails } from '@vitrine/contract'
import type { Rounding } from '../exact.ts'
import { shareMinor, splitMinor, sumMinor } from '../minor.ts'
import {
  MILLION,
  millionthsOf,
  ratesOf,
  rateText,
  type TaxAddresses,
  type TaxableItem,
  type TaxRate,
  waitsForAddress,
} from './tax-rates.ts'

/** How a shop charges tax. */
export interface TaxTerms {
  /** Whether every price, shipping and fees included, contains its tax; otherwise it is added. */
  readonly includedInPrices: boolean
  /**
   * LINE rounds the tax of each item. TOTAL rounds once for all items with the same rates (EN 16931,
   * BR-CO-17) and spreads the result over them.
   */
  readonly roundedPer: 'LINE' | 'TOTAL'
  readonly rates: readonly TaxRate[]
  readonly addresses: TaxAddresses
  /** Where the rates come from, with the reason for a fallback; copied to the answer. */
  readonly details: TaxCalculationDetails
  /** Set if shipping, handling and insurance are taxed. */
  readonly shipping?: { readonly taxGroupId?: string | null | undefined } | undefined
}

/** An item's tax, split exactly: `beforeTaxMinor` plus `taxMinor` is `afterTaxMinor`. */
export interface ItemTax {
  readonly beforeTaxMinor: number
  readonly afterTaxMinor: number
  /** 0 if no rate applies to the item. */
  readonly taxableMinor: number
  readonly taxMinor: number
  /** The sum of its rates, as a fraction of 1. */
  readonly rate: string
  /** Each rate's share; the shares add up to `taxMinor`. */
  readonly breakdown: readonly { readonly rate: TaxRate; readonly taxMinor: number }[]
}

/** An address that decides a tax is unknown, so the tax may still be too low. */
export interface TaxError {
  readonly part: 'TAX'
  readonly code: 'TAX_ADDRESS_UNKNOWN'
  readonly addressType: TaxableAddressType
}

/** An untaxed item. */
export const untaxed = (amountMinor: number): ItemTax => ({
  beforeTaxMinor: amountMinor,
  afterTaxMinor: amountMinor,
  taxableMinor: 0,
  taxMinor: 0,
  rate: '0',
  breakdown: [],
})

/**
 * Calculates the tax of items. Rounded amounts are spread by largest remainder, first come first served, so
 * every sum is exact.
 * @returns the tax of each item
 * @throws {RangeError} for a malformed rate, and for rates that add up to more than 1
 * @example taxesOf([mug], terms, 'HALF_EVEN').get(mug) // 11.90 with 19 % included: { beforeTaxMinor: 1000, taxMinor: 190, … }
 */
export const taxesOf = <Item extends TaxableItem>(
  items: readonly Item[],
  { rates, addresses, includedInPrices, roundedPer }: TaxTerms,
  rounding: Rounding,
): ReadonlyMap<Item, ItemTax> => {
  const sharedRatesOf = createRateLookup(rates, addresses)
  const groups = new Map<string | Item, { shared: SharedRates; items: Item[] }>()
  for (const item of items) {
    const shared = sharedRatesOf(item)
    const key = roundedPer === 'LINE' ? item : shared.rates.map((rate) => rates.indexOf(rate)).join()
    const group = groups.get(key)
    if (group) group.items.push(item)
    else groups.set(key, { shared, items: [item] })
  }
  const taxes = new Map<Item, ItemTax>()
  for (const group of groups.values()) {
    const amounts = group.items.map(({ amountMinor }) => amountMinor)
    const shared = sharedTax(group.shared, amounts, includedInPrices, rounding)
    for (const [index, item] of group.items.entries())
      taxes.set(item, itemTax(group.shared, item.amountMinor, shared[index] ?? 0, includedInPrices))
  }
  return taxes
}

/** An item's rates, each also in millionths. */
interface SharedRates {
  readonly rates: readonly TaxRate[]
  readonly millionths: readonly number[]
  /** Their sum. */
  readonly sum: number
  readonly text: string
}

/** Finds the rates of items. Only group and address matter, so a cart needs one or two lookups. */
const createRateLookup = (
  rates: readonly TaxRate[],
  addresses: TaxAddresses,
): ((item: TaxableItem) => SharedRates) => {
  const known = new Map<string, SharedRates>()
  return (item) => {
    const key = JSON.stringify([item.addressType, item.taxGroupId ?? null])
    const found = known.get(key)
    if (found) return found
    const shared = ratesOf(item, rates, addresses)
    const millionths = shared.map(({ rate }) => millionthsOf(rate))
    const sum = sumMinor(millionths)
    if (sum > MILLION) throw new RangeError(`rates of ${rateText(sum)} are more than 100 %`)
    const made = { rates: shared, millionths, sum, text: rateText(sum) }
    known.set(key, made)
    return made
  }
}

/** The tax of several amounts at the same rates, rounded once. */
const sharedTax = (
  { sum }: SharedRates,
  amounts: readonly number[],
  included: boolean,
  rounding: Rounding,
): number[] => {
  const share = { numerator: BigInt(sum), denominator: BigInt(MILLION + (included ? sum : 0)) }
  return splitMinor(shareMinor(sumMinor(amounts), share, rounding), amounts)
}

const itemTax = (
  { rates, millionths, text }: SharedRates,
  amountMinor: number,
  taxMinor: number,
  included: boolean,
): ItemTax => {
  if (rates.length === 0) return untaxed(amountMinor)
  const shares = splitMinor(taxMinor, millionths)
  const beforeTaxMinor = included ? amountMinor - taxMinor : amountMinor
  return {
    beforeTaxMinor,
    afterTaxMinor: sumMinor([beforeTaxMinor, taxMinor]),
    taxableMinor: beforeTaxMinor,
    taxMinor,
    rate: text,
    breakdown: rates.map((rate, index) => ({ rate, taxMinor: shares[index] ?? 0 })),
  }
}

/** Lists the address types that a tax is missing. */
export const unknownAddresses = (
  items: readonly TaxableItem[],
  { addresses, rates }: TaxTerms,
): TaxError[] => {
  if (rates.length === 0) return []
  const waiting = new Set<TaxableAddressType>()
  for (const item of items)
    if (!waiting.has(item.addressType) && waitsForAddress(item, rates, addresses))
      waiting.add(item.addressType)
  return [...waiting].sort().map((addressType) => ({ part: 'TAX', code: 'TAX_ADDRESS_UNKNOWN', addressType }))
}
