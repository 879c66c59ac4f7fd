import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sweep } from './sweep.ts'

it('deletes old files with the given ending, and ignores a missing folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-sweep-'))
  for (const name of ['old.arriving', 'old', 'new.arriving']) await writeFile(join(folder, name), '')
  for (const name of ['old.arriving', 'old']) await utimes(join(folder, name), 1, 1)
  await sweep(folder, 10_000, '.arriving')
  expect((await readdir(folder)).sort()).toEqual(['new.arriving', 'old'])
  await sweep(folder, 10_000)
  expect(await readdir(folder)).toEqual(['new.arriving'])
  await sweep(join(folder, 'none'), 10_000)
  await rm(folder, { recursive: true })
})
