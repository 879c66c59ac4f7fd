import type { ItemReference } from '@vitrine/react/pure'
import type { CartLine, CartView, LineLook } from './cart-view.ts'
import type { UNANSWERED } from './unanswered.ts'

/** What went wrong with a change: the shop's own words, or that there was no answer. */
export type Trouble = { problem: string } | typeof UNANSWERED

/** A line as shown while it may be changing. */
export interface ShownLine extends CartLine {
  /** Identifies it while it is in the cart, even before it has an id. */
  key: string
  isPending: boolean
  /** The id from the shop. */
  currency: string | undefined
  trouble?: Trouble | undefined
}

/** The cart as shown: changes count at once; amounts are exact or missing. */
export interface ShownCart {
  lines: ShownLine[]
  count: number
  subtotal: string
  /** The amount paid, in the shop's own currency, when another one is shown. */
  paid?: string
  /** Whether prices include tax. */
  taxIncluded?: boolean
  /** The code of its coupon. */
  coupon?: string
  /** False while it couldn't be read: it isn't empty but unknown. */
  isKnown: boolean
  isPending: boolean
  isCouponPending: boolean
  couponTrouble?: Trouble | undefined
  /** Problems of items that couldn't be added. */
  lost: { key: string; trouble: Trouble }[]
  isOffline: boolean
  /** Bought, or emptied, in another tab. */
  wasEmptiedElsewhere: boolean
  /** The shop's last answer. */
  settled: CartView
}

/** A new item, as shown until the shop answers. */
export interface Piece {
  reference: ItemReference
  quantity: number
  look: LineLook
  /** The unit price as decimal text, and its currency; without it, no total is shown until the shop answers. */
  amount?: string | undefined
  currency?: string | undefined
}

/** The cart of a page once its scripts have loaded. Nothing throws: problems are shown. */
export interface ShopCart {
  subscribe(listener: () => void): () => void
  getShown(): ShownCart
  /** Returns the key of the item's line. */
  add(piece: Piece): string
  setQuantity(key: string, quantity: number): void
  /** Changes the quantity by this much; several calls may come before the next render. */
  step(key: string, by: number): void
  remove(key: string): void
  setCoupon(code: string | null): void
  /** Resolves once everything is answered, or can't be because the network is down. */
  settled(): Promise<void>
  /** Takes over what a loader has read. */
  receive(view: CartView): void
  /** Follows the network, other tabs, returns to this page and what the shop tells, until stopped. */
  watch(): () => void
}
