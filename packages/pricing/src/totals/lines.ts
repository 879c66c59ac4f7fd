import type { ItemTypePreset, PaymentOptionType, TaxableAddressType } from '@vitrine/contract'
import { wholeMinor } from '../minor.ts'

/** A cart line as the catalog prices it. Amounts are whole minor units, not negative. */
export interface PricedLine {
  /** Unique within a request. Between otherwise equal lines, the smaller id goes first. */
  readonly id: string
  /** One unit with its modifiers, after the catalog's own discount. */
  readonly priceMinor: number
  /** One unit with its modifiers, before the catalog's own discount; default `priceMinor`. */
  readonly fullPriceMinor?: number | undefined
  /** The modifiers' share of `priceMinor`; default none. A membership doesn't pay for it. */
  readonly modifiersMinor?: number | undefined
  /** Whole, at least 1. */
  readonly quantity: number
  /** Default PHYSICAL. */
  readonly itemType?: ItemTypePreset | undefined
  /** One unit in the shop's weight unit, as decimal text; default "0". */
  readonly weight?: string | undefined
  /** Whether it is shipped; default: if `itemType` is PHYSICAL. */
  readonly shippable?: boolean | undefined
  readonly deliveryProfileId?: string | null | undefined
  readonly taxGroupId?: string | null | undefined
  /** Which address decides the tax; default SHIPPING for shipped items, otherwise BILLING. */
  readonly taxableAddress?: TaxableAddressType | undefined
  /** Default FULL_PAYMENT_ONLINE. */
  readonly paymentOption?: PaymentOptionType | undefined
  /** What is paid up front for one unit with DEPOSIT_ONLINE, at most its price; default: all of it. */
  readonly depositMinor?: number | undefined
  /** Whether it is a subscription with a free trial: its first cycle is paid later. */
  readonly freeTrial?: boolean | undefined
  /** The product and collections that discounts can target. */
  readonly productId?: string | undefined
  readonly collectionIds?: readonly string[] | undefined
}

/**
 * Checks lines and sorts them by id. All calculations use that order, so an item's place in a cart never
 * moves a cent.
 * @throws {RangeError} for an amount that is not whole or is negative, a quantity below 1, modifiers above
 * the price, or a repeated id
 */
export const orderedLines = (lines: readonly PricedLine[]): PricedLine[] => {
  const ordered = [...lines].sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const [
    index,
    { id, priceMinor, fullPriceMinor, modifiersMinor, quantity, depositMinor },
  ] of ordered.entries()) {
    for (const amount of [priceMinor, fullPriceMinor, modifiersMinor, depositMinor]) wholeMinor(amount ?? 0)
    if ((modifiersMinor ?? 0) > priceMinor) throw new RangeError(`line ${id} costs less than its modifiers`)
    if (!Number.isSafeInteger(quantity) || quantity < 1)
      throw new RangeError(`line ${id} has a quantity of ${quantity}`)
    if (ordered[index + 1]?.id === id) throw new RangeError(`two lines have the id ${id}`)
  }
  return ordered
}

/** Returns whether a line is shipped or picked up. */
export const isShippable = ({ shippable, itemType = 'PHYSICAL' }: PricedLine): boolean =>
  shippable ?? itemType === 'PHYSICAL'
