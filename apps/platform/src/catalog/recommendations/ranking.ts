/** The products found in one collection, near one of the given items. */
export interface Found {
  readonly around: number
  readonly numbers: readonly number[]
}

interface Candidate {
  readonly number: number
  shared: number
  /** The position of the smallest collection it was found in. */
  readonly shelf: number
  readonly distance: number
}

/**
 * Sorts what was found: most shared collections first, then the smaller collection, then the closest creation
 * time. The same input always gives the same order.
 *
 * @param found - by collection, small ones first
 * @param atHand - numbers that are never recommended
 */
export const ranked = (found: readonly Found[], atHand: ReadonlySet<number>): number[] => {
  const candidates = new Map<number, Candidate>()
  for (const [shelf, { around, numbers }] of found.entries()) {
    for (const number of numbers) {
      const known = candidates.get(number)
      if (known) known.shared++
      else if (!atHand.has(number))
        candidates.set(number, { number, shared: 1, shelf, distance: Math.abs(number - around) })
    }
  }
  return [...candidates.values()].sort(byRank).map(({ number }) => number)
}

const byRank = (one: Candidate, other: Candidate): number =>
  other.shared - one.shared ||
  one.shelf - other.shelf ||
  one.distance - other.distance ||
  other.number - one.number
