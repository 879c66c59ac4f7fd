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
  const borneBy = bearers(rates, addresses)
  const groups = new Map<string | Item, { borne: BorneRates; items: Item[] }>()
  for (const item of items) {
    const borne = borneBy(item)
    const key = roundedPer === 'LINE' ? item : borne.rates.map((rate) => rates.indexOf(rate)).join()
    const group = groups.get(key)
    if (group) group.items.push(item)
    else groups.set(key, { borne, items: [item] })
  }
  const taxes = new Map<Item, ItemTax>()
  for (const group of groups.values()) {
    const amounts = group.items.map(({ amountMinor }) => amountMinor)
    const shared = sharedTax(group.borne, amounts, includedInPrices, rounding)
    for (const [index, item] of group.items.entries())
      taxes.set(item, itemTax(group.borne, item.amountMinor, shared[index] ?? 0, includedInPrices))
  }
  return taxes
}

/** The rates that an item bears, each in millionths as well. */
interface BorneRates {
  readonly rates: readonly TaxRate[]
  readonly millionths: readonly number[]
  /** All of them together. */
  readonly sum: number
  readonly text: string
}

/** Finds the rates of items. Group and address decide, so that those of a cart are found once or twice. */
const bearers = (rates: readonly TaxRate[], addresses: TaxAddresses): ((item: TaxableItem) => BorneRates) => {
  const known = new Map<string, BorneRates>()
  return (item) => {
    const key = JSON.stringify([item.addressType, item.taxGroupId ?? null])
    const found = known.get(key)
    if (found) return found
    const borne = ratesOf(item, rates, addresses)
    const millionths = borne.map(({ rate }) => millionthsOf(rate))
    const sum = sumMinor(millionths)
    if (sum > MILLION) throw new RangeError(`rates of ${rateText(sum)} take more than all`)
    const made = { rates: borne, millionths, sum, text: rateText(sum) }
    known.set(key, made)
    return made
  }
}

/** The tax of several amounts at the same rates, rounded once. */
const sharedTax = (
  { sum }: BorneRates,
  amounts: readonly number[],
  included: boolean,
  rounding: Rounding,
): number[] => {
  const share = { numerator: BigInt(sum), denominator: BigInt(MILLION + (included ? sum : 0)) }
  return splitMinor(shareMinor(sumMinor(amounts), share, rounding), amounts)
}

const itemTax = (
  { rates, millionths, text }: BorneRates,
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

/** Names the address types that a tax waits for. */
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
