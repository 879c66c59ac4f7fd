import { fail } from '../failure.ts'

/** Limits how much happens at once. The rest waits, up to a limit. */
export interface Turns {
  /** @throws {Failure} SERVICE_UNAVAILABLE when too many are waiting */
  take<T>(work: () => Promise<T>): Promise<T>
}

export const createTurns = (atOnce: number, waiting: number): Turns => {
  const queue: (() => void)[] = []
  let running = 0
  return {
    take: async (work) => {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw fail('SERVICE_UNAVAILABLE')
        await new Promise<void>((go) => queue.push(go)) // the one that ends passes its turn on
      } else running++
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running--
      }
    },
  }
}
