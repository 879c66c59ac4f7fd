import { anyOf, both, NONE, type NumberSet } from '../search-index/number-set.ts'
import { createDerived } from './edition.ts'
import { type FieldSets, NOWHERE } from './postings.ts'
import {
  bytesOfWord,
  momentKey,
  type SearchMoment,
  type SeekWord,
  type SoughtWord,
  soughtOf,
  WAYS,
} from './sought.ts'
import type { Unit } from './words/synonyms.ts'

/** Finds the products of a word or phrase and of its synonyms. */
export type SeekUnit = (moment: SearchMoment, unit: Unit) => Promise<SoughtWord>

const KEPT_BYTES = 16 * 1024 * 1024

export const createSeekUnit = (seekWord: SeekWord): SeekUnit => {
  const kept = createDerived<SoughtWord>(KEPT_BYTES, bytesOfWord)

  const seekUnit = async (moment: SearchMoment, { words, alternatives }: Unit): Promise<SoughtWord> => {
    const seek = (phrase: readonly string[], isWhole: boolean): Promise<SoughtWord[]> =>
      Promise.all(phrase.map((word) => seekWord(moment, word, isWhole)))
    const own = await seek(words, false)
    // A beginning of a synonym is too far from what was typed.
    const others = await Promise.all(alternatives.map((phrase) => seek(phrase, true)))
    const [first] = own
    const ways =
      first && own.length === 1 ? first : { exact: fieldsWithAll(own), inflected: NOWHERE, begun: NOWHERE }
    const same = others.map(fieldsWithAll)
    const alike = NOWHERE.map((_, field) => anyOf(same.map((fields) => fields[field] ?? NONE)))
    const isComplete = own.every((word) => word.isComplete)
    const { exact, inflected, begun } = ways
    return soughtOf(words.join(' '), { exact, inflected, alike, begun }, moment.seen, isComplete)
  }

  return (moment, unit) => {
    const [word] = unit.words
    if (word !== undefined && unit.words.length === 1 && unit.alternatives.length === 0)
      return seekWord(moment, word, false)
    const name = `${momentKey(moment)} ${[unit.words, ...unit.alternatives].join('|')}`
    return kept.of(moment.edition, name, () => seekUnit(moment, unit))
  }
}

/** The products with all words of a phrase, each product by the least important field it takes. */
const fieldsWithAll = (words: readonly SoughtWord[]): FieldSets =>
  NOWHERE.map(
    (_, last) =>
      words
        .map((word) => anyOf(WAYS.flatMap((way) => word[way].slice(0, last + 1))))
        .reduce((left: NumberSet | undefined, set) => (left ? both(left, set) : set), undefined) ?? NONE,
  )
