import { anyOf, both, hasNumber, type NumberSet, numbersOf, sizeOf, without } from './number-set.ts'
import { rarityOf, type SoughtWord } from './sought.ts'

/** What it counts that a field has the word itself, and that it has one that begins so: name, label, text. */
const WEIGHTS = [
  { exact: 8, begun: 5 },
  { exact: 4, begun: 2.5 },
  { exact: 1.5, begun: 1 },
] as const
/** So many hits are weighed against each other; those that follow have the words in lesser places. */
const MOST_CANDIDATES = 2000

/**
 * The first `count` hits, best first: a word weighs by where it was found, whether it was found itself, and how rare
 * it is. The later of two equal products comes first.
 *
 * @param all - how many products there are to be seen
 */
export const ranked = (
  hits: NumberSet,
  words: readonly SoughtWord[],
  all: number,
  count: number,
): number[] => {
  const candidates = candidatesAmong(hits, words)
  const terms = words.map((word) => ({ word, rarity: rarityOf(word, all) }))
  const weighed = candidates.map((number) => ({
    number,
    weight: terms.reduce((sum, { word, rarity }) => sum + rarity * weightIn(word, number), 0),
  }))
  weighed.sort((one, other) => other.weight - one.weight || other.number - one.number)
  const numbers = weighed.slice(0, count).map(({ number }) => number)
  if (numbers.length === count || candidates.length < MOST_CANDIDATES) return numbers
  const known = new Set(candidates)
  for (const number of numbersOf(hits, 'falling')) {
    if (numbers.length === count) break
    if (!known.has(number)) numbers.push(number)
  }
  return numbers
}

const weightIn = ({ exact, begun }: SoughtWord, number: number): number => {
  let most = 0
  WEIGHTS.forEach((weight, field) => {
    if (most < weight.exact && has(exact[field], number)) most = weight.exact
    if (most < weight.begun && has(begun[field], number)) most = weight.begun
  })
  return most
}

const has = (set: NumberSet | undefined, number: number): boolean =>
  set !== undefined && hasNumber(set, number)

/** First hits with all words in their names, then those with some, then the others. */
const candidatesAmong = (hits: NumberSet, words: readonly SoughtWord[]): number[] => {
  if (sizeOf(hits) <= MOST_CANDIDATES) return [...numbersOf(hits)]
  const named = words.map(({ exact, begun }) => both(hits, anyOf([exact[0] ?? hits, begun[0] ?? hits])))
  const allNamed = named.reduce(both, hits)
  const someNamed = without(anyOf(named), allNamed)
  const candidates: number[] = []
  for (const tier of [allNamed, someNamed, without(hits, anyOf(named))])
    for (const number of numbersOf(tier, 'falling')) {
      if (candidates.length === MOST_CANDIDATES) return candidates
      candidates.push(number)
    }
  return candidates
}
