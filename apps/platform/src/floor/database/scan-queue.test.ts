import { describe, expect, it } from 'vitest'
import { DatabaseBusy, DatabaseUnavailable } from './errors.ts'
import { ScanQueue } from './scan-queue.ts'

const PATIENCE_MS = 60_000

/** A scan that ends when told to. */
const openEnded = () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { scan: () => ended, end: () => end() }
}

describe('the queue of scans', () => {
  it('starts waiting scans in the order they came', async () => {
    const queue = new ScanQueue(1, 9, PATIENCE_MS)
    const begun: number[] = []
    await Promise.all([1, 2, 3, 4].map((number) => queue.run(async () => begun.push(number))))
    expect(begun).toEqual([1, 2, 3, 4])
  })

  it('runs no more at once than there are places', async () => {
    const queue = new ScanQueue(3, 9, PATIENCE_MS)
    let now = 0
    let most = 0
    const scan = async () => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setImmediate(resolve))
      now--
    }
    await Promise.all(Array.from({ length: 12 }, () => queue.run(scan)))
    expect(most).toBe(3)
  })

  it('frees the place when a scan fails, and passes its error on unchanged', async () => {
    const queue = new ScanQueue(1, 1, PATIENCE_MS)
    const error = new Error('unreadable')
    const failing = queue.run(() => Promise.reject(error)).catch((thrown) => thrown)
    const next = queue.run(async () => 'carried out')
    expect(await failing).toBe(error)
    expect(await next).toBe('carried out')
  })

  it('rejects what has waited too long, and only that', async () => {
    const queue = new ScanQueue(1, 1, 20)
    const first = openEnded()
    const running = queue.run(first.scan)
    await expect(queue.run(async () => 'never begun')).rejects.toThrow(DatabaseBusy)
    first.end()
    await running
    expect(await queue.run(async () => 'in time')).toBe('in time')
  })

  it('closes when running scans are done, and rejects the rest', async () => {
    const queue = new ScanQueue(1, 1, PATIENCE_MS)
    const first = openEnded()
    const order: string[] = []
    const running = queue.run(first.scan).then(() => order.push('done'))
    const waiting = queue.run(async () => order.push('never begun')).catch((error) => error)
    const closed = queue.close().then(() => order.push('closed'))
    expect(await waiting).toBeInstanceOf(DatabaseUnavailable)
    expect(order).toEqual([])
    first.end()
    await Promise.all([running, closed])
    expect(order).toEqual(['done', 'closed'])
    await expect(queue.run(async () => 'later')).rejects.toThrow(DatabaseUnavailable)
  })
})
