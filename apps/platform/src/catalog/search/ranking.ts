import { BLOCK, type Container, hasPlace, isList } from '../search-index/container.ts'
import { type NumberSet, numbersOf } from '../search-index/number-set.ts'
import { type Candidates, candidatesAmong, countOf } from './candidates.ts'
import { rarityOf, type SoughtWord } from './sought.ts'

/**
 * The weight of a field (name, label, text) with the word itself, another form of it, a synonym, or a word that
 * starts with it; heaviest first.
 */
const WEIGHTS = [
  { way: 'exact', field: 0, weight: 8 },
  { way: 'inflected', field: 0, weight: 7.5 },
  { way: 'alike', field: 0, weight: 6 },
  { way: 'begun', field: 0, weight: 5 },
  { way: 'exact', field: 1, weight: 4 },
  { way: 'inflected', field: 1, weight: 3.75 },
  { way: 'alike', field: 1, weight: 3 },
  { way: 'begun', field: 1, weight: 2.5 },
  { way: 'exact', field: 2, weight: 1.5 },
  { way: 'inflected', field: 2, weight: 1.4 },
  { way: 'alike', field: 2, weight: 1.2 },
  { way: 'begun', field: 2, weight: 1 },
] as const
/** What is left of the weight of a product that can't be bought now. */
const UNAVAILABLE = 0.5
/** How many results are weighed; the rest have the words in less important places. */
const MOST_CANDIDATES = 2000

/**
 * Returns the first `count` results, best first. A word's weight depends on where it was found, whether it
 * matched completely, and how rare it is. Products that are sold out or hidden weigh half. In a tie, the later
 * product comes first.
 *
 * @param all - how many products the caller can see
 * @param available - the products that can be bought now
 */
export const ranked = (
  hits: NumberSet,
  words: readonly SoughtWord[],
  all: number,
  available: NumberSet,
  count: number,
): number[] => {
  const candidates = candidatesAmong(hits, words, MOST_CANDIDATES)
  const numbers = heaviest(candidates, words, all, available, count)
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
  available: NumberSet,
  count: number,
): number[] => {
  const rarities = words.map((word) => rarityOf(word, all))
  const byWeight = new Map<number, number[]>()
  for (const { block, places } of candidates) {
    const weights = new Float64Array(places.length)
    const inBlock = available.get(block)
    for (const [index, word] of words.entries())
      addWeights(weights, word, rarities[index] ?? 0, block, places)
    for (let index = 0; index < places.length; index++) {
      const number = block * BLOCK + (places[index] ?? 0)
      const isThere = inBlock !== undefined && hasPlace(inBlock, places[index] ?? 0)
      const weight = (weights[index] ?? 0) * (isThere ? 1 : UNAVAILABLE)
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
  for (const { way, field, weight } of WEIGHTS) {
    const container = open === 0 ? undefined : word[way][field]?.get(block)
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
