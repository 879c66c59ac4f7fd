/** Values that are kept in memory for a while. */
export interface KeptFor<Value> {
  find(key: string): Value | undefined
  /** Changes when everything is dropped. */
  generation(): number
  /**
   * @param bytes - what it takes, roughly
   * @param generation - when it was requested; answers to requests from before the last drop aren't kept
   */
  keep(key: string, value: Value, bytes: number, generation: number): void
}

let generation = 0

/** Drops everything that is kept, because the shop has changed. */
export function dropKept(): void {
  generation += 1
}

/**
 * Keeps values for some seconds, or until everything is dropped; the oldest go first when they take too much
 * room.
 * @param seconds - 0 keeps nothing
 */
export function createKeptFor<Value>(seconds: number, mostBytes: number): KeptFor<Value> {
  const kept = new Map<string, { value: Value; bytes: number; until: number }>()
  let total = 0
  let of = generation

  const drop = (key: string): void => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  const dropOutdated = (): void => {
    if (of === generation) return
    of = generation
    kept.clear()
    total = 0
  }

  return {
    generation: () => generation,
    find(key) {
      dropOutdated()
      const known = kept.get(key)
      return known && Date.now() < known.until ? known.value : undefined
    },
    keep(key, value, bytes, asked) {
      dropOutdated()
      if (seconds === 0 || asked !== generation) return
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
