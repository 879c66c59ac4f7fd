import type { PricedLine, ShippingOptionTerms, ShippingTerms } from '@vitrine/pricing'
import type { Coins } from './coins.ts'
import { leftOf, type Pile } from './pile.ts'
import { less, NOTHING, type Ratio, read, total } from './ratio.ts'

/** A delivery option with the piles it carries and its price. */
export interface Offer {
  readonly option: ShippingOptionTerms
  readonly carried: readonly Pile[]
  readonly price: Ratio
}

export const isSent = ({ shippable, itemType }: PricedLine): boolean =>
  shippable ?? (itemType === undefined || itemType === 'PHYSICAL')

/** The chosen delivery option, or the first one. */
export const offerFor = (
  piles: readonly Pile[],
  terms: ShippingTerms | undefined,
  coins: Coins,
): Offer | undefined => {
  const sent = piles.filter(({ line }) => isSent(line))
  const [region] = (terms?.regions ?? []).filter(
    ({ areas }) => !areas || areas.some(({ country }) => country === terms?.destination?.country),
  )
  const offers = (region?.options ?? []).flatMap((option) => {
    const { deliveryProfileIds } = option
    const carried = sent.filter(
      ({ line }) => !deliveryProfileIds || deliveryProfileIds.some((id) => id === line.deliveryProfileId),
    )
    const price = carried.length === 0 ? undefined : priceOf(option, carried, coins)
    return price ? [{ option, carried, price }] : []
  })
  return offers.find(({ option }) => option.code === terms?.chosen?.code) ?? offers[0]
}

const priceOf = (
  { rate, freeFromMinor }: ShippingOptionTerms,
  carried: readonly Pile[],
  { amount }: Coins,
) => {
  const goods = total(carried.map(leftOf))
  const weight = total(carried.flatMap(({ line, units }) => units.map(() => read(line.weight ?? '0'))))
  const prices =
    rate.kind === 'FLAT'
      ? [rate]
      : rate.kind === 'BY_WEIGHT'
        ? rate.bands.filter(({ upTo }) => upTo === undefined || !less(read(upTo), weight))
        : rate.bands.filter(({ upToMinor }) => upToMinor === undefined || !less(amount(upToMinor), goods))
  const [price] = prices.map(({ priceMinor }) => amount(priceMinor))
  return price && freeFromMinor !== undefined && !less(goods, amount(freeFromMinor)) ? NOTHING : price
}
