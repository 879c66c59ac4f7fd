import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { statement } from '../floor/database/database.ts'
import { wireError } from '../floor/http/wire-error.ts'
import { migrations } from '../migrations.ts'
import { ENGINES } from '../testing/engines.ts'

/** Where every byte written meets a full disk, on systems that have it. */
const FULL = '/dev/full'

it.runIf(existsSync(FULL))('a file that finds the disk full is 503, with a time to come again', async () => {
  const problem = await writeFile(FULL, 'x').then(
    () => undefined,
    (error) => error,
  )
  expect(wireError(problem)).toMatchObject({ status: 503, headers: { 'retry-after': '60' } })
})

const full = statement(`DO $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = 'disk_full'; END $$`)
const fill = statement('PRAGMA max_page_count = 1')
const grow = statement('INSERT INTO migrations (name, digest, applied_at) VALUES (?, ?, 1)')

it.each(ENGINES)('a full disk under $name is 503, whatever statement meets it', async (engine) => {
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
