import { setImmediate } from 'node:timers/promises'
import type { Database, Reader } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import { type NumberSet, numbersOf, sizeOf, sizeOfBoth } from '../../search-index/number-set.ts'
import { type Term, termsStore } from '../../search-index/terms.store.ts'
import { createDerived, type Edition } from '../edition.ts'
import { createPace } from '../pace.ts'
import type { Postings } from '../postings.ts'
import { createValueColumns } from './value-columns.ts'

/** How many products have each value, by key. */
export interface ValueCounts {
  readonly counts: ReadonlyMap<string, number>
  readonly isExact: boolean
}

export interface FacetValues {
  /** @param kind - the letter that every key of the kind starts with */
  count(reader: Reader, edition: Edition, kind: string, products: NumberSet): Promise<ValueCounts>
}

/** How many values of a kind are counted: the most frequent ones in the shop. */
export const MOST_VALUES = 1000
/** If a shop has more, up to this many products are read individually. */
const MOST_LOOKED_AT = 10_000
const LOOKED_AT_ONCE = 500
const KEPT_BYTES = 4 * 1024 * 1024
/** The approximate size of a term in memory. */
const TERM_BYTES = 150

const facetsOf = selectIn<{ document: string }>(
  'SELECT document FROM search_documents WHERE site_id = ? AND product_number IN (?*)',
)

/** @param most - how many values of a kind are counted with the index */
export const createFacetValues = (database: Database, postings: Postings, most: number): FacetValues => {
  const columns = createValueColumns(database)
  const kept = createDerived<Term[]>(KEPT_BYTES, (terms) => TERM_BYTES * terms.length)

  const bySets = async (
    reader: Reader,
    edition: Edition,
    terms: readonly Term[],
    products: NumberSet,
  ): Promise<Map<string, number>> => {
    const ids = terms.map(({ id }) => id)
    const sets = await postings.read(reader, edition, ids)
    const counts = new Map<string, number>()
    const pace = createPace()
    for (const { key, id } of terms) {
      const set = sets.get(id)?.[0]
      const count = set ? sizeOfBoth(products, set) : 0
      if (count > 0) counts.set(key, count)
      await pace(set?.size ?? 0)
    }
    return counts
  }

  return {
    count: async (reader, edition, kind, products) => {
      const { siteId } = edition
      const terms = await kept.of(edition, kind, () => termsStore.beginning(reader, siteId, kind, most + 1))
      if (terms.length <= most)
        return { counts: await columns.count(reader, edition, kind, terms, products), isExact: true }
      if (sizeOf(products) <= MOST_LOOKED_AT)
        return { counts: await lookedAt(reader, siteId, kind, products), isExact: true }
      return { counts: await bySets(reader, edition, terms.slice(0, most), products), isExact: false }
    },
  }
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
    if (done > 0) await setImmediate() // lets others have their turn
    for (const { document } of await facetsOf(reader, siteId, numbers.slice(done, done + LOOKED_AT_ONCE))) {
      const { facets }: { facets: readonly string[] } = JSON.parse(document)
      for (const key of facets) if (key.startsWith(kind)) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}
