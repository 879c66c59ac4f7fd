import type { Reader } from '../../floor/database/database.ts'
import { anyOf, both, type NumberSet, sizeOf } from '../search-index/number-set.ts'
import { SHORT_BEGINNING } from '../search-index/search-document.ts'
import { termKey } from '../search-index/search-terms.ts'
import { type Term, termsStore } from '../search-index/terms.store.ts'
import { createDerived, type Edition } from './edition.ts'
import { bytesOfSets, type FieldSets, type Postings } from './postings.ts'

/** A search word, and the products with it or with a word that starts with it. */
export interface SoughtWord {
  readonly word: string
  readonly exact: FieldSets
  readonly begun: FieldSets
  /** All of these products that the caller can see. */
  readonly products: NumberSet
  /** How many these are. */
  readonly size: number
  /** False if more words start with it than are read. */
  readonly isComplete: boolean
}

/** The products a group of callers can see. */
export interface Seen {
  /** Their common term. */
  readonly termId: number
  readonly products: NumberSet
}

/** Finds the products of each word. */
export type SeekWords = (
  reader: Reader,
  edition: Edition,
  words: readonly string[],
  seen: Seen,
) => Promise<SoughtWord[]>

/** How many words with the same prefix are read, most frequent first. */
const MOST_BEGUN = 64
/** Words that were searched for are likely to be searched for again. */
const KEPT_BYTES = 32 * 1024 * 1024

export const createSeekWords = (postings: Postings): SeekWords => {
  const kept = createDerived<SoughtWord>(KEPT_BYTES, ({ exact, begun, products }) =>
    bytesOfSets([...exact, ...begun, products]),
  )

  const seekWord = async (
    reader: Reader,
    edition: Edition,
    word: string,
    seen: NumberSet,
  ): Promise<SoughtWord> => {
    const { exact, begun, isComplete } = await termsFor(reader, edition.siteId, word)
    const ids = [...(exact ? [exact] : []), ...begun].map(({ id }) => id)
    const sets = await postings.read(reader, edition, ids)
    const fieldsOf = (some: readonly Term[]): FieldSets =>
      FIELD_NUMBERS.map((field) => anyOf(some.flatMap(({ id }) => sets.get(id)?.[field] ?? [])))
    const fields = { exact: fieldsOf(exact ? [exact] : []), begun: fieldsOf(begun) }
    const products = both(seen, anyOf([...fields.exact, ...fields.begun]))
    return { word, ...fields, products, size: sizeOf(products), isComplete }
  }

  return (reader, edition, words, seen) =>
    Promise.all(
      words.map((word) =>
        kept.of(edition, `${seen.termId} ${word}`, () => seekWord(reader, edition, word, seen.products)),
      ),
    )
}

const FIELD_NUMBERS = [0, 1, 2] as const

interface Terms {
  readonly exact: Term | undefined
  readonly begun: readonly Term[]
  readonly isComplete: boolean
}

const termsFor = async (reader: Reader, siteId: string, word: string): Promise<Terms> => {
  const key = termKey.word(word)
  if ([...word].length <= SHORT_BEGINNING) {
    const beginning = termKey.beginning(word)
    const terms = await termsStore.byKey(reader, siteId, [key, beginning])
    const begun = terms.get(beginning)
    return { exact: terms.get(key), begun: begun ? [begun] : [], isComplete: true }
  }
  const [exact] = (await termsStore.byKey(reader, siteId, [key])).values()
  const some = await termsStore.beginning(reader, siteId, key, MOST_BEGUN + 2)
  const begun = some.filter((term) => term.key !== key)
  return { exact, begun: begun.slice(0, MOST_BEGUN), isComplete: begun.length <= MOST_BEGUN }
}

/** The weight of a word: the fewer products have it, the higher. */
export const rarityOf = ({ size }: SoughtWord, all: number): number => Math.log(1 + all / (1 + size))
