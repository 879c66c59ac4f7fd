import { BLOCK, type Container, hasPlace, isList } from '../search-index/container.ts'
import { type NumberSet, numbersOf } from '../search-index/number-set.ts'
import { type Candidates, candidatesAmong, countOf } from './candidates.ts'
import { rarityOf, type SoughtWord } from './sought.ts'

/**
 * The weight of a field (name, label, text) with the word itself, or with one that starts with it; heaviest
 * first.
 */
const WEIGHTS = [
  { how: 'exact', field: 0, weight: 8 },
  { how: 'begun', field: 0, weight: 5 },
  { how: 'exact', field: 1, weight: 4 },
  { how: 'begun', field: 1, weight: 2.5 },
  { how: 'exact', field: 2, weight: 1.5 },
  { how: 'begun', field: 2, weight: 1 },
] as const
/** How many results are weighed; the rest have the words in less important places. */
const MOST_CANDIDATES = 2000

/**
 * Returns the first `count` results, best first. A word's weight depends on where it was found, whether it
 * matched completely, and how rare it is. In a tie, the later product comes first.
 *
 * @param all - how many products the caller can see
 */
export const ranked = (
  hits: NumberSet,
  words: readonly SoughtWord[],
  all: number,
  count: number,
): number[] => {
  const candidates = candidatesAmong(hits, words, MOST_CANDIDATES)
  const numbers = heaviest(candidates, words, all, count)
  if (numbers.length === count || countOf(candidates) < MOST_CANDIDATES) return numbers
  const known = new Set(numbers)
  for (const number of numbersOf(hits, 'falling')) {
    if (numbers.length === count) break
    if (!known.has(number)) numbers.push(number)
  }
  return numbers
}

/** There are only a few weights, so candidates are grouped by weight instead of compared. */
const heaviest = (
  candidates: readonly Candidates[],
  words: readonly SoughtWord[],
  all: number,
  count: number,
): number[] => {
  const rarities = words.map((word) => rarityOf(word, all))
  const byWeight = new Map<number, number[]>()
  for (const { block, places } of candidates) {
    const weights = new Float64Array(places.length)
    for (const [index, word] of words.entries())
      addWeights(weights, word, rarities[index] ?? 0, block, places)
    for (let index = 0; index < places.length; index++) {
      const weight = weights[index] ?? 0
      const number = block * BLOCK + (places[index] ?? 0)
      const alike = byWeight.get(weight)
      if (alike) alike.push(number)
      else byWeight.set(weight, [number])
    }
  }
  const numbers: number[] = []
  for (const weight of [...byWeight.keys()].sort((one, other) => other - one)) {
    const alike = (byWeight.get(weight) ?? []).sort((one, other) => other - one)
    for (const number of alike.slice(0, count - numbers.length)) numbers.push(number)
    if (numbers.length === count) break
  }
  return numbers
}

/** A word counts once, where its weight is highest. */
const addWeights = (
  weights: Float64Array,
  word: SoughtWord,
  rarity: number,
  block: number,
  places: Uint16Array,
): void => {
  const isOpen = new Uint8Array(places.length).fill(1)
  let open = places.length
  for (const { how, field, weight } of WEIGHTS) {
    const container = open === 0 ? undefined : word[how][field]?.get(block)
    if (container)
      open -= eachPlaceIn(container, places, isOpen, (index) => {
        weights[index] = (weights[index] ?? 0) + rarity * weight
      })
  }
}

/** Both lists are ascending, so they are walked together. */
const eachPlaceIn = (
  container: Container,
  places: Uint16Array,
  isOpen: Uint8Array,
  met: (index: number) => void,
): number => {
  let count = 0
  let there = 0
  for (let index = 0; index < places.length; index++) {
    if (isOpen[index] === 0) continue
    const place = places[index] ?? 0
    if (isList(container)) while (there < container.length && (container[there] ?? 0) < place) there++
    if (isList(container) ? container[there] !== place : !hasPlace(container, place)) continue
    isOpen[index] = 0
    met(index)
    count++
  }
  return count
}
