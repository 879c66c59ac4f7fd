/** Runs costly work for many, so that nobody waits behind all that somebody else has asked for. */
export interface FairQueue {
  /**
   * Runs work when its turn comes. Those who wait take turns, whatever the number of pieces that each has asked for.
   *
   * @param who - whose turn it takes
   * @throws what `refuse` gives when too much waits already, of the same one or of all
   */
  run<T>(who: string, work: () => Promise<T>): Promise<T>
}

export interface FairQueueTerms {
  /** Pieces that run together. */
  readonly atOnce: number
  /** Pieces of one that may wait. */
  readonly waitingOfOne: number
  /** Pieces that may wait in all. */
  readonly waiting: number
  /** What to fail with when no more may wait. */
  readonly refuse: (which: 'one' | 'all') => Error
  /** Waited for before each piece begins, so that other work gets in between; default: nothing. */
  readonly pause?: () => Promise<void>
}

export const createFairQueue = (terms: FairQueueTerms): FairQueue => {
  const { atOnce, waitingOfOne, waiting, refuse, pause } = terms
  /** In the order of their turns. */
  const lines = new Map<string, (() => void)[]>()
  let waits = 0
  let running = 0

  const place = async (who: string): Promise<void> => {
    if (running < atOnce) {
      running++
      return
    }
    const line = lines.get(who) ?? []
    if (line.length >= waitingOfOne) throw refuse('one')
    if (waits >= waiting) throw refuse('all')
    waits++
    await new Promise<void>((go) => {
      line.push(go)
      lines.set(who, line)
    })
  }

  /** The first in turn goes, and is the last in turn from now on. */
  const leave = (): void => {
    const [first] = lines
    if (!first) {
      running--
      return
    }
    const [who, line] = first
    const go = line.shift()
    lines.delete(who)
    if (line.length > 0) lines.set(who, line)
    waits--
    go?.()
  }

  return {
    run: async (who, work) => {
      await place(who)
      try {
        await pause?.()
        return await work()
      } finally {
        leave()
      }
    },
  }
}
