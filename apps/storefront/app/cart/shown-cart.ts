import type { ItemReference } from '@vitrine/react/pure'
import type { CartLine, CartView, LineLook } from './cart-view.ts'
import type { UNANSWERED } from './unanswered.ts'

/** What went wrong with a change: the shop's own words, or that none came. */
export type Trouble = { problem: string } | typeof UNANSWERED

/** A line as it is shown while it may be changing. */
export interface ShownLine extends CartLine {
  /** Names it for as long as it is in the cart, before it has an id as well. */
  key: string
  isPending: boolean
  /** The shop's own. */
  currency: string | undefined
  trouble?: Trouble | undefined
}

/** The cart as it is shown: what was done counts at once; amounts are exact, or not there. */
export interface ShownCart extends Omit<CartView, 'lines' | 'currency' | 'amount'> {
  lines: ShownLine[]
  /** False while nobody could read it: it is not empty, nobody knows. */
  isKnown: boolean
  isPending: boolean
  isCouponPending: boolean
  couponTrouble?: Trouble | undefined
  /** Of pieces that did not get into the cart. */
  lost: { key: string; trouble: Trouble }[]
  isOffline: boolean
  /** Bought, or emptied, in another tab. */
  wasEmptiedElsewhere: boolean
  /** As the shop last said it. */
  settled: CartView
}

/** A piece that is put into the cart, as it is shown until the shop has answered. */
export interface Piece {
  reference: ItemReference
  quantity: number
  look: LineLook
  /** The price of one as decimal text, and its currency; without, no sum is shown before the shop has answered. */
  amount?: string | undefined
  currency?: string | undefined
}

/** The cart of a page whose scripts have come. Nothing throws: what went wrong is shown. */
export interface ShopCart {
  subscribe(listener: () => void): () => void
  getShown(): ShownCart
  /** Answers the key of the piece's line. */
  add(piece: Piece): string
  setQuantity(key: string, quantity: number): void
  /** Makes it so many more, or fewer; several may come before the next render. */
  step(key: string, by: number): void
  remove(key: string): void
  setCoupon(code: string | null): void
  /** Resolves once everything is answered, or cannot be for want of a network. */
  settled(): Promise<void>
  /** Takes over what a loader has read. */
  receive(view: CartView): void
  /** Follows the network, other tabs, and the way back to this page, until it is told to stop. */
  watch(): () => void
}
