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

/** How a shop takes tax. */
export interface TaxTerms {
  /** Whether every price, that of shipping and fees too, holds its tax already; else it is added. */
  readonly includedInPrices: boolean
  /** LINE rounds the tax of each item. TOTAL rounds once for all that bears the same rates (EN 16931, BR-CO-17) and spreads that over the items. */
  readonly roundedPer: 'LINE' | 'TOTAL'
  readonly rates: readonly TaxRate[]
  readonly addresses: TaxAddresses
  /** Where the rates come from, a fallback with its reason included; travels into the answer. */
  readonly details: TaxCalculationDetails
  /** Given where shipping, handling and insurance bear tax. */
  readonly shipping?: { readonly taxGroupId?: string | null | undefined } | undefined
}

/** The tax of an item, split up exactly: `beforeTaxMinor` and `taxMinor` make `afterTaxMinor`. */
export interface ItemTax {
  readonly beforeTaxMinor: number
  readonly afterTaxMinor: number
  /** 0 where no rate holds for the item. */
  readonly taxableMinor: number
  readonly taxMinor: number
  /** All its rates together, as a fraction of 1. */
  readonly rate: string
  /** The share of each rate; they add up to `taxMinor`. */
  readonly breakdown: readonly { readonly rate: TaxRate; readonly taxMinor: number }[]
}

/** An address that decides a tax is not known, so that what goes by it may bear too little yet. */
export interface TaxError {
  readonly part: 'TAX'
  readonly code: 'TAX_ADDRESS_UNKNOWN'
  readonly addressType: TaxableAddressType
}

/** An item that bears no tax. */
export const untaxed = (amountMinor: number): ItemTax => ({
  beforeTaxMinor: amountMinor,
  afterTaxMinor: amountMinor,
  taxableMinor: 0,
  taxMinor: 0,
  rate: '0',
  breakdown: [],
})

/**
 * Works out the tax of items. Rounded amounts are spread by largest remainder, the first of equals first, so that
 * every sum is kept to the last unit.
 *
 * @returns the tax of each item
 * @throws {RangeError} for a malformed rate, and for rates that come to more than 1 together
 * @example taxesOf([mug], terms, 'HALF_EVEN').get(mug) // 11.90 with 19 % included: { beforeTaxMinor: 1000, taxMinor: 190, … }
 */
export const taxesOf = <Item extends TaxableItem>(
  items: readonly Item[],
  { rates, addresses, includedInPrices, roundedPer }: TaxTerms,
  rounding: Rounding,
): ReadonlyMap<Item, ItemTax> => {
  const groups = new Map<string, { rates: TaxRate[]; items: Item[] }>()
  for (const [index, item] of items.entries()) {
    const borne = ratesOf(item, rates, addresses)
    const key = roundedPer === 'LINE' ? `${index}` : borne.map((rate) => rates.indexOf(rate)).join()
    const group = groups.get(key)
    if (group) group.items.push(item)
    else groups.set(key, { rates: borne, items: [item] })
  }
  const taxes = new Map<Item, ItemTax>()
  for (const group of groups.values()) {
    const amounts = group.items.map(({ amountMinor }) => amountMinor)
    const shared = sharedTax(group.rates, amounts, includedInPrices, rounding)
    for (const [index, item] of group.items.entries())
      taxes.set(item, itemTax(group.rates, item.amountMinor, shared[index] ?? 0, includedInPrices))
  }
  return taxes
}

/** The tax of several amounts at the same rates, rounded once. */
const sharedTax = (
  rates: readonly TaxRate[],
  amounts: readonly number[],
  included: boolean,
  rounding: Rounding,
): number[] => {
  const millionths = sumMinor(rates.map(({ rate }) => millionthsOf(rate)))
  if (millionths > MILLION) throw new RangeError(`rates of ${rateText(millionths)} take more than all`)
  const share = { numerator: BigInt(millionths), denominator: BigInt(MILLION + (included ? millionths : 0)) }
  return splitMinor(shareMinor(sumMinor(amounts), share, rounding), amounts)
}

const itemTax = (
  rates: readonly TaxRate[],
  amountMinor: number,
  taxMinor: number,
  included: boolean,
): ItemTax => {
  if (rates.length === 0) return untaxed(amountMinor)
  const weights = rates.map(({ rate }) => millionthsOf(rate))
  const shares = splitMinor(taxMinor, weights)
  const beforeTaxMinor = included ? amountMinor - taxMinor : amountMinor
  return {
    beforeTaxMinor,
    afterTaxMinor: sumMinor([beforeTaxMinor, taxMinor]),
    taxableMinor: beforeTaxMinor,
    taxMinor,
    rate: rateText(sumMinor(weights)),
    breakdown: rates.map((rate, index) => ({ rate, taxMinor: shares[index] ?? 0 })),
  }
}

/** Names the address types that a tax waits for. */
export const unknownAddresses = (
  items: readonly TaxableItem[],
  { addresses, rates }: TaxTerms,
): TaxError[] => {
  const waiting = items.filter((item) => waitsForAddress(item, rates, addresses))
  return [...new Set(waiting.map(({ addressType }) => addressType))]
    .sort()
    .map((addressType) => ({ part: 'TAX', code: 'TAX_ADDRESS_UNKNOWN', addressType }))
}
