import type { DeliveryOption, ShopDelivery } from '@vitrine/contract'
import { moneyText } from '@vitrine/pricing'
import { minorOf } from '../../floor/money/amounts.ts'
import type { Delivery } from './delivery-terms.ts'

/** An option before there is a cart; amounts in minor units. */
interface Offer {
  readonly fromMinor: number
  readonly freeFromMinor: number | undefined
  readonly window: DeliveryOption['window']
}

/**
 * Describes what delivery costs at least, region by region.
 *
 * @param currency - the shop's, ISO 4217
 * @param home - the shop's country, whose region comes first
 */
export function shopDeliveries({ regions }: Delivery, currency: string, home?: string): ShopDelivery[] {
  const text = (amountMinor: number) => moneyText({ amountMinor, currency })
  const found = regions.flatMap(({ areas, options }): ShopDelivery[] => {
    const offers = options.filter(isForEverything).map((option) => offerOf(option, currency))
    const [best] = offers.toSorted((one, other) => one.fromMinor - other.fromMinor)
    if (!best) return []
    const { fromMinor, freeFromMinor, window } = best
    return [
      {
        countries: [...new Set(areas.map(({ country }) => country))],
        from: text(fromMinor),
        ...(freeFromMinor !== undefined && { freeFrom: text(freeFromMinor) }),
        ...(window != null && { window }),
      },
    ]
  })
  const isHome = ({ countries }: ShopDelivery) => home !== undefined && countries.includes(home)
  return [...found.filter(isHome), ...found.filter((one) => !isHome(one))]
}

const isForEverything = ({ pickup, deliveryProfileIds }: DeliveryOption): boolean =>
  pickup == null && deliveryProfileIds == null

function offerOf({ rate, freeFrom, charges = [], window }: DeliveryOption, currency: string): Offer {
  const minor = (amount: string) => minorOf(amount, currency, 'deliverySettings')
  const bands = rate.byPrice ?? rate.byWeight ?? [{ price: rate.flat ?? '0' }]
  const chargesMinor = charges.reduce((sum, { price }) => sum + minor(price), 0)
  return {
    fromMinor: Math.min(...bands.map(({ price }) => minor(price))) + chargesMinor,
    // Its charges stay, so an option with charges is never free.
    freeFromMinor: freeFrom == null || chargesMinor > 0 ? undefined : minor(freeFrom),
    window,
  }
}
