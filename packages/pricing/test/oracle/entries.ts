import type { PricedLine, TaxRate, TotalsRequest } from '@vitrine/pricing'
import type { Coins } from './coins.ts'
import { leftOf, type Pile } from './pile.ts'
import { minus, NOTHING, type Ratio, total } from './ratio.ts'
import { isSent, type Offer } from './send.ts'

/** Something with a price: a line, shipping, an extra charge or a fee. */
export interface Entry {
  readonly name: string
  readonly kind: 'subtotal' | 'shipping' | 'fees'
  readonly price: Ratio
  /** What discounts took off. */
  readonly off: Ratio
  readonly rates: readonly TaxRate[]
  /** The lines it is paid with. */
  readonly payers: readonly PricedLine[]
  readonly deposit?: Ratio | undefined
  readonly isGiftCard?: boolean
}

/** Lists everything that costs something. */
export const entriesOf = (
  request: TotalsRequest,
  piles: readonly Pile[],
  offer: Offer | undefined,
  offShipping: Ratio,
  { amount }: Coins,
): Entry[] => {
  const { tax } = request
  const pickup = offer?.option.logistics?.pickupDetails?.address
  const rates = (type: 'BUSINESS' | 'BILLING' | 'SHIPPING', group: string | null | undefined) => {
    const where = type === 'SHIPPING' && pickup ? pickup : tax?.addresses[type]
    return (tax?.rates ?? []).filter(
      ({ area, taxGroupId }) =>
        (taxGroupId ?? '') === (group ?? '') &&
        (!area ||
          (where?.country === area.country && (!area.subdivision || where.subdivision === area.subdivision))),
    )
  }
  const lines = piles.map((pile): Entry => {
    const { line, units, price } = pile
    const { paymentOption, depositMinor, taxableAddress, itemType } = line
    return {
      name: `line ${line.id}`,
      kind: 'subtotal',
      price,
      off: minus(price, leftOf(pile)),
      rates: rates(taxableAddress ?? (isSent(line) ? 'SHIPPING' : 'BILLING'), line.taxGroupId),
      payers: [line],
      isGiftCard: itemType === 'GIFT_CARD',
      deposit:
        paymentOption === 'DEPOSIT_ONLINE' && depositMinor !== undefined
          ? total(units.map(() => amount(depositMinor)))
          : undefined,
    }
  })
  const sending = {
    kind: 'shipping' as const,
    rates: tax?.shipping ? rates('SHIPPING', tax.shipping.taxGroupId) : [],
    payers: (offer?.carried ?? []).map(({ line }) => line),
  }
  const shipping = offer ? [{ ...sending, name: 'shipping', price: offer.price, off: offShipping }] : []
  const charges = (offer?.option.charges ?? []).map(({ priceMinor }, index) => ({
    ...sending,
    name: `charge ${index}`,
    price: amount(priceMinor),
    off: NOTHING,
  }))
  const fees = (request.fees ?? []).map(
    ({ id, priceMinor, lineIds, tax }): Entry => ({
      name: `fee ${id}`,
      kind: 'fees',
      price: amount(priceMinor),
      off: NOTHING,
      rates: tax ? rates(tax.addressType ?? 'SHIPPING', tax.taxGroupId) : [],
      payers: request.lines.filter((line) => !lineIds || lineIds.includes(line.id)),
    }),
  )
  return [...lines, ...shipping, ...charges, ...fees]
}
