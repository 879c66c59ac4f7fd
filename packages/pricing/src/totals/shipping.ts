import type { Rounding } from '../exact.ts'
import { sumMinor } from '../minor.ts'
import { type OpenLine, scopeOf } from './discount-lines.ts'
import type { AppliedReduction, Discount } from './discounts.ts'
import { isShippable } from './lines.ts'
import type { Place } from './place.ts'
import { reductionsOf } from './reductions.ts'
import {
  type OfferedShipping,
  offeredShipping,
  regionOf,
  type ShippingCharge,
  type ShippingRegionTerms,
} from './shipping-options.ts'

/** How a shop ships, where to, and what the buyer chose. */
export interface ShippingTerms {
  readonly regions: readonly ShippingRegionTerms[]
  /** Not known yet: only a region without areas matches. */
  readonly destination?: Place | undefined
  readonly chosen?: { readonly code: string; readonly carrierId?: string | null | undefined } | undefined
}

/** Why there is no shipping price, or not the chosen one. */
export interface ShippingError {
  readonly part: 'SHIPPING'
  /** No region or option fits; or the chosen option isn't offered and the first one replaces it. */
  readonly code: 'NO_SHIPPING_OPTION' | 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND'
}

/** The cost of the current option, before tax. */
export interface ShippingCost {
  readonly option: OfferedShipping
  /** Whether the buyer chose it; otherwise it is the first one offered. */
  readonly requested: boolean
  readonly priceMinor: number
  readonly discountMinor: number
  readonly charges: readonly ShippingCharge[]
}

export interface ShippingOutcome {
  readonly region?: ShippingRegionTerms | undefined
  readonly offered: readonly OfferedShipping[]
  readonly cost?: ShippingCost | undefined
  readonly applied: readonly AppliedReduction[]
  readonly errors: readonly ShippingError[]
}

/**
 * Offers delivery options for a cart, and prices the chosen one or else the first. A cart without shipped
 * items has none and needs none.
 * @param lines - after their discounts
 * @param free - discounts on its price; handling and insurance stay
 */
export const shippingCost = (
  lines: readonly OpenLine[],
  { regions, destination, chosen }: ShippingTerms,
  free: readonly Discount[],
  rounding: Rounding = 'HALF_EVEN',
): ShippingOutcome => {
  const sent = lines.filter(({ line }) => isShippable(line))
  if (sent.length === 0) return withoutCost(free, [])
  const region = regionOf(regions, destination)
  const offered = offeredShipping(region?.options ?? [], sent)
  const wanted = offered.find(
    ({ terms }) => terms.code === chosen?.code && (chosen.carrierId ?? terms.carrierId) === terms.carrierId,
  )
  const option = wanted ?? offered[0]
  const errors: ShippingError[] =
    chosen && !wanted ? [{ part: 'SHIPPING', code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' }] : []
  if (!option) return { ...withoutCost(free, [{ part: 'SHIPPING', code: 'NO_SHIPPING_OPTION' }]), region }
  const applied = freed(option, sent, free, rounding)
  const discountMinor = sumMinor(applied.map(({ amountMinor }) => amountMinor))
  const { charges = [] } = option.terms
  const cost = {
    option,
    requested: wanted !== undefined,
    priceMinor: option.priceMinor,
    discountMinor,
    charges,
  }
  return { region, offered, cost, applied, errors }
}

/** The amount of free shipping when no shipping price is known or needed. */
export const withoutCost = (
  free: readonly Discount[],
  errors: readonly ShippingError[],
): ShippingOutcome => ({ offered: [], applied: free.map((discount) => freeing(discount, 0)), errors })

/** The first discount for a delivered line takes its part off the price; later ones take nothing. */
const freed = (
  { lineIds, priceMinor }: OfferedShipping,
  sent: readonly OpenLine[],
  free: readonly Discount[],
  rounding: Rounding,
): AppliedReduction[] => {
  const delivered = new Set(lineIds)
  const first = free.find(({ on }) => {
    const isMeant = scopeOf(on)
    return sent.some(({ line }) => delivered.has(line.id) && isMeant(line))
  })
  return free.map((discount) =>
    freeing(discount, discount === first ? partOf(discount, priceMinor, rounding) : 0),
  )
}

const partOf = ({ off }: Discount, priceMinor: number, rounding: Rounding): number => {
  if (off.kind !== 'FREE_SHIPPING' || !off.part) return priceMinor
  return reductionsOf([{ quantity: 1, leftMinor: priceMinor }], off.part, rounding)[0] ?? 0
}

const freeing = ({ id, source }: Discount, amountMinor: number): AppliedReduction => ({
  id,
  source,
  discountType: 'SHIPPING',
  amountMinor,
  lines: [],
})
