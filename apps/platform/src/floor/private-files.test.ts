import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ended, openShop } from '../testing/index.ts'
import { startProgram } from '../testing/program.ts'
import { closeToOthers } from './private-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-private-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const picture = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#456' } })
    .png()
    .toBuffer()

/** A file's access rights; none for a file that was deleted in the meantime, as those of a finished import are. */
const modeOf = async (path: string): Promise<number> => {
  try {
    return (await lstat(path)).mode & 0o777
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw error
  }
}

/** Every file and folder that other users can access, and the number of all. */
const openTo = async (dataDir: string) => {
  const names = await readdir(dataDir, { recursive: true })
  const modes = await Promise.all(
    ['.', ...names].map(async (name) => ({ name, mode: await modeOf(join(dataDir, name)) })),
  )
  return { all: names, open: modes.filter(({ mode }) => (mode & 0o077) !== 0) }
}

// Fails without the mask (database, log, media, imports, demo.json's folder) and without the second
// check.
it('keeps every file of the data folder from other users, including files of an earlier version', async () => {
  await using shop = await openShop() // in this process, which hides nothing
  const { dataDir } = shop
  const earlier = join(dataDir, 'media', 'originals', 'aa')
  mkdirSync(earlier, { recursive: true })
  writeFileSync(join(earlier, 'film'), 'x')
  expect((await openTo(dataDir)).open.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['vitrine.db', 'vitrine.db-wal', 'media/originals/aa/film']),
  )
  const { authorization = '' } = await shop.app(['media:write', 'catalog:write', 'catalog:read'])

  const { child, url } = await startProgram({ DATA_DIR: dataDir })
  const send = async (path: string, file: Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData()
    form.append('file', new Blob([file]), name)
    const answer = await fetch(url + path, { method: 'POST', body: form, headers: { authorization } })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  try {
    const { file } = await send('/vitrine/v1/media-files/upload', new Uint8Array(await picture()), 'a.png')
    expect((await fetch(`${url}/media/${file.id}/v1/fill/w_20,h_20/a.png`)).status).toBe(200)
    await send('/vitrine/v1/product-imports', new TextEncoder().encode('handle\n'), 'a.csv')
    const { all, open } = await openTo(dataDir)
    expect(all).toEqual(expect.arrayContaining(['vitrine.db', 'vitrine.db-wal', 'vitrine.db-shm', 'imports']))
    expect(all.filter((name) => name.startsWith('media/transformed/')).length).toBeGreaterThan(2)
    expect(open).toEqual([])
  } finally {
    child.kill('SIGTERM')
    await ended(child)
  }
})

it("leaves other programs' files in the data folder unchanged, and the folder too", async () => {
  const dataDir = join(folder, 'shared')
  mkdirSync(dataDir)
  for (const name of ['secrets.json', 'notes.txt']) writeFileSync(join(dataDir, name), '', { mode: 0o644 })
  expect(await closeToOthers(dataDir, join(dataDir, 'secrets.json'))).toEqual([])
  expect((await openTo(dataDir)).open.map(({ name }) => name)).toEqual(['.', 'notes.txt'])
})

it.runIf(existsSync('/proc/self/status'))("names what it can't close", async () => {
  const dataDir = join(folder, 'linked')
  mkdirSync(dataDir)
  symlinkSync('/proc/self/status', join(dataDir, 'demo.json')) // a file system without permissions to change
  expect(await closeToOthers(dataDir, join(dataDir, 'secrets.json'))).toEqual([join(dataDir, 'demo.json')])
})
