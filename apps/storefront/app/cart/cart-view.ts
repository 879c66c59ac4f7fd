import type { ItemReference } from '@vitrine/react/pure'
import type { Picture } from '../pictures/picture.ts'

/** What of a line is the same however many there are. */
export interface LineLook {
  name: string
  /** The product's page. */
  path?: string
  picture?: Picture
  /** What was chosen: `Size: 50 × 70 cm`. */
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
  /** Set where more are asked for than are left: how many are. 0 when none can be had. */
  left?: number
  /** Set where the shop no longer has it at all. */
  isGone?: true
  /** What it is in the catalog. */
  reference?: ItemReference
  /** Price of one and of all, as decimal text in the shop's own currency: what changes are worked out from. */
  amounts: { one?: string | undefined; all?: string | undefined }
}

/** The cart as pages show it. */
export interface CartView {
  lines: CartLine[]
  /** Pieces, not lines. */
  count: number
  subtotal: string
  /** What is paid of it, in the shop's own currency, where amounts are shown in another. */
  paid?: string
  /** Whether prices hold their tax. */
  taxIncluded?: boolean
  /** The code of the coupon that is on it. */
  coupon?: string
  /** The shop's own, ISO 4217. */
  currency?: string
  /** The subtotal as decimal text in it. */
  amount?: string
}

/** A cart with nothing in it. */
export const EMPTY_CART: CartView = { lines: [], count: 0, subtotal: '' }
