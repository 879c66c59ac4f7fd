import { addMoney, multiplyMoney, parseMoney } from '@vitrine/pricing'
import type { CartData } from '../cart/cart-data.ts'
import type { PendingLine, ShownCart } from '../cart/shown-cart.ts'

/** An amount of money, exact. */
export interface Amount {
  /** Whole minor units, such as cents. */
  readonly amountMinor: number
  /** ISO 4217. */
  readonly currency: string
}

const amountOf = (text: string | undefined, currency: string): Amount | undefined => {
  try {
    return text ? parseMoney(text, currency) : undefined
  } catch {
    return undefined // the currency can't represent this amount: leave it to the shop
  }
}

/** A line's total; undefined if its price isn't known here. */
export function lineTotal(line: PendingLine, currency: string): Amount | undefined {
  if (!line.isChanged) return amountOf(line.lineItemPrice?.amount, currency)
  const price = line.priceUndetermined ? undefined : amountOf(line.price?.amount, currency)
  return price && multiplyMoney(price, line.quantity)
}

/** The total of all lines; undefined if one of them isn't known here. */
export function subtotalOf(shown: ShownCart, cart: CartData | null | undefined): Amount | undefined {
  const currency = currencyOf(shown, cart)
  if (!currency) return undefined
  const isAsSettled =
    shown.lines.length === cart?.lineItems?.length && !shown.lines.some(({ isChanged }) => isChanged)
  const told = isAsSettled ? amountOf(cart?.subtotal?.amount, currency) : undefined
  if (told) return told
  const totals = shown.lines.map((line) => lineTotal(line, currency))
  return totals.every((total) => total !== undefined) ? addMoney(currency, ...totals) : undefined
}

/** The currency of a cart, or of the first item added when there is no cart yet. */
export const currencyOf = ({ lines }: ShownCart, cart: CartData | null | undefined): string | undefined =>
  cart?.currency ?? lines.find(({ currency }) => currency)?.currency
