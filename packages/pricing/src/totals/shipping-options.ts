import type { ChargeType, DeliveryLogistics } from '@vitrine/contract'
import { type Fraction, fractionOf } from '../exact.ts'
import { sumMinor, wholeMinor } from '../minor.ts'
import type { OpenLine } from './discount-lines.ts'
import { type Area, isWithin, type Place } from './place.ts'

/** Where a shop ships to, and how. */
export interface ShippingRegionTerms {
  readonly id: string
  readonly name: string
  /** Default: everywhere. The first matching region applies, so put the rest of the world last. */
  readonly areas?: readonly Area[] | undefined
  readonly options: readonly ShippingOptionTerms[]
}

/** A delivery option: shipped, or picked up when `logistics.pickupDetails` says where. */
export interface ShippingOptionTerms {
  readonly carrierId: string
  readonly code: string
  readonly title: string
  readonly rate: ShippingRate
  /** Free from this price of its lines on, after their discounts; handling and insurance are still charged. */
  readonly freeFromMinor?: number | undefined
  readonly charges?: readonly ShippingCharge[] | undefined
  /** Delivery time in words, time slot and pickup place, in the wire's form. */
  readonly logistics?: DeliveryLogistics | undefined
  /** Delivers only lines of these profiles; default: every shipped line. */
  readonly deliveryProfileIds?: readonly string[] | undefined
}

/**
 * Bands in rising order: the first that fits the lines applies, and beyond the last the option isn't offered.
 */
export type ShippingRate =
  | { readonly kind: 'FLAT'; readonly priceMinor: number }
  /** By the weight of its lines, in the shop's unit. */
  | {
      readonly kind: 'BY_WEIGHT'
      readonly bands: readonly { readonly upTo?: string; readonly priceMinor: number }[]
    }
  /** By the price of its lines after their discounts. */
  | {
      readonly kind: 'BY_PRICE'
      readonly bands: readonly { readonly upToMinor?: number; readonly priceMinor: number }[]
    }

/** A handling or insurance fee on top of the price. */
export interface ShippingCharge {
  readonly type: ChargeType
  readonly priceMinor: number
  readonly details?: string | undefined
}

/** A delivery option with its price for certain lines. */
export interface OfferedShipping {
  readonly terms: ShippingOptionTerms
  readonly priceMinor: number
  readonly lineIds: readonly string[]
  /** Whether other lines need another delivery. */
  readonly partial: boolean
}

/** Finds the region for a destination. */
export const regionOf = (
  regions: readonly ShippingRegionTerms[],
  destination: Place | undefined,
): ShippingRegionTerms | undefined =>
  regions.find(({ areas }) => areas?.some((area) => isWithin(destination, area)) ?? true)

/**
 * Prices a region's options for the shipped lines; options that deliver none of them are left out.
 * @throws {RangeError} for a price or weight that is not a number
 */
export const offeredShipping = (
  options: readonly ShippingOptionTerms[],
  sent: readonly OpenLine[],
): OfferedShipping[] => {
  const all = measured(sent)
  return options.flatMap((terms) => {
    const { deliveryProfileIds: profiles, charges = [] } = terms
    const delivered = profiles ? measured(ofProfiles(sent, profiles)) : all
    const { lines } = delivered
    const priceMinor = lines.length === 0 ? undefined : priceOf(terms, delivered)
    if (priceMinor === undefined) return []
    for (const charge of charges) wholeMinor(charge.priceMinor)
    const lineIds = lines.map(({ line }) => line.id)
    return [{ terms, priceMinor: wholeMinor(priceMinor), lineIds, partial: lines.length < sent.length }]
  })
}

const ofProfiles = (sent: readonly OpenLine[], profiles: readonly string[]): OpenLine[] =>
  sent.filter(({ line }) => profiles.includes(line.deliveryProfileId ?? ''))

/**
 * Lines with the numbers that options are priced by. Most options deliver the same lines, so each sum is
 * calculated once.
 */
interface Measured {
  readonly lines: readonly OpenLine[]
  goods(): number
  weight(): Fraction
}

const measured = (lines: readonly OpenLine[]): Measured => {
  let goods: number | undefined
  let weight: Fraction | undefined
  return {
    lines,
    goods: () => (goods ??= sumMinor(lines.map(({ leftMinor }) => leftMinor))),
    weight: () => (weight ??= weightOf(lines)),
  }
}

const priceOf = ({ rate, freeFromMinor }: ShippingOptionTerms, lines: Measured) => {
  const price = bandOf(rate, lines)?.priceMinor
  return price !== undefined && freeFromMinor !== undefined && lines.goods() >= wholeMinor(freeFromMinor)
    ? 0
    : price
}

const bandOf = (rate: ShippingRate, lines: Measured) => {
  if (rate.kind === 'FLAT') return rate
  if (rate.kind === 'BY_PRICE')
    return rate.bands.find(({ upToMinor }) => upToMinor === undefined || lines.goods() <= upToMinor)
  return rate.bands.find(({ upTo }) => upTo === undefined || !isGreater(lines.weight(), fractionOf(upTo)))
}

/** Adds weights without losing a digit: three times 0.1 kg is 0.3 kg and fits the band up to that. */
const weightOf = (lines: readonly OpenLine[]): Fraction =>
  lines.reduce<Fraction>(
    (sum, { line }) => {
      const { numerator, denominator } = fractionOf(line.weight ?? '0')
      // Both are powers of ten: the larger one fits both, and a long list keeps the digits of its longest
      // weight.
      const common = denominator > sum.denominator ? denominator : sum.denominator
      return {
        numerator:
          sum.numerator * (common / sum.denominator) +
          numerator * BigInt(line.quantity) * (common / denominator),
        denominator: common,
      }
    },
    { numerator: 0n, denominator: 1n },
  )

const isGreater = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator > b.numerator * a.denominator
