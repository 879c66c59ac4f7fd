import type { JurisdictionType, TaxableAddressType } from '@vitrine/contract'
import { fractionOf } from '../exact.ts'
import { type Area, isWithin, type Place } from './place.ts'

/** One jurisdiction's tax. Rates for the same item are added up. */
export interface TaxRate {
  /** Fraction of 1 as decimal text with up to 6 places: "0.19". */
  readonly rate: string
  /** Default: everywhere, even while the address is unknown. */
  readonly area?: Area | undefined
  /** Default: items without a group. */
  readonly taxGroupId?: string | null | undefined
  readonly jurisdictionType: JurisdictionType
  /** Such as "Colorado"; copied to the answer, like the tax's name and type. */
  readonly jurisdiction?: string | undefined
  readonly taxName?: string | undefined
  readonly taxType?: string | undefined
}

/** Something that may be taxed. */
export interface TaxableItem {
  readonly amountMinor: number
  readonly taxGroupId?: string | null | undefined
  readonly addressType: TaxableAddressType
}

/** Places of the known addresses. */
export type TaxAddresses = { readonly [type in TaxableAddressType]?: Place | undefined }

/** Rates are stored as whole millionths, so their sums are exact. */
export const MILLION = 1_000_000

/** Finds an item's rates: those of its group whose area contains its address. */
export const ratesOf = (item: TaxableItem, rates: readonly TaxRate[], addresses: TaxAddresses): TaxRate[] =>
  rates.filter(
    (rate) => isOfGroup(item, rate) && (!rate.area || isWithin(addresses[item.addressType], rate.area)),
  )

/** Returns whether an item's rates depend on an address, or its state, that isn't known yet. */
export const waitsForAddress = (
  item: TaxableItem,
  rates: readonly TaxRate[],
  addresses: TaxAddresses,
): boolean =>
  item.amountMinor > 0 &&
  rates.some((rate) => rate.area && isOfGroup(item, rate) && isOpen(addresses[item.addressType], rate.area))

/** Whether it can't be said yet that a place is inside or outside an area, because it lacks its subdivision. */
const isOpen = (place: Place | undefined, { country, subdivision }: Area): boolean =>
  !place || (subdivision !== undefined && place.country === country && !place.subdivision)

const isOfGroup = (item: TaxableItem, rate: TaxRate): boolean =>
  (rate.taxGroupId ?? undefined) === (item.taxGroupId ?? undefined)

/**
 * Reads a rate as whole millionths.
 * @throws {RangeError} when it is not from 0 to 1, or has more than 6 places
 * @example millionthsOf('0.19') // 190000
 */
export const millionthsOf = (rate: string): number => {
  const { numerator, denominator } = fractionOf(rate)
  const millionths = numerator * BigInt(MILLION)
  if (numerator < 0n || numerator > denominator || millionths % denominator !== 0n)
    throw new RangeError(`${rate} is not a rate from 0 to 1 with up to 6 places`)
  return Number(millionths / denominator)
}

/** Writes whole millionths as decimal text without trailing zeros: "0.19". */
export const rateText = (millionths: number): string => {
  const places = String(millionths % MILLION)
    .padStart(6, '0')
    .replace(/0+$/, '')
  const whole = Math.floor(millionths / MILLION)
  return places === '' ? String(whole) : `${whole}.${places}`
}
