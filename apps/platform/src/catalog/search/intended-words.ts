import { termKey } from '../search-index/search-terms.ts'
import { termsStore } from '../search-index/terms.store.ts'
import type { CorrectWord } from './correction.ts'
import type { SearchMoment, SoughtWord } from './sought.ts'
import type { SeekUnit } from './units.ts'
import type { Unit } from './words/synonyms.ts'

/** The words of a search, with likely typing errors corrected. */
export interface IntendedWords {
  readonly words: readonly SoughtWord[]
  /** All words after corrections; undefined if none was corrected. */
  readonly corrected: readonly string[] | undefined
}

/** Finds the products of words, their synonyms, and corrections of what nothing has. */
export type SeekUnits = (moment: SearchMoment, words: readonly string[]) => Promise<IntendedWords>

export const createSeekUnits = (seekUnit: SeekUnit, correctWord: CorrectWord): SeekUnits => {
  const seekAll = async (moment: SearchMoment, words: readonly string[]): Promise<SoughtWord[]> => {
    const units = moment.vocabulary.synonyms.unitsOf(words)
    const found = await Promise.all(units.map((unit) => seekUnit(moment, unit)))
    const apart = await Promise.all(
      found.map(async (word, index) => {
        const unit = units[index]
        if (!unit || word.size > 0 || unit.words.length === 1) return [word]
        return Promise.all(unit.words.map((one) => seekUnit(moment, { words: [one], alternatives: [] })))
      }),
    )
    return apart.flat()
  }

  /** Looks for the end of an unknown compound: a coffee mug is a mug. */
  const seekHead = async (moment: SearchMoment, word: SoughtWord): Promise<SoughtWord> => {
    const head = word.size > 0 ? undefined : await headOf(moment, word.word)
    if (head === undefined) return word
    const [unit = { words: [head], alternatives: [] }] = moment.vocabulary.synonyms.unitsOf([head])
    const whole: Unit = { words: [word.word], alternatives: [unit.words, ...unit.alternatives] }
    return seekUnit(moment, whole)
  }

  return async (moment, asked) => {
    const sought = await seekAll(moment, asked)
    const unknown = new Set(sought.flatMap(({ word, size }) => (size > 0 ? [] : [word])))
    const replaced = await Promise.all(
      asked.map(async (word) => (unknown.has(word) ? ((await correctWord(moment, word)) ?? word) : word)),
    )
    const isSame = replaced.every((word, index) => word === asked[index])
    const words = isSame ? sought : await seekAll(moment, [...new Set(replaced)])
    return {
      words: await Promise.all(words.map((word) => seekHead(moment, word))),
      corrected: isSame ? undefined : [...new Set(replaced)],
    }
  }
}

/** In compounds, both parts have at least these many letters. */
const SHORTEST_HEAD = 4
const SHORTEST_REST = 3

/** The longest ending of an unknown word that is a word of the shop or of its synonyms. */
const headOf = async (
  { reader, edition, vocabulary: { synonyms } }: SearchMoment,
  word: string,
): Promise<string | undefined> => {
  const endings: string[] = []
  for (let start = SHORTEST_REST; start <= word.length - SHORTEST_HEAD; start++)
    endings.push(word.slice(start))
  const terms = await termsStore.byKey(reader, edition.siteId, endings.map(termKey.word))
  return endings.find(
    (ending) =>
      terms.has(termKey.word(ending)) ||
      synonyms.unitsOf([ending]).some((unit) => unit.alternatives.length > 0),
  )
}
