import type { ItemTypePreset, PaymentOptionType } from '@vitrine/contract'
import type { PricedLine } from '@vitrine/pricing'
import {
  type CartLine,
  type CatalogLine,
  type CustomLine,
  fullPriceMinorOf,
  isCustom,
  priceMinorOf,
} from '../cart/lines/line.ts'

/** Totals are calculated again and again for one cart while its buyer types an address. */
const known = new WeakMap<CartLine, PricedLine>()

/**
 * Converts a cart line for pricing: its price, and how it is paid, shipped and taxed. Objects that are spread come last:
 * V8 adds a property after them ten times as slowly.
 */
export const pricedLine = (line: CartLine): PricedLine => {
  const priced = known.get(line) ?? pricedAnew(line)
  known.set(line, priced)
  return priced
}

const pricedAnew = (line: CartLine): PricedLine => ({
  id: line.id,
  quantity: line.quantity,
  priceMinor: priceMinorOf(line),
  fullPriceMinor: fullPriceMinorOf(line),
  ...(isCustom(line) ? customTerms(line) : catalogTerms(line)),
})

type Terms = Omit<PricedLine, 'id' | 'quantity' | 'priceMinor' | 'fullPriceMinor'>

const catalogTerms = ({ offer, overrides, taxableAddress }: CatalogLine): Terms => {
  const { physicalProperties, paymentOption } = overrides?.fields ?? {}
  return {
    weight: weightText(physicalProperties?.weight ?? offer.weight),
    shippable: physicalProperties?.shippable ?? offer.itemType === 'PHYSICAL',
    depositMinor: overrides?.depositMinor,
    taxableAddress: taxableAddress?.addressType,
    productId: offer.productId,
    ...common(offer.itemType, paymentOption?.value),
    ...(offer.itemType === 'GIFT_CARD' && { taxGroupId: GIFT_CARDS }),
  }
}

/**
 * The tax group of gift cards. A voucher for anything is taxed when it is spent, so a shop has no rates for
 * the group unless the merchant adds some.
 */
const GIFT_CARDS = 'gift-cards'

const customTerms = ({ custom: { fields, depositMinor }, taxableAddress }: CustomLine): Terms => {
  const { itemType, physicalProperties, paymentOption } = fields
  return {
    weight: weightText(physicalProperties?.weight),
    shippable: physicalProperties?.shippable ?? itemType?.preset === 'PHYSICAL',
    depositMinor,
    taxableAddress: taxableAddress?.addressType ?? fields.taxableAddress?.addressType,
    taxGroupId: fields.taxGroupId,
    deliveryProfileId: fields.deliveryProfileId,
    freeTrial: fields.subscriptionOptionInfo?.subscriptionSettings?.freeTrialPeriod !== undefined,
    ...common(itemType?.preset ?? 'UNRECOGNISED', paymentOption),
  }
}

const common = (itemType: ItemTypePreset, paymentOption: PaymentOptionType = 'FULL_PAYMENT_ONLINE') => ({
  itemType,
  paymentOption,
})

/** No scale weighs more, and no band of a shop goes further. */
const HEAVIEST = 1e12

/** Writes a weight without an exponent, to a billionth. */
const weightText = (weight: number | null | undefined): string =>
  weight ? Math.min(weight, HEAVIEST).toFixed(9) : '0'
