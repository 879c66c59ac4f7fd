import { fail } from '../failure.ts'

/**
 * Runs costly work: equal work once at a time, at most `atOnce` pieces together, the rest in a limited queue.
 */
export interface SingleFlight {
  /** @throws {Failure} SERVICE_UNAVAILABLE when the queue is full */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
}

export const createSingleFlight = (atOnce: number, queued: number): SingleFlight => {
  const flying = new Map<string, Promise<unknown>>()
  const waiting: (() => void)[] = []
  let running = 0

  const place = async (): Promise<void> => {
    if (running < atOnce) {
      running++
      return
    }
    if (waiting.length >= queued) throw fail('SERVICE_UNAVAILABLE')
    await new Promise<void>((go) => waiting.push(go))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
  const carryOut = async <T>(work: () => Promise<T>): Promise<T> => {
    await place()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  return {
    run: <T>(key: string, work: () => Promise<T>): Promise<T> => {
      const known = flying.get(key)
      if (known) return known as Promise<T> // callers with the same key share the work
      const flight = carryOut(work).finally(() => flying.delete(key))
      flying.set(key, flight)
      return flight
    },
  }
}
