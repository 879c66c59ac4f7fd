import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DatabaseTimeout, DatabaseUnavailable } from '../errors.ts'
import { statement } from '../statements/statement.ts'
import { openWriting } from './connections.ts'
import { ScanProcesses } from './scan-processes.ts'

const one = statement<{ n: number }>('SELECT 1 AS n')
const endless = statement<{ counted: number }>(
  `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers)
   SELECT count(*) AS counted FROM numbers`,
)
const PATIENCE_MS = 60_000

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('scan processes', () => {
  let folder: string
  let file: string
  let scans: ScanProcesses

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-scans-'))
    file = join(folder, 'test.db')
    openWriting(file).close()
  })
  afterEach(async () => {
    await scans.close()
    rmSync(folder, { recursive: true })
  })

  it('are started by the first scan, and reused', async () => {
    scans = new ScanProcesses(file, PATIENCE_MS)
    expect(scans.pids).toEqual([])
    await scans.all(one)
    const { pids } = scans
    expect(pids).toHaveLength(1)
    await scans.first(one)
    expect(scans.pids).toEqual(pids)
  })

  it('are as many as there are scans at once', async () => {
    scans = new ScanProcesses(file, PATIENCE_MS)
    expect(await Promise.all([scans.first(one), scans.first(one)])).toEqual([{ n: 1 }, { n: 1 }])
    expect(scans.pids).toHaveLength(2)
  })

  it('end after being idle for a while, and are started again', async () => {
    scans = new ScanProcesses(file, PATIENCE_MS, 20)
    await scans.first(one)
    while (scans.pids.length > 0) await delay(5)
    expect(await scans.first(one)).toEqual({ n: 1 })
  })

  it('that die during a scan fail only that scan', async () => {
    scans = new ScanProcesses(file, PATIENCE_MS)
    await scans.first(one)
    const [pid = 0] = scans.pids
    const failing = scans.first(endless).catch((error) => error)
    process.kill(pid, 'SIGKILL')
    expect(await failing).toBeInstanceOf(DatabaseUnavailable)
    expect(await failing).toMatchObject({ retryable: true, statement: endless.text })
    expect(await scans.first(one)).toEqual({ n: 1 })
    expect(scans.pids).not.toContain(pid)
  })

  it('that die while idle are replaced', async () => {
    scans = new ScanProcesses(file, PATIENCE_MS)
    await scans.first(one)
    const [pid = 0] = scans.pids
    process.kill(pid, 'SIGKILL')
    while (scans.pids.length > 0) await delay(5)
    expect(await scans.first(one)).toEqual({ n: 1 })
  })

  it('are stopped in the middle of a statement that takes too long', async () => {
    scans = new ScanProcesses(file, 200)
    const failing = scans.first(endless).catch((error) => error)
    const [pid = 0] = scans.pids
    expect(await failing).toBeInstanceOf(DatabaseTimeout)
    while (isThere(pid)) await delay(5)
    expect(scans.pids).toEqual([])
  })

  it("leave a terminal's signals to the process that started them", async () => {
    scans = new ScanProcesses(file, PATIENCE_MS)
    await scans.first(one)
    const { pids } = scans
    for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pids[0] ?? 0, signal)
    expect(await scans.first(one)).toEqual({ n: 1 })
    expect(scans.pids).toEqual(pids)
  })

  it('report a missing file, and find it once it exists', async () => {
    scans = new ScanProcesses(join(folder, 'later.db'), PATIENCE_MS)
    await expect(scans.first(one)).rejects.toThrow(DatabaseUnavailable)
    openWriting(join(folder, 'later.db')).close()
    expect(await scans.first(one)).toEqual({ n: 1 })
  })

  it('are all gone after closing, even in the middle of a scan', async () => {
    scans = new ScanProcesses(file, PATIENCE_MS)
    await scans.first(one)
    const { pids } = scans
    const failing = scans.first(endless).catch((error) => error)
    await scans.close()
    expect(await failing).toBeInstanceOf(DatabaseUnavailable)
    expect(pids.filter(isThere)).toEqual([])
  })
  it('let a process exit, whether or not it closes its database', async () => {
    scans = new ScanProcesses(file, PATIENCE_MS)
    const database = new URL('../database.ts', import.meta.url).href
    const program = `
      const { openDatabase } = await import(${JSON.stringify(database)})
      const one = { text: 'SELECT 1 AS n', kept: true }
      const closed = await openDatabase({ file: ${JSON.stringify(file)} })
      await closed.scans.all(one)
      await closed.close()
      const forgotten = await openDatabase({ file: ${JSON.stringify(file)} })
      console.log(await forgotten.scans.all(one))`
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['--conditions=source', '--import', 'tsx', '--input-type=module'],
      ...['--eval', program],
    ])
    expect(stdout).toBe('[ { n: 1 } ]\n')
  })
})
