import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import type { Container } from '../search-index/container.ts'
import { anyOf, sizeOf } from '../search-index/number-set.ts'
import { postingsStore } from '../search-index/postings.store.ts'
import { type Term, termsStore } from '../search-index/terms.store.ts'
import { compared, type Drift } from './drift.ts'

const keysAfter = statement<{ term_key: string }>(
  'SELECT term_key FROM search_terms WHERE site_id = ? AND term_key > ? ORDER BY term_key LIMIT 500',
)

/** A term whose count of products is wrong. */
export interface TermDrift {
  readonly term: Term
  readonly size: number
  readonly drift: Drift
}

/** Lists the keys of the next terms after one. */
export const termKeys = async (reader: Reader, siteId: string, after: string): Promise<string[]> =>
  (await reader.all(keysAfter, siteId, after)).map((row) => row.term_key)

/** Compares the product counts of terms with their postings. */
export const termDrifts = async (
  reader: Reader,
  siteId: string,
  keys: readonly string[],
): Promise<TermDrift[]> => {
  const terms = [...(await termsStore.byKey(reader, siteId, keys)).values()]
  const ids = terms.map(({ id }) => id)
  const sizes = await sizesOf(reader, siteId, ids)
  return terms.flatMap((term) => {
    const size = sizes.get(term.id) ?? 0
    const subject = { siteId, of: term.key, what: 'products of the search term' }
    return compared(subject, term.products, size).map((drift) => ({ term, size, drift }))
  })
}

/** Fixes the counts of terms; the catalog must be locked. */
export const fixTerms = (tx: Transaction, siteId: string, drifts: readonly TermDrift[]): Promise<void> =>
  termsStore.count(
    tx,
    siteId,
    new Map(drifts.map(({ term }) => [term.key, term.id])),
    new Map(drifts.map(({ term, size }) => [term.key, size - term.products])),
  )

/** A product counts once, no matter how many of its fields have the term. */
const sizesOf = async (
  reader: Reader,
  siteId: string,
  termIds: readonly number[],
): Promise<Map<number, number>> => {
  const blocks = [...(await postingsStore.blocks(reader, siteId)).keys()]
  const sets = new Map<number, Map<number, Map<number, Container>>>()
  for (const { termId, block, fields } of await postingsStore.read(reader, siteId, termIds, blocks)) {
    const byField = sets.get(termId) ?? new Map<number, Map<number, Container>>()
    sets.set(termId, byField)
    for (const { field, container } of fields) {
      const set = byField.get(field) ?? new Map<number, Container>()
      byField.set(field, set.set(block, container))
    }
  }
  return new Map([...sets].map(([id, byField]) => [id, sizeOf(anyOf([...byField.values()]))]))
}
