import type { Reader } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { anyOf, sizeOfBoth } from '../search-index/number-set.ts'
import { termKey } from '../search-index/search-terms.ts'
import { termsStore } from '../search-index/terms.store.ts'
import { distanceBetween, isCorrectable, trigramsOf } from '../search-index/trigrams.ts'
import { createDerived, type Edition } from './edition.ts'
import type { Postings } from './postings.ts'
import type { Seen } from './sought.ts'

/** Words that share the most with an unknown one. Only these are compared letter by letter. */
const similar = selectIn<{ word: string; shared: number }>(
  `SELECT word, count(*) AS shared FROM search_trigrams WHERE site_id = ? AND trigram IN (?*)
   GROUP BY word ORDER BY shared DESC, word LIMIT 200`,
)

/** A word of three or four letters may differ in one, a longer one in two. */
const LONG = 5

const KEPT_BYTES = 1024 * 1024

/**
 * Finds the word that was probably meant: the one with the fewest differences, and the most frequent of
 * those.
 *
 * @param seen - the visible products; words of others are never revealed
 * @returns undefined when no word is near enough
 */
export type CorrectWord = (
  reader: Reader,
  edition: Edition,
  word: string,
  seen: Seen,
) => Promise<string | undefined>

export const createCorrectWord = (postings: Postings): CorrectWord => {
  const kept = createDerived<string | undefined>(KEPT_BYTES, (word = '') => 100 + word.length)
  return (reader, edition, word, seen) =>
    kept.of(edition, `${seen.termId} ${word}`, () => correctionOf(reader, postings, edition, word, seen))
}

const correctionOf = async (
  reader: Reader,
  postings: Postings,
  edition: Edition,
  word: string,
  seen: Seen,
): Promise<string | undefined> => {
  const { siteId } = edition
  if (!isCorrectable(word)) return undefined
  const limit = word.length < LONG ? 1 : 2
  const rows = await similar(reader, siteId, trigramsOf(word))
  const near = rows.flatMap((row) => {
    const distance = distanceBetween(word, row.word, limit)
    return distance > limit ? [] : [{ word: row.word, distance }]
  })
  const terms = await termsStore.byKey(
    reader,
    siteId,
    near.map((one) => termKey.word(one.word)),
  )
  const ids = [...terms.values()].map(({ id }) => id)
  const sets = await postings.read(reader, edition, ids)
  const candidates = near.flatMap(({ word, distance }) => {
    const term = terms.get(termKey.word(word))
    const products = term ? sizeOfBoth(seen.products, anyOf(sets.get(term.id) ?? [])) : 0
    return products > 0 ? [{ word, distance, products }] : []
  })
  candidates.sort(
    (one, other) =>
      one.distance - other.distance || other.products - one.products || (one.word < other.word ? -1 : 1),
  )
  return candidates[0]?.word
}
