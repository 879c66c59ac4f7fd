/** The products found in one collection around one that is at hand. */
export interface Found {
  readonly around: number
  readonly numbers: readonly number[]
}

interface Candidate {
  readonly number: number
  shared: number
  /** The place of the smallest collection that it was found in. */
  readonly shelf: number
  readonly distance: number
}

/**
 * Puts what was found into the order in which it is recommended: what shares most collections first, then what is in
 * the smaller one, then what came into the shop about the same time. The same finds always give the same order.
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
