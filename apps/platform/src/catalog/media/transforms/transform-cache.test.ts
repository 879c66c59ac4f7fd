import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTransformCache } from './transform-cache.ts'

const DAY_S = 86_400

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-cache-'))
  await mkdir(join(folder, 'transformed/aa/print'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

/** Puts a file of 100 bytes into the cache, last used some days ago. */
const put = async (name: string, daysAgo: number): Promise<string> => {
  const path = `transformed/aa/print/${name}`
  await writeFile(join(folder, path), Buffer.alloc(100))
  const at = Date.now() / 1000 - daysAgo * DAY_S
  await utimes(join(folder, path), at, at)
  return path
}
const left = async (): Promise<string[]> => (await readdir(join(folder, 'transformed/aa/print'))).sort()

describe('the cache of pictures', () => {
  // Fails with the order of files reversed, and when `use` didn't touch the file.
  it('drops the least recently used files when it exceeds its limit, and no more than needed', async () => {
    const paths = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name, index) => put(name, 9 - index)))
    const { mtimeMs } = await stat(join(folder, paths[0] ?? ''))
    await createTransformCache(folder, 400).use(paths[0] ?? '')
    expect((await stat(join(folder, paths[0] ?? ''))).mtimeMs).toBeCloseTo(mtimeMs, 0)

    const restarted = createTransformCache(folder, 400)
    restarted.added(100)
    await restarted.settled()
    expect(await left()).toEqual(['a', 'd', 'e'])
    restarted.added(100)
    await restarted.settled()
    expect(await left()).toEqual(['a', 'd', 'e'])
  })

  it('never drops what is in use, even with many readers and other processes deleting', async () => {
    const paths = await Promise.all(Array.from({ length: 40 }, (_, index) => put(`f${index}`, 9)))
    const [one, other] = [createTransformCache(folder, 1000), createTransformCache(folder, 1000)]
    one.added(0)
    const wanted = paths[0] ?? ''
    const asked = one.use(wanted)
    other.added(0)
    await asked
    await Promise.all([one.settled(), other.settled()])
    expect((await left()).length).toBeLessThanOrEqual(10)
    await put('f0', 0)
    await one.use(wanted)
    one.added(1000)
    await one.settled()
    expect(await left()).toContain('f0')
  })

  it('waits for a file that is being deleted, so that it is created again instead of sent', async () => {
    const path = await put('old', 9)
    const cache = createTransformCache(folder, 1)
    cache.added(100)
    await cache.settled()
    await cache.use(path)
    expect(await left()).toEqual([])
  })
})
