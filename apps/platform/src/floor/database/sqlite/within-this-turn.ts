import { nextTick } from 'node:process'

/**
 * Follows `work` as long as it goes on by itself, and rejects with `tooLate()` when it has come to wait for
 * something outside: a timer, the network, another thread, or a promise that nobody is about to settle.
 *
 * Node runs every microtask, those that microtasks add included, before it takes the ticks added meanwhile. So
 * the tick asked for here comes when `work` cannot go on in this turn of the event loop, and before anything else.
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
