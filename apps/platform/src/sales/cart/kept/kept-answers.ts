import { createBounded } from '../../../floor/bounded.ts'
import type { Reader } from '../../../floor/database/database.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { type CartHead, cartStore } from './cart.store.ts'
import { type CartVisit, conversionCurrency, requestedCart } from './cart-visit.ts'

/** How many bytes of cart answers are kept in memory. */
const KEPT_BYTES = 16 * 1024 * 1024

/** What was read of a cart, and everything that followed from. */
export interface KeptReading {
  /** With the stamp of the products below. */
  readonly head: CartHead
  readonly productIds: readonly string[]
  /** ISO 4217: the additional display currency. */
  readonly currency: string
  /** The buyer's; undefined for the shop's own. */
  readonly language: string | undefined
  readonly site: Site
  /** The database's change mark when the answer was last known to be true; undefined if there are none. */
  mark: number | undefined
}

/** A cart as it was sent, and everything it depended on. */
export interface KeptAnswer extends KeptReading {
  readonly bytes: Uint8Array
}

/** Cached cart answers by owner: most are read many times between two changes. */
export interface KeptAnswers<Answer extends KeptAnswer> {
  /**
   * Finds the last answer.
   * @param asked - distinguishes an owner's answers; default: there is one
   */
  find(visit: CartVisit, asked?: string): Answer | undefined
  keep(visit: CartVisit, answer: Answer, asked?: string): void
}

export const createKeptAnswers = <Answer extends KeptAnswer = KeptAnswer>(): KeptAnswers<Answer> => {
  const kept = createBounded<Answer>(KEPT_BYTES)
  const keyOf = ({ owner }: CartVisit, asked = ''): string => `${owner.siteId} ${owner.key} ${asked}`
  return {
    find: (visit, asked) => kept.get(keyOf(visit, asked)),
    keep: (visit, answer, asked) => kept.set(keyOf(visit, asked), answer, answer.bytes.length),
  }
}

/**
 * Whether a cart is still shown as in an answer.
 * @param mark - the database's change mark, taken before anything was read
 */
export const isStillTrue = async (
  reader: Reader,
  kept: KeptReading,
  visit: CartVisit,
  mark: number | undefined,
): Promise<boolean> => {
  const isUnchanged = mark !== undefined && kept.mark === mark
  const head = isUnchanged ? kept.head : await cartStore.findHead(reader, visit.owner, kept.productIds)
  return head !== undefined && requestedCart(visit, head) !== undefined && isCurrent(kept, head, visit)
}

/** Whether an answer is what the cart would show now. */
const isCurrent = (answer: KeptReading, head: CartHead, visit: CartVisit): boolean =>
  answer.head.id === head.id &&
  answer.head.revision === head.revision &&
  answer.head.stamp === head.stamp &&
  answer.currency === conversionCurrency(visit, head.conversionCurrency) &&
  answer.language === visit.language &&
  answer.site === visit.site
