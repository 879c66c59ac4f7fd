import type { Transaction } from '../../../floor/database/database.ts'

/** Names a checkout of a site. */
export interface CheckoutPlace {
  readonly siteId: string
  readonly checkoutId: string
}

/** A checkout as it stands before a browser opens it. */
export interface CheckoutLook {
  /** False once it became an order. */
  readonly isOpen: boolean
  /** Whether a payment for it is under way. */
  readonly isPaying: boolean
  /** Whether its page was shown in the browser that has it: an answer that was lost takes nothing. */
  readonly isInUse: boolean
  /** Whether a browser ever had it. */
  readonly wasTaken: boolean
  /** Whether the browser that has it is logged in as the member whose it is. */
  readonly isProven: boolean
  /** Whether it names somebody. */
  readonly isPersonal: boolean
}

/** What links do to checkouts. */
export interface OpenedCheckouts {
  /** Tells whose a checkout of a site is, as `principalOf` names them; undefined when there is no such checkout. */
  ownerOf(siteId: string, checkoutId: string): Promise<string | undefined>
  look(place: CheckoutPlace): Promise<CheckoutLook | undefined>
  /** Tells whether a visitor has logged in as a member since. */
  isMergedInto(siteId: string, before: string, principal: string): Promise<boolean>
  /** Keeps others from opening a checkout until the transaction ends; tells whether it is in use. */
  lock(tx: Transaction, place: CheckoutPlace): Promise<boolean>
  /** Gives a checkout to a browser: from then on its maker sees and changes a side of their own. */
  handOver(tx: Transaction, place: CheckoutPlace, isProven: boolean): Promise<void>
  /** Brings what a browser has up to date with what its maker has changed since. */
  takeUp(tx: Transaction, place: CheckoutPlace): Promise<void>
  /**
   * Makes a checkout of the same items for somebody else: for a member, or for a visitor whose tokens nobody has.
   *
   * @returns undefined when it became an order
   */
  copy(
    tx: Transaction,
    place: CheckoutPlace,
    whose: { readonly memberId: string | undefined; readonly at: number },
  ): Promise<{ readonly checkoutId: string; readonly principal: string } | undefined>
}
