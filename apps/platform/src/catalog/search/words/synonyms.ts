import { areForms, stemsOf } from '../../search-index/stems.ts'
import { soughtWords } from '../../search-index/words.ts'

/** A run of words of a search, and what else means the same. */
export interface Unit {
  readonly words: readonly string[]
  readonly alternatives: readonly (readonly string[])[]
}

/** A shop's synonyms, by the forms of their words. */
export interface Synonyms {
  /** Splits search words into units; the longest synonym first. */
  readonly unitsOf: (words: readonly string[]) => Unit[]
  /** All single words, to recognize misspelled ones. */
  readonly words: readonly string[]
}

type Phrase = readonly string[]
interface Meaning {
  readonly phrase: Phrase
  readonly group: readonly Phrase[]
}

/** @param groups - words and phrases that mean the same, as the merchant wrote them */
export const createSynonyms = (groups: readonly (readonly string[])[]): Synonyms => {
  const byStem = new Map<string, Meaning[]>()
  const words = new Set<string>()
  for (const texts of groups) {
    const group = texts.map(soughtWords).filter((phrase) => phrase.length > 0)
    for (const phrase of group) {
      const [first = '', ...more] = phrase
      if (more.length === 0) words.add(first)
      for (const stem of stemsOf(first)) {
        const known = byStem.get(stem)
        if (known) known.push({ phrase, group })
        else byStem.set(stem, [{ phrase, group }])
      }
    }
  }

  const unitAt = (sought: readonly string[], start: number): Unit => {
    const meanings = stemsOf(sought[start] ?? '')
      .flatMap((stem) => byStem.get(stem) ?? [])
      .filter(({ phrase }) => phrase.every((word, index) => areForms(word, sought[start + index] ?? '')))
    const length = meanings.reduce((most, { phrase }) => Math.max(most, phrase.length), 1)
    const own = sought.slice(start, start + length)
    const same = meanings.filter(({ phrase }) => phrase.length === length)
    const others = same.flatMap(({ phrase, group }) => group.filter((other) => other !== phrase))
    return {
      words: own,
      alternatives: [...new Map(others.map((other) => [other.join(' '), other])).values()],
    }
  }

  return {
    unitsOf: (sought) => {
      const units: Unit[] = []
      for (let start = 0; start < sought.length; start += units.at(-1)?.words.length ?? 1)
        units.push(unitAt(sought, start))
      return units
    },
    words: [...words],
  }
}
