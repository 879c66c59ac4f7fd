/** Keeps what was used last, up to a sum of weights. */
export interface Bounded<Value> {
  get(key: string): Value | undefined
  /** @param weight - what it adds to the sum; default 1 */
  set(key: string, value: Value, weight?: number): void
}

export const createBounded = <Value>(limit: number): Bounded<Value> => {
  const kept = new Map<string, { value: Value; weight: number }>()
  let sum = 0
  const drop = (key: string): void => {
    sum -= kept.get(key)?.weight ?? 0
    kept.delete(key)
  }
  return {
    get: (key) => {
      const known = kept.get(key)
      if (!known) return undefined
      kept.delete(key)
      kept.set(key, known)
      return known.value
    },
    set: (key, value, weight = 1) => {
      drop(key)
      kept.set(key, { value, weight })
      sum += weight
      for (const oldest of kept.keys()) {
        if (sum <= limit) return
        drop(oldest)
      }
    },
  }
}
