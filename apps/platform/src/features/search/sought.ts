import type { Reader } from '../../database/database.ts'
import { anyOf, both, type NumberSet, sizeOf } from './number-set.ts'
import type { FieldSets, Postings } from './postings.ts'
import { SHORT_BEGINNING } from './search-document.ts'
import { termKey } from './search-terms.ts'
import { type Term, termsStore } from './terms.store.ts'

/** A word that is searched for, and the products that have it, or a word that begins so. */
export interface SoughtWord {
  readonly word: string
  readonly exact: FieldSets
  readonly begun: FieldSets
  /** All of these products that may be seen. */
  readonly products: NumberSet
  /** False when more words begin so than are looked at. */
  readonly isComplete: boolean
}

/** So many words that begin alike are looked at, the most frequent first. */
const MOST_BEGUN = 64

/**
 * Finds the products of each word.
 *
 * @param seen - the products that may be seen
 */
export const seekWords = async (
  reader: Reader,
  postings: Postings,
  siteId: string,
  words: readonly string[],
  seen: NumberSet,
): Promise<SoughtWord[]> => {
  const keys = words.flatMap((word) => [termKey.word(word), termKey.beginning(word)])
  const terms = await termsStore.byKey(reader, siteId, keys)
  const found = await Promise.all(
    words.map(async (word) => ({ word, ...(await termsFor(reader, siteId, word, terms)) })),
  )
  const ids = found.flatMap(({ exact, begun }) => [...(exact ? [exact] : []), ...begun].map(({ id }) => id))
  const sets = await postings.read(reader, siteId, ids)
  const fieldsOf = (some: readonly Term[]): FieldSets =>
    FIELD_NUMBERS.map((field) => anyOf(some.flatMap(({ id }) => sets.get(id)?.[field] ?? [])))
  return found.map(({ word, exact, begun, isComplete }) => {
    const fields = { exact: fieldsOf(exact ? [exact] : []), begun: fieldsOf(begun) }
    const products = both(seen, anyOf([...fields.exact, ...fields.begun]))
    return { word, ...fields, products, isComplete }
  })
}

const FIELD_NUMBERS = [0, 1, 2] as const

interface Terms {
  readonly exact: Term | undefined
  readonly begun: readonly Term[]
  readonly isComplete: boolean
}

const termsFor = async (
  reader: Reader,
  siteId: string,
  word: string,
  known: ReadonlyMap<string, Term>,
): Promise<Terms> => {
  const key = termKey.word(word)
  const exact = known.get(key)
  if ([...word].length <= SHORT_BEGINNING) {
    const beginning = known.get(termKey.beginning(word))
    return { exact, begun: beginning ? [beginning] : [], isComplete: true }
  }
  const some = await termsStore.beginning(reader, siteId, key, MOST_BEGUN + 2)
  const begun = some.filter((term) => term.key !== key)
  return { exact, begun: begun.slice(0, MOST_BEGUN), isComplete: begun.length <= MOST_BEGUN }
}

/** How much a word says: the fewer products have it, the more. */
export const rarityOf = ({ products }: SoughtWord, all: number): number =>
  Math.log(1 + all / (1 + sizeOf(products)))
