import type { CatalogReference } from '@vitrine/contract'
import { createBounded } from '../catalog/bounded.ts'
import type { Site } from '../sites/site.ts'
import type { CartHead } from './cart.store.ts'
import type { CartVisit } from './cart-visit.ts'

/** How many bytes of printed carts are kept in memory. */
const KEPT_BYTES = 16 * 1024 * 1024

/** A cart as it was sent, and everything that it followed from. */
interface KeptAnswer {
  readonly bytes: Uint8Array
  readonly id: string
  readonly revision: number
  /** ISO 4217: the currency that amounts were also shown in. */
  readonly currency: string
  readonly references: readonly CatalogReference[]
  /** Of the catalog, for these references. */
  readonly stamp: string
  site: Site
}

/** Printed carts by owner. */
export interface KeptAnswers {
  /** Finds what was sent of this very cart, in this currency; good if the catalog's stamp is still the same. */
  find(visit: CartVisit, head: CartHead, currency: string): KeptAnswer | undefined
  keep(visit: CartVisit, answer: KeptAnswer): void
}

/** Keeps what was sent last: most carts are read many times between two changes. */
export const createKeptAnswers = (): KeptAnswers => {
  const kept = createBounded<KeptAnswer>(KEPT_BYTES)
  const keyOf = ({ owner }: CartVisit): string => `${owner.siteId} ${owner.key}`
  return {
    find: (visit, head, currency) => {
      const known = kept.get(keyOf(visit))
      const isSame = known?.id === head.id && known.revision === head.revision && known.currency === currency
      return isSame && madeFor(known, visit.site) ? known : undefined
    },
    keep: (visit, answer) => kept.set(keyOf(visit), answer, answer.bytes.length),
  }
}

/** Settings are read anew every few seconds and hardly ever differ. */
const madeFor = (answer: KeptAnswer, site: Site): boolean => {
  if (answer.site === site) return true
  if (JSON.stringify(answer.site) !== JSON.stringify(site)) return false
  answer.site = site
  return true
}
