import { createBounded } from '../../bounded.ts'
import type { Site } from '../sites/site.ts'
import type { CartHead } from './cart.store.ts'
import { type CartVisit, conversionCurrency } from './cart-visit.ts'

/** How many bytes of printed carts are kept in memory. */
const KEPT_BYTES = 16 * 1024 * 1024

/** A cart as it was sent, and everything that it followed from. */
export interface KeptAnswer {
  readonly bytes: Uint8Array
  /** With the stamp of the products below. */
  readonly head: CartHead
  readonly productIds: readonly string[]
  /** ISO 4217: the currency that amounts were also shown in. */
  readonly currency: string
  site: Site
  /** The database's change mark when it was last known to be true; undefined where there are none. */
  mark: number | undefined
}

/** Printed carts by owner: most are read many times between two changes. */
export interface KeptAnswers {
  /** Finds what was sent last. */
  find(visit: CartVisit): KeptAnswer | undefined
  keep(visit: CartVisit, answer: KeptAnswer): void
}

export const createKeptAnswers = (): KeptAnswers => {
  const kept = createBounded<KeptAnswer>(KEPT_BYTES)
  const keyOf = ({ owner }: CartVisit): string => `${owner.siteId} ${owner.key}`
  return {
    find: (visit) => kept.get(keyOf(visit)),
    keep: (visit, answer) => kept.set(keyOf(visit), answer, answer.bytes.length),
  }
}

/** Tells whether an answer is what the cart would be shown as now. */
export const isCurrent = (answer: KeptAnswer, head: CartHead, visit: CartVisit): boolean =>
  answer.head.id === head.id &&
  answer.head.revision === head.revision &&
  answer.head.stamp === head.stamp &&
  answer.currency === conversionCurrency(visit, head.conversionCurrency) &&
  isMadeFor(answer, visit.site)

/** Settings are read anew every few seconds and hardly ever differ. */
const isMadeFor = (answer: KeptAnswer, site: Site): boolean => {
  if (answer.site === site) return true
  if (JSON.stringify(answer.site) !== JSON.stringify(site)) return false
  answer.site = site
  return true
}
