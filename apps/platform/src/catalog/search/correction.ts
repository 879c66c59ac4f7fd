import { selectIn } from '../../floor/database/statements/select-in.ts'
import { anyOf, sizeOfBoth } from '../search-index/number-set.ts'
import { termKey } from '../search-index/search-terms.ts'
import { termsStore } from '../search-index/terms.store.ts'
import { distanceBetween, isCorrectable, trigramsOf } from '../search-index/trigrams.ts'
import { createDerived } from './edition.ts'
import type { Postings } from './postings.ts'
import { momentKey, type SearchMoment } from './sought.ts'
import { isCommon } from './words/common-words.ts'

/** Words that share the most with an unknown one. Only these are compared letter by letter. */
const similar = selectIn<{ word: string; shared: number }>(
  `SELECT word, count(*) AS shared FROM search_trigrams WHERE site_id = ? AND trigram IN (?*)
   GROUP BY word ORDER BY shared DESC, word LIMIT 200`,
)

/** A shorter word may differ in one letter, a longer one in two. */
const LONG = 7

const KEPT_BYTES = 1024 * 1024

/**
 * Finds the word that the shopper probably meant: the one with the fewest differences, and the most frequent of
 * those, or a synonym. Never reveals a word of products that the caller can't see. Everyday words and synonyms
 * are meant as they are.
 *
 * @returns undefined when no word is near enough
 */
export type CorrectWord = (moment: SearchMoment, word: string) => Promise<string | undefined>

export const createCorrectWord = (postings: Postings): CorrectWord => {
  const kept = createDerived<string | undefined>(KEPT_BYTES, (word = '') => 100 + word.length)
  return (moment, word) =>
    kept.of(moment.edition, `${momentKey(moment)} ${word}`, () => correctionOf(postings, moment, word))
}

const correctionOf = async (
  postings: Postings,
  { reader, edition, vocabulary: { synonyms }, seen }: SearchMoment,
  word: string,
): Promise<string | undefined> => {
  const { siteId } = edition
  if (!isCorrectable(word) || isCommon(word) || synonyms.words.includes(word)) return undefined
  const limit = word.length < LONG ? 1 : 2
  const rows = await similar(reader, siteId, trigramsOf(word))
  const nearTo = (known: string) => {
    const distance = beginsAlike(word, known) ? distanceBetween(word, known, limit) : limit + 1
    return distance > limit ? [] : [{ word: known, distance }]
  }
  const near = rows.flatMap((row) => nearTo(row.word))
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
  candidates.push(...synonyms.words.flatMap(nearTo).map((one) => ({ ...one, products: 0 })))
  candidates.sort(
    (one, other) =>
      one.distance - other.distance || other.products - one.products || (one.word < other.word ? -1 : 1),
  )
  return candidates[0]?.word
}

/** People rarely miss the first letter, but they swap it with the next one. */
const beginsAlike = (word: string, known: string): boolean =>
  known[0] === word[0] || (known[0] === word[1] && known[1] === word[0])
