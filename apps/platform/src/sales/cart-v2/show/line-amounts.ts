import type { ItemDiscount } from '@vitrine/contract'
import type { AppliedReduction } from '@vitrine/pricing'
import type { PricedCart } from '../../totals/cart-totals.ts'
import type { MoneyWriter } from './convert-money.ts'

/** What a line costs after the discounts on lines, in minor units. */
export interface LineAmounts {
  /** Rounded if the discount can't be divided by the quantity. */
  readonly unitMinor: number
  readonly totalMinor: number
  readonly discounts: readonly { readonly reduction: AppliedReduction; readonly amountMinor: number }[]
}

/** Whether a discount is already part of the lines' prices. */
export const isOnLines = ({ discountType }: AppliedReduction): boolean => discountType === 'SPECIFIC_ITEMS'

/** Finds what each line costs after the discounts on lines, by line id. */
export const lineAmounts = ({ worked }: Pick<PricedCart, 'worked'>): ReadonlyMap<string, LineAmounts> => {
  const { lines, discounts } = worked.totals
  const onLines = discounts.filter(isOnLines)
  return new Map(
    lines.map(({ lineId, quantity, linePriceMinor }) => {
      const taken = onLines.flatMap((reduction) =>
        reduction.lines
          .filter((line) => line.lineId === lineId && line.amountMinor > 0)
          .map(({ amountMinor }) => ({ reduction, amountMinor })),
      )
      const totalMinor = linePriceMinor - taken.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      return [lineId, { unitMinor: Math.round(totalMinor / quantity), totalMinor, discounts: taken }]
    }),
  )
}

/** Names a discount and its source. Merchants' discounts have no rule and no coupon. */
export const showDiscountSource = (
  { id, source }: AppliedReduction,
  { worked: { found, rules } }: Pick<PricedCart, 'worked'>,
): Pick<ItemDiscount, 'name' | 'source'> => {
  if (source === 'COUPON' && found.coupon)
    return {
      name: named(found.coupon.name),
      source: { sourceType: 'COUPON', couponCode: found.coupon.code },
    }
  if (source !== 'RULE') return {}
  const name = rules.rules.find((rule) => rule.id === id)?.name ?? ''
  return { ...(name !== '' && { name: named(name) }), source: { sourceType: 'AUTOMATIC_RULE' } }
}

/** Shows what discounts take off a line. */
export const showItemDiscounts = (
  { discounts }: LineAmounts,
  cart: Pick<PricedCart, 'worked'>,
  money: MoneyWriter,
): ItemDiscount[] =>
  discounts.map(({ reduction, amountMinor }) => ({
    ...showDiscountSource(reduction, cart),
    amountOff: money(amountMinor),
  }))

const named = (text: string) => ({ original: text, translated: text })
