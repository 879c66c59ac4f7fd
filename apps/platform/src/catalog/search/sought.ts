import type { Reader } from '../../floor/database/database.ts'
import { anyOf, both, type NumberSet, sizeOf } from '../search-index/number-set.ts'
import { SHORT_BEGINNING } from '../search-index/search-document.ts'
import { ALL, FIELDS, termKey } from '../search-index/search-terms.ts'
import { type Term, termsStore } from '../search-index/terms.store.ts'
import { createDerived, type Edition } from './edition.ts'
import { bytesOfSets, type FieldSets, NOWHERE, type Postings } from './postings.ts'
import type { Shelf } from './words/shelves.store.ts'
import type { Vocabulary } from './words/vocabulary.ts'

/** How a product can have a search word, best first. */
export const WAYS = ['exact', 'inflected', 'alike', 'begun'] as const
export type Way = (typeof WAYS)[number]

/**
 * A search word, and the products with it, with another form of it, with a synonym, or with a word that
 * starts with it.
 */
export interface SoughtWord extends Readonly<Record<Way, FieldSets>> {
  readonly word: string
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

/** One moment of a shop's search, for a group of callers. */
export interface SearchMoment {
  readonly reader: Reader
  readonly edition: Edition
  readonly vocabulary: Vocabulary
  readonly seen: Seen
}

/**
 * Finds the products of a word, without its synonyms.
 *
 * @param isWhole - whether longer words that start with it don't count
 */
export type SeekWord = (moment: SearchMoment, word: string, isWhole: boolean) => Promise<SoughtWord>

/** How many words with the same prefix are read, most frequent first. */
const MOST_BEGUN = 64
/** Words that were searched for are likely to be searched for again. */
const KEPT_BYTES = 32 * 1024 * 1024

export const createSeekWord = (postings: Postings): SeekWord => {
  const kept = createDerived<SoughtWord>(KEPT_BYTES, bytesOfWord)

  const seekWord = async (moment: SearchMoment, word: string, isWhole: boolean): Promise<SoughtWord> => {
    const { reader, edition, vocabulary, seen } = moment
    const terms = await termsFor(moment, word, isWhole)
    const shelves = shelvesWith(vocabulary, word, seen.termId === ALL.id, isWhole)
    const keys = [...new Set(Object.values(shelves).flat())]
    const shelfTerms = keys.length === 0 ? NO_TERMS : await termsStore.byKey(reader, edition.siteId, keys)
    const ids = [...Object.values(terms.byWay).flat(), ...shelfTerms.values()].map(({ id }) => id)
    const sets = await postings.read(reader, edition, ids)
    const fieldsOf = (way: Direct): FieldSets =>
      Object.values(FIELDS).map((field) => {
        const own = terms.byWay[way].flatMap(({ id }) => sets.get(id)?.[field] ?? [])
        if (field !== FIELDS.label) return anyOf(own)
        const shelved = shelves[way].flatMap((key) => sets.get(shelfTerms.get(key)?.id ?? 0)?.[0] ?? [])
        return anyOf([...own, ...shelved])
      })
    const ways = {
      exact: fieldsOf('exact'),
      inflected: fieldsOf('inflected'),
      alike: NOWHERE,
      begun: fieldsOf('begun'),
    }
    return soughtOf(word, ways, seen, terms.isComplete)
  }

  return (moment, word, isWhole) =>
    kept.of(moment.edition, `${momentKey(moment)} ${isWhole ? '=' : ''}${word}`, () =>
      seekWord(moment, word, isWhole),
    )
}

/** What the answers for a word also depend on: who sees which products, and in which language. */
export const momentKey = ({ seen, vocabulary: { readers } }: SearchMoment): string =>
  `${seen.termId} ${readers}`

const NO_TERMS: ReadonlyMap<string, Term> = new Map()

export const bytesOfWord = (word: SoughtWord): number =>
  bytesOfSets([...WAYS.flatMap((way) => word[way]), word.products])

/** A word with the products that the caller can see. */
export const soughtOf = (
  word: string,
  ways: Readonly<Record<Way, FieldSets>>,
  seen: Seen,
  isComplete: boolean,
): SoughtWord => {
  const products = both(seen.products, anyOf(WAYS.flatMap((way) => ways[way])))
  return { word, ...ways, products, size: sizeOf(products), isComplete }
}

/** The ways a product can have a word without synonyms. */
type Direct = Exclude<Way, 'alike'>

interface Terms {
  readonly byWay: Readonly<Record<Direct, readonly Term[]>>
  readonly isComplete: boolean
}

const termsFor = async (
  { reader, edition: { siteId }, vocabulary }: SearchMoment,
  word: string,
  isWhole: boolean,
): Promise<Terms> => {
  const key = termKey.word(word)
  const forms = new Set(vocabulary.grammar.formsOf(word).map(termKey.word))
  const isShort = [...word].length <= SHORT_BEGINNING
  const beginning = isShort && !isWhole ? [termKey.beginning(word)] : []
  const terms = await termsStore.byKey(reader, siteId, [key, ...forms, ...beginning])
  const found = (keys: Iterable<string>): Term[] => [...keys].flatMap((one) => terms.get(one) ?? [])
  const [exact, inflected] = [found([key]), found(forms)]
  if (isShort || isWhole) return { byWay: { exact, inflected, begun: found(beginning) }, isComplete: true }
  const most = MOST_BEGUN + 2 + inflected.length
  const some = await termsStore.beginning(reader, siteId, key, most)
  const begun = some.filter((term) => term.key !== key && !forms.has(term.key))
  return {
    byWay: { exact, inflected, begun: begun.slice(0, MOST_BEGUN) },
    isComplete: begun.length <= MOST_BEGUN,
  }
}

/** The keys of collections whose names have a word. */
const shelvesWith = (
  { shelves, grammar }: Vocabulary,
  word: string,
  withHidden: boolean,
  isWhole: boolean,
): Readonly<Record<Direct, readonly string[]>> => {
  const own = grammar.stem(word)
  const shown = shelves.filter(({ visible }) => visible || withHidden)
  const withWord = (has: (shelf: Shelf) => boolean): string[] => shown.filter(has).map(({ key }) => key)
  return {
    exact: withWord(({ words }) => words.includes(word)),
    inflected: withWord(({ words, stems }) => stems.includes(own) && !words.includes(word)),
    begun: isWhole ? [] : withWord(({ words }) => words.some((one) => one !== word && one.startsWith(word))),
  }
}

/** The weight of a word: the fewer products have it, the higher. */
export const rarityOf = ({ size }: SoughtWord, all: number): number => Math.log(1 + all / (1 + size))
