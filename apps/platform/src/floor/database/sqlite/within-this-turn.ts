import { nextTick } from 'node:process'

/**
 * Follows `work` while it proceeds by itself. Rejects with `tooLate()` once it waits for something outside: a
 * timer, the network, another thread, or a promise that nothing is about to settle.
 *
 * Node runs all microtasks, including those they add, before it takes the ticks added meanwhile. So the tick
 * requested here comes when `work` can't proceed in this turn of the event loop, and before anything else.
 *
 * @see https://nodejs.org/learn/asynchronous-work/understanding-processnexttick
 */
export const withinThisTurn = <T>(work: Promise<T>, tooLate: () => Error): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    let isPending = true
    const settled = () => {
      isPending = false
    }
    work.then(resolve, reject).then(settled)
    queueMicrotask(() =>
      nextTick(() => {
        if (isPending) reject(tooLate())
      }),
    )
  })
