/** Runs costly work for many callers, so that no caller waits behind everything another one has queued. */
export interface FairQueue {
  /**
   * Runs work when its turn comes. Callers take turns, however many pieces each has queued.
   *
   * @param who - the caller whose turn it takes
   * @throws what `refuse` returns when too much is waiting, for this caller or in total
   */
  run<T>(who: string, work: () => Promise<T>): Promise<T>
}

export interface FairQueueTerms {
  /** Pieces that run at the same time. */
  readonly atOnce: number
  /** Pieces of one caller that run at the same time; default: no extra limit. */
  readonly atOnceOf?: (who: string) => number
  /** Pieces of one caller that may wait. */
  readonly waitingOfOne: number
  /** Pieces that may wait in total. */
  readonly waiting: number
  /** The error when no more may wait. */
  readonly refuse: (which: 'one' | 'all') => Error
  /** Awaited before each piece starts, so that other work can run in between; default: nothing. */
  readonly pause?: () => Promise<void>
}

export const createFairQueue = (terms: FairQueueTerms): FairQueue => {
  const { atOnce, atOnceOf = () => atOnce, waitingOfOne, waiting, refuse, pause } = terms
  /** In the order of their turns. */
  const lines = new Map<string, (() => void)[]>()
  const busy = new Map<string, number>()
  let waits = 0
  let running = 0

  const mayBegin = (who: string): boolean => running < atOnce && (busy.get(who) ?? 0) < atOnceOf(who)
  const begin = (who: string): void => {
    running++
    busy.set(who, (busy.get(who) ?? 0) + 1)
  }

  const place = async (who: string): Promise<void> => {
    const line = lines.get(who) ?? []
    if (line.length === 0 && mayBegin(who)) {
      begin(who)
      return
    }
    if (line.length >= waitingOfOne) throw refuse('one')
    if (waits >= waiting) throw refuse('all')
    waits++
    await new Promise<void>((go) => {
      line.push(go)
      lines.set(who, line)
    })
  }

  /** The first in turn who may go does, and moves to the end of the line. */
  const letNextIn = (): void => {
    for (const [who, line] of lines) {
      if (!mayBegin(who)) continue
      const go = line.shift()
      lines.delete(who)
      if (line.length > 0) lines.set(who, line)
      waits--
      begin(who)
      go?.()
      return
    }
  }

  const leave = (who: string): void => {
    running--
    const left = (busy.get(who) ?? 1) - 1
    if (left > 0) busy.set(who, left)
    else busy.delete(who)
    letNextIn()
  }

  return {
    run: async (who, work) => {
      await place(who)
      try {
        await pause?.()
        return await work()
      } finally {
        leave(who)
      }
    },
  }
}
