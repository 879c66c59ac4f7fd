import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { termKey } from './search-terms.ts'
import { isCorrectable, trigramsOf } from './trigrams.ts'

/** Three letters in a row, and a word of the vocabulary with them. */
export interface Trigram {
  readonly trigram: string
  readonly word: string
}

const insertTrigrams = insertRows(
  'search_trigrams',
  ['site_id', 'trigram', 'word'],
  'ON CONFLICT (site_id, trigram, word) DO NOTHING',
)
const deleteTrigram = statement('DELETE FROM search_trigrams WHERE site_id = ? AND trigram = ? AND word = ?')
const ofWord = selectIn<Trigram>(
  'SELECT trigram, word FROM search_trigrams WHERE site_id = ? AND trigram IN (?*) AND word = ?',
)
const behind = statement<Trigram>(
  `SELECT trigram, word FROM search_trigrams WHERE site_id = ? AND (trigram, word) > (?, ?)
   ORDER BY trigram, word LIMIT 500`,
)

/** The trigrams of a term: those of a word that can be a correction; none for other terms. */
export const trigramsOfTerm = (key: string): Trigram[] => {
  const word = key.slice(1)
  if (key !== termKey.word(word) || !isCorrectable(word)) return []
  return trigramsOf(word).map((trigram) => ({ trigram, word }))
}

/** The vocabulary of a shop by three letters in a row. Writes need the site's catalog locked. */
export const trigramsStore = {
  add: (tx: Transaction, siteId: string, trigrams: readonly Trigram[]): Promise<void> =>
    insertTrigrams(
      tx,
      trigrams.map(({ trigram, word }) => [siteId, trigram, word]),
    ),

  remove: async (tx: Transaction, siteId: string, trigrams: readonly Trigram[]): Promise<void> => {
    for (const { trigram, word } of trigrams) await tx.run(deleteTrigram, siteId, trigram, word)
  },

  /** Returns a term's missing trigrams. */
  missing: async (reader: Reader, siteId: string, key: string): Promise<Trigram[]> => {
    const wanted = trigramsOfTerm(key)
    const [first] = wanted
    if (!first) return []
    const found = await ofWord(
      reader,
      siteId,
      wanted.map(({ trigram }) => trigram),
      first.word,
    )
    const there = new Set(found.map(({ trigram }) => trigram))
    return wanted.filter(({ trigram }) => !there.has(trigram))
  },

  /** Lists the next trigrams after one. */
  behind: (reader: Reader, siteId: string, { trigram, word }: Trigram): Promise<Trigram[]> =>
    reader.all(behind, siteId, trigram, word),
}
