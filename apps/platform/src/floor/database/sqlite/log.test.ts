import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openWriting } from './connections.ts'
import { Log } from './log.ts'

describe('the log of a database file', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-log-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is synced as often as asked, also after it was folded into the file', async () => {
    const file = join(folder, 'test.db')
    const connection = openWriting(file)
    const log = new Log(file)
    connection.exec('CREATE TABLE numbers (n INTEGER)')
    await log.sync()
    connection.pragma('wal_checkpoint(TRUNCATE)')
    connection.exec('INSERT INTO numbers VALUES (1)')
    await log.sync()
    await log.close()
    connection.close()
  })

  it('fails to sync if the kernel does: it never syncs a pipe', async () => {
    const file = join(folder, 'pipe')
    execFileSync('mkfifo', [`${file}-wal`])
    const log = new Log(file)
    await expect(log.sync()).rejects.toThrow(/fdatasync/)
    await log.close()
  })

  it('fails to sync if it is missing', async () => {
    const log = new Log(join(folder, 'missing'))
    await expect(log.sync()).rejects.toThrow(/ENOENT/)
    await log.close()
  })
})
