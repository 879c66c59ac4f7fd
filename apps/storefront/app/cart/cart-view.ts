import type { ItemReference } from '@vitrine/react/pure'
import type { Picture } from '../pictures/picture.ts'

/** What stays the same on a line whatever its quantity. */
export interface LineLook {
  name: string
  /** The product's page. */
  path?: string
  picture?: Picture
  /** The choices: `Size: 50 × 70 cm`. */
  details: { name: string; value: string }[]
  /** Price of one. */
  price: string
  /** Price of one before a discount. */
  before?: string
}

/** A line as the cart shows it. */
export interface CartLine extends LineLook {
  id: string
  quantity: number
  /** Price of all. */
  total: string
  /** Set when fewer are left than requested: how many. 0 when sold out. */
  left?: number
  /** Set when the shop no longer has it at all. */
  isGone?: true
  /** Its catalog reference. */
  reference?: ItemReference
  /** Price of one and of all, as decimal text in the shop's own currency, for calculating changes. */
  amounts: { one?: string | undefined; all?: string | undefined }
}

/** The cart as pages show it. */
export interface CartView {
  lines: CartLine[]
  /** Total quantity, not the number of lines. */
  count: number
  subtotal: string
  /** The amount paid, in the shop's own currency, when another one is shown. */
  paid?: string
  /** Whether prices include tax. */
  taxIncluded?: boolean
  /** The code of its coupon. */
  coupon?: string
  /** The shop's own, ISO 4217. */
  currency?: string
  /** The subtotal as decimal text in it. */
  amount?: string
}

/** An empty cart. */
export const EMPTY_CART: CartView = { lines: [], count: 0, subtotal: '' }
