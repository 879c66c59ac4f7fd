import { setImmediate } from 'node:timers/promises'
import type { Reader } from '../../database/database.ts'
import { selectIn } from '../catalog/select-in.ts'
import { type NumberSet, numbersOf, sizeOf, sizeOfBoth } from './number-set.ts'
import { createPace } from './pace.ts'
import type { Postings } from './postings.ts'
import { type Term, termsStore } from './terms.store.ts'

/** The values of a kind of facet, as terms, and how to count them. */
export interface FacetTerms {
  /** The kind's letter, which every key begins with. */
  readonly kind: string
  readonly sets: ReadonlyMap<string, NumberSet>
  /** Whether these are all values that the shop has. */
  readonly areAll: boolean
}

/** How many products have each value, by key. */
export interface ValueCounts {
  readonly counts: ReadonlyMap<string, number>
  readonly isExact: boolean
}

/** So many values of a kind are counted by their sets, the most frequent ones of the shop. */
export const MOST_VALUES = 1000
/** Where a shop has more, up to so many products are looked at one by one. */
const MOST_LOOKED_AT = 10_000
const LOOKED_AT_ONCE = 500

const facetsOf = selectIn<{ document: string }>(
  'SELECT document FROM search_documents WHERE site_id = ? AND product_number IN (?*)',
)

/** Reads the values of a kind. */
export const readFacetTerms = async (
  reader: Reader,
  postings: Postings,
  siteId: string,
  kind: string,
  most: number,
): Promise<FacetTerms> => {
  const terms: Term[] = await termsStore.beginning(reader, siteId, kind, most + 1)
  const shown = terms.slice(0, most)
  const found = await postings.read(
    reader,
    siteId,
    shown.map(({ id }) => id),
  )
  const sets = shown.flatMap(({ key, id }): [string, NumberSet][] => {
    const set = found.get(id)?.[0]
    return set ? [[key, set]] : []
  })
  return { kind, sets: new Map(sets), areAll: terms.length <= most }
}

/** Counts the values of some products. */
export const countValues = async (
  reader: Reader,
  siteId: string,
  { kind, sets, areAll }: FacetTerms,
  products: NumberSet,
): Promise<ValueCounts> => {
  if (!areAll && sizeOf(products) <= MOST_LOOKED_AT)
    return { counts: await lookedAt(reader, siteId, kind, products), isExact: true }
  const counts = new Map<string, number>()
  const pace = createPace()
  for (const [key, set] of sets) {
    const count = sizeOfBoth(products, set)
    if (count > 0) counts.set(key, count)
    await pace(set.size)
  }
  return { counts, isExact: areAll }
}

const lookedAt = async (
  reader: Reader,
  siteId: string,
  kind: string,
  products: NumberSet,
): Promise<Map<string, number>> => {
  const counts = new Map<string, number>()
  const numbers = [...numbersOf(products)]
  for (let done = 0; done < numbers.length; done += LOOKED_AT_ONCE) {
    if (done > 0) await setImmediate() // others may have their turn
    for (const { document } of await facetsOf(reader, siteId, numbers.slice(done, done + LOOKED_AT_ONCE))) {
      const { facets }: { facets: readonly string[] } = JSON.parse(document)
      for (const key of facets) if (key.startsWith(kind)) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}
