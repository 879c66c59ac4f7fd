import type { ItemTypePreset, PaymentOptionType, TaxableAddressType } from '@vitrine/contract'
import { wholeMinor } from '../minor.ts'

/** A line of a cart as the catalog prices it. Amounts are whole minor units, not negative. */
export interface PricedLine {
  /** Unique within a request. Of lines that are equal in all else, the smaller id is served first. */
  readonly id: string
  /** One unit after the catalog's own discount, its modifiers included. */
  readonly priceMinor: number
  /** One unit before the catalog's own discount, its modifiers included; default `priceMinor`. */
  readonly fullPriceMinor?: number | undefined
  /** The modifiers' part of `priceMinor`; default none. A membership does not pay for it. */
  readonly modifiersMinor?: number | undefined
  /** Whole, at least 1. */
  readonly quantity: number
  /** Default PHYSICAL. */
  readonly itemType?: ItemTypePreset | undefined
  /** One unit in the shop's weight unit, as decimal text; default "0". */
  readonly weight?: string | undefined
  /** Whether it is sent; default: whether `itemType` is PHYSICAL. */
  readonly shippable?: boolean | undefined
  readonly deliveryProfileId?: string | null | undefined
  readonly taxGroupId?: string | null | undefined
  /** Which address decides the tax; default SHIPPING for what is sent, otherwise BILLING. */
  readonly taxableAddress?: TaxableAddressType | undefined
  /** Default FULL_PAYMENT_ONLINE. */
  readonly paymentOption?: PaymentOptionType | undefined
  /** What is paid up front of one unit with DEPOSIT_ONLINE, at most what it costs; default: all of it. */
  readonly depositMinor?: number | undefined
  /** Whether it is a subscription that begins with a free trial: its first cycle is paid later. */
  readonly freeTrial?: boolean | undefined
  /** What discounts find it by. */
  readonly productId?: string | undefined
  readonly collectionIds?: readonly string[] | undefined
}

/**
 * Checks lines and puts them into the order of their ids, in which everything is worked out: where an item stands in
 * a cart then never moves a cent.
 *
 * @throws {RangeError} for an amount that is not whole or negative, a quantity below 1, modifiers above the price, or
 * an id that occurs twice
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

/** Tells whether a line is sent or picked up. */
export const isShippable = ({ shippable, itemType = 'PHYSICAL' }: PricedLine): boolean =>
  shippable ?? itemType === 'PHYSICAL'
