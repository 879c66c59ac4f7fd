import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** A queue whose pieces end when told to, and the pieces that have started. */
const open = (atOnce = 1) => {
  const queue = createFairQueue({
    ...{ atOnce, waitingOfOne: 3, waiting: 5 },
    refuse: (which) => new Error(which),
  })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (who: string, name: string) =>
    queue.run(who, () => {
      begun.push(name)
      return new Promise<void>((end) => ends.push(end))
    })
  const endNext = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    ends.shift()?.()
  }
  return { ask, begun, endNext }
}

describe('a fair queue', () => {
  it('lets waiting callers take turns, however much each has queued', async () => {
    const { ask, begun, endNext } = open()
    const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1')]
    for (let piece = 0; piece < 5; piece++) await endNext()
    await Promise.all(asked)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
  })

  it('rejects one who has too much waiting, and lets others wait', async () => {
    const { ask, endNext } = open()
    const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4')]
    await expect(ask('a', 'a5')).rejects.toThrow('one')
    asked.push(ask('b', 'b1'), ask('b', 'b2'))
    await expect(ask('b', 'b3')).rejects.toThrow('all')
    for (let piece = 0; piece < 6; piece++) await endNext()
    await Promise.all(asked)
  })

  it('carries on after work that fails', async () => {
    const queue = createFairQueue({ atOnce: 1, waitingOfOne: 1, waiting: 1, refuse: () => new Error('full') })
    const failing = queue.run('a', async () => Promise.reject(new Error('broken')))
    const next = queue.run('b', async () => 'done')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
