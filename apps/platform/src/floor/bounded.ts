/** Keeps values up to a total weight. Drops first what wasn't read since it last came to the front. */
export interface Bounded<Value> {
  get(key: string): Value | undefined
  /** @param weight - what it adds to the total; default 1 */
  set(key: string, value: Value, weight?: number): void
}

interface Kept<Value> {
  readonly value: Value
  readonly weight: number
  wasAsked: boolean
}

/** A read only sets a mark, which is cheap. Making room skips marked values once. */
export const createBounded = <Value>(limit: number): Bounded<Value> => {
  const kept = new Map<string, Kept<Value>>()
  let sum = 0
  const drop = (key: string, { weight }: Kept<Value>): void => {
    sum -= weight
    kept.delete(key)
  }
  return {
    get: (key) => {
      const known = kept.get(key)
      if (!known) return undefined
      known.wasAsked = true
      return known.value
    },
    set: (key, value, weight = 1) => {
      const known = kept.get(key)
      if (known) drop(key, known)
      if (weight > limit) return
      kept.set(key, { value, weight, wasAsked: false })
      sum += weight
      for (const [oldest, held] of kept) {
        if (sum <= limit) return
        if (oldest === key) continue
        drop(oldest, held)
        if (!held.wasAsked) continue
        kept.set(oldest, { ...held, wasAsked: false })
        sum += held.weight
      }
    },
  }
}
