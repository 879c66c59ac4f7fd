/** Values that are kept in memory for a while. */
export interface KeptFor<Value> {
  find(key: string): Value | undefined
  /** @param bytes - what it takes, roughly */
  keep(key: string, value: Value, bytes: number): void
}

/**
 * Keeps values for some seconds; the oldest go first when they take too much room.
 * @param seconds - 0 keeps nothing
 */
export function createKeptFor<Value>(seconds: number, mostBytes: number): KeptFor<Value> {
  const kept = new Map<string, { value: Value; bytes: number; until: number }>()
  let total = 0

  const drop = (key: string): void => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    find(key) {
      const known = kept.get(key)
      return known && Date.now() < known.until ? known.value : undefined
    },
    keep(key, value, bytes) {
      if (seconds === 0) return
      drop(key)
      kept.set(key, { value, bytes, until: Date.now() + seconds * 1000 })
      total += bytes
      for (const oldest of kept.keys()) {
        if (total <= mostBytes) return
        drop(oldest)
      }
    },
  }
}
