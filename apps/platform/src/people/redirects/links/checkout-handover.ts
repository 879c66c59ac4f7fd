import type { KnownActor } from '../../../floor/callers/actor.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import type { Site } from '../../../shop/sites/site.ts'

/** Identifies a checkout of a site. */
export interface CheckoutPlace {
  readonly siteId: string
  readonly checkoutId: string
}

/** A checkout before a browser opens it. */
export interface CheckoutLook {
  /** False once it became an order. */
  readonly isOpen: boolean
  /** Whether a payment for it is pending. */
  readonly isPaying: boolean
  /** Whether its page was shown in the browser that has it; a lost answer doesn't count. */
  readonly isInUse: boolean
  /** Whether a browser ever had it. */
  readonly wasTaken: boolean
  /** Whether the browser that has it is logged in as its member. */
  readonly isProven: boolean
  /** Whether it contains personal data. */
  readonly isPersonal: boolean
}

/** Who leads a cart to its checkout. */
export interface CartCaller {
  readonly actor: KnownActor
  readonly site: Site
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What is known about a browser that opens a checkout. */
export interface TakingBrowser {
  /** Whether it is logged in as the checkout's member. */
  readonly isProven: boolean
  /** Whether it is the member's own browser, which may show what their account has saved. */
  readonly isMembers: boolean
}

/** What links do to checkouts. */
export interface CheckoutHandover {
  /** Returns whose a site's checkout is, as `principalOf` names them; undefined if it doesn't exist. */
  ownerOf(siteId: string, checkoutId: string): Promise<string | undefined>
  /**
   * Returns the open checkout of a cart that the caller may have, created or updated to the cart; undefined if
   * there is no such cart. In the newer form of carts, a cart's id is the id of its checkout.
   * @throws {Failure} why the cart can't be checked out
   */
  ofCart(who: CartCaller, cartId: string): Promise<string | undefined>
  look(place: CheckoutPlace): Promise<CheckoutLook | undefined>
  /** Whether a visitor has logged in as a member since. */
  isMergedInto(siteId: string, before: string, principal: string): Promise<boolean>
  /** Locks a checkout until the transaction ends, and returns whether it is in use. */
  lock(tx: Transaction, place: CheckoutPlace): Promise<boolean>
  /** Gives a checkout to a browser: from then on its creator sees and changes a separate copy. */
  handOver(tx: Transaction, place: CheckoutPlace, browser: TakingBrowser): Promise<void>
  /** Updates what a browser has with its creator's later changes. */
  takeUp(tx: Transaction, place: CheckoutPlace): Promise<void>
  /**
   * Creates a checkout with the same items for someone else: a member, or a new visitor without tokens.
   * @returns undefined if it became an order
   */
  copy(
    tx: Transaction,
    place: CheckoutPlace,
    whose: { readonly memberId: string | undefined; readonly at: number },
  ): Promise<{ readonly checkoutId: string; readonly principal: string } | undefined>
}
