import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { wireError } from '../../floor/http/wire-error.ts'
import { migrations } from '../../migrations.ts'
import { ENGINES } from '../../testing/engines.ts'
import { openShop } from '../../testing/index.ts'

/** Every byte written here hits a full disk, on systems that have it. */
const FULL = '/dev/full'

it.runIf(existsSync(FULL))('a file written to a full disk is 503, with a retry time', async () => {
  const problem = await writeFile(FULL, 'x').then(
    () => undefined,
    (error) => error,
  )
  expect(wireError(problem)).toMatchObject({ status: 503, headers: { 'retry-after': '60' } })
})

const full = statement(`DO $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = 'disk_full'; END $$`)
const fill = statement('PRAGMA max_page_count = 1')
const grow = statement('INSERT INTO migrations (name, digest, applied_at) VALUES (?, ?, 1)')

it.each(ENGINES)('a full disk under $name is 503 for every statement', async (engine) => {
  await using test = await engine.open(migrations)
  const problem = await test.database
    .transaction(async (tx) => {
      await tx.run(engine.name === 'SQLite' ? fill : full)
      for (let row = 0; row < 3_000; row++) await tx.run(grow, `${row}`, 'x'.repeat(2_000))
    })
    .then(
      () => undefined,
      (error) => error,
    )
  expect(wireError(problem)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
})

it("a media folder that can't be created is 503 for uploads, until it can", async () => {
  await using shop = await openShop()
  const { authorization = '' } = await shop.merchant()
  const media = join(shop.dataDir, 'media')
  const upload = () => {
    const form = new FormData()
    form.append('file', new Blob(['%PDF-1.7 '.padEnd(2_000)]), 'terms.pdf')
    const headers = { authorization }
    return fetch(`${shop.url}/vitrine/v1/media-files/upload`, { method: 'POST', body: form, headers })
  }
  await rm(media, { recursive: true, force: true })
  await writeFile(media, 'in the way') // no one can write below a file, not even root
  const refused = await upload()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
  await rm(media)
  expect((await upload()).status).toBe(200)
})
