import type { JurisdictionType, TaxableAddressType } from '@vitrine/contract'
import { fractionOf } from '../exact.ts'
import { type Area, isWithin, type Place } from './place.ts'

/** What one jurisdiction takes. Rates that hold for the same item are added up. */
export interface TaxRate {
  /** Fraction of 1 as decimal text with up to 6 places: "0.19". */
  readonly rate: string
  /** Default: everywhere, also where an address is not known yet. */
  readonly area?: Area | undefined
  /** Default: what belongs to no group. */
  readonly taxGroupId?: string | null | undefined
  readonly jurisdictionType: JurisdictionType
  /** Such as "Colorado"; also in the answer, as are name and type of the tax. */
  readonly jurisdiction?: string | undefined
  readonly taxName?: string | undefined
  readonly taxType?: string | undefined
}

/** Something that may bear tax. */
export interface TaxableItem {
  readonly amountMinor: number
  readonly taxGroupId?: string | null | undefined
  readonly addressType: TaxableAddressType
}

/** Places of the addresses that are known. */
export type TaxAddresses = { readonly [type in TaxableAddressType]?: Place | undefined }

/** Rates are whole millionths inside, so that sums of them are exact. */
export const MILLION = 1_000_000

/** Finds the rates that an item bears: those of its group, in whose area its address lies. */
export const ratesOf = (item: TaxableItem, rates: readonly TaxRate[], addresses: TaxAddresses): TaxRate[] =>
  rates.filter(
    (rate) => isOfGroup(item, rate) && (!rate.area || isWithin(addresses[item.addressType], rate.area)),
  )

/** Tells whether an item may bear other rates once its address is known. */
export const waitsForAddress = (
  item: TaxableItem,
  rates: readonly TaxRate[],
  addresses: TaxAddresses,
): boolean =>
  item.amountMinor > 0 &&
  !addresses[item.addressType] &&
  rates.some((rate) => isOfGroup(item, rate) && rate.area)

const isOfGroup = (item: TaxableItem, rate: TaxRate): boolean =>
  (rate.taxGroupId ?? undefined) === (item.taxGroupId ?? undefined)

/**
 * Reads a rate as whole millionths.
 *
 * @throws {RangeError} when it is not from 0 to 1, or has more than 6 places
 * @example millionthsOf('0.19') // 190000
 */
export const millionthsOf = (rate: string): number => {
  const { numerator, denominator } = fractionOf(rate)
  const millionths = numerator * BigInt(MILLION)
  if (numerator < 0n || numerator > denominator || millionths % denominator !== 0n)
    throw new RangeError(`${rate} is no rate from 0 to 1 with up to 6 places`)
  return Number(millionths / denominator)
}

/** Writes whole millionths as decimal text without idle noughts: "0.19". */
export const rateText = (millionths: number): string => {
  const places = String(millionths % MILLION)
    .padStart(6, '0')
    .replace(/0+$/, '')
  const whole = Math.floor(millionths / MILLION)
  return places === '' ? String(whole) : `${whole}.${places}`
}
