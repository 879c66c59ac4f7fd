import type { CartData, CartLineData } from '@vitrine/react/cart'
import type { Language } from '../messages/languages.ts'
import type { Picture } from '../pictures/picture.ts'

/** One choice, and its language if it isn't the page's. */
export interface Detail {
  name: string
  value: string
  lang?: Language
}

/** What a line's quantity doesn't change. */
export interface LineLook {
  name: string
  /** The language of the name if it isn't the page's. */
  lang?: Language
  /** The product's page. */
  path?: string
  picture?: Picture
  /** The choices: `Size: 50 × 70 cm`. */
  details: Detail[]
  /** Price of one. */
  unitPrice: string
  /** Price of one before a discount. */
  before?: string
}

/** A line: the platform's fields that changes need, and the texts that show it. */
export interface CartLine extends CartLineData, LineLook {
  _id: string
  /** Price of all. */
  total: string
  /** Set when fewer are left than requested: how many. 0 when sold out. */
  left?: number
  /** Set when the shop no longer has it at all. */
  isGone?: true
}

/** The cart: the platform's fields that changes need, and the texts that show it. */
export interface CartView extends CartData {
  lineItems: CartLine[]
  /** Total quantity, not the number of lines. */
  count: number
  subtotalText: string
  /** The amount paid, in the shop's own currency, when another one is shown. */
  paidText?: string
  /** The buyer's note or gift message. */
  note?: string
}

/** The name of the note's field and form, and how long it can be. */
export const NOTE = 'note'
export const MOST_NOTE = 1000

/** An empty cart. */
export const EMPTY_CART: CartView = { lineItems: [], count: 0, subtotalText: '' }

export const couponOf = ({ appliedDiscounts }: Pick<CartData, 'appliedDiscounts'>) =>
  appliedDiscounts?.find(({ coupon }) => coupon)?.coupon
