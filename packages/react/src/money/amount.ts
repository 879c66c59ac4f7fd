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
    return undefined // an amount that the currency cannot hold is left to the shop
  }
}

/** What a line comes to; undefined where its price is not known here. */
export function lineTotal(line: PendingLine, currency: string): Amount | undefined {
  if (!line.isChanged) return amountOf(line.lineItemPrice?.amount, currency)
  const price = line.priceUndetermined ? undefined : amountOf(line.price?.amount, currency)
  return price && multiplyMoney(price, line.quantity)
}

/** What all lines come to; undefined where one of them is not known here. */
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

/** The currency of a cart, or of the first thing put into one that is not there yet. */
export const currencyOf = ({ lines }: ShownCart, cart: CartData | null | undefined): string | undefined =>
  cart?.currency ?? lines.find(({ currency }) => currency)?.currency
