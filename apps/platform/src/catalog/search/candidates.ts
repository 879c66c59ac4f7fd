import { type Container, countIn, inAny, inBoth, inFirstOnly, placesOf } from '../search-index/container.ts'
import { type NumberSet, sizeOf } from '../search-index/number-set.ts'
import { type SoughtWord, WAYS } from './sought.ts'

/** Places of a block, ascending. */
export interface Candidates {
  readonly block: number
  readonly places: Uint16Array
}

/**
 * Returns the results that may be the best: first those with all words in their names, then those with some,
 * then the others; the latest first in each group. Walks the blocks from the last one, and stops when there
 * are enough results.
 *
 * @param most - how many there are at most
 */
export const candidatesAmong = (
  hits: NumberSet,
  words: readonly SoughtWord[],
  most: number,
): Candidates[] => {
  const blocks = [...hits].sort(([one], [other]) => other - one)
  if (sizeOf(hits) <= most) return blocks.map(([block, places]) => ({ block, places: placesOf(places) }))
  const candidates: Candidates[] = []
  let missing = most
  for (const tier of TIERS)
    for (const [block, inBlock] of blocks) {
      if (missing === 0) return candidates
      const found = tier(inBlock, namedIn(block, words))
      if (!found) continue
      const places = placesOf(found)
      candidates.push({ block, places: places.subarray(Math.max(0, places.length - missing)) })
      missing -= Math.min(missing, places.length)
    }
  return candidates
}

/** For each word, the products with it in the name. */
type Named = readonly (Container | undefined)[]

const namedIn = (block: number, words: readonly SoughtWord[]): Named =>
  words.map((word) => anyContainer(WAYS.map((way) => word[way][0]?.get(block))))

const anyContainer = (some: Named): Container | undefined => {
  const there = some.filter((container) => container !== undefined)
  return there.length === 0 ? undefined : inAny(there)
}

const withAll = (hits: Container, named: Named): Container | undefined => {
  let left: Container | undefined = hits
  for (const container of named) left = left && container && inBoth(left, container)
  return left
}

const withSome = (hits: Container, named: Named): Container | undefined => {
  const some = anyContainer(named)
  const found = some && inBoth(hits, some)
  const all = found && withAll(hits, named)
  return found && all ? inFirstOnly(found, all) : found
}

const withNone = (hits: Container, named: Named): Container | undefined => {
  const some = anyContainer(named)
  return some ? inFirstOnly(hits, some) : hits
}

const TIERS = [withAll, withSome, withNone] as const

/** How many candidates there are. */
export const countOf = (candidates: readonly Candidates[]): number =>
  candidates.reduce((sum, { places }) => sum + countIn(places), 0)
