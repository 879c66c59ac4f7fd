import { fail } from '../failure.ts'

/** Lets only so much happen at once; the rest waits, and what would wait too long is refused. */
export interface Turns {
  /** @throws {Failure} SERVICE_UNAVAILABLE when too many wait already */
  take<T>(work: () => Promise<T>): Promise<T>
}

export const createTurns = (atOnce: number, waiting: number): Turns => {
  const queue: (() => void)[] = []
  let running = 0
  return {
    take: async (work) => {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw fail('SERVICE_UNAVAILABLE')
        await new Promise<void>((go) => queue.push(go)) // whoever ends hands its turn over
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
