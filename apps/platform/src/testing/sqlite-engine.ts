import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTemplates } from './templates.ts'
import { openTestDatabase, PATIENT, type TestEngine, type TestOptions } from './test-engine.ts'

/** SQLite, with a separate temporary folder per database. */
export const sqliteEngine: TestEngine = {
  name: 'SQLite',
  open: (migrations, options) => {
    const folder = newFolder()
    return keptSqliteEngine(join(folder, 'test.db'), PATIENT, async () => remove(folder)).open(
      migrations,
      options,
    )
  },
}

/**
 * SQLite in a file that stays, for data that takes long to create.
 * @param file - created if missing
 * @param defaults - development, with long timeouts for a busy machine
 * @param afterwards - runs once it is closed
 */
export const keptSqliteEngine = (
  file: string,
  defaults: TestOptions = PATIENT,
  afterwards = async (): Promise<void> => {},
): TestEngine => ({
  name: 'SQLite',
  open: async (migrations = [], options = {}) => {
    const template = existsSync(file) ? undefined : await templateFor(migrations)
    if (template) writeFileSync(file, template)
    return openTestDatabase({ ...defaults, ...options, file }, migrations, afterwards)
  },
})

const templateFor = createTemplates(async (migrations) => {
  const folder = newFolder()
  const file = join(folder, 'template.db')
  // Once it is closed, the one file contains everything.
  await (await openTestDatabase({ ...PATIENT, file }, migrations, async () => {})).dispose()
  const bytes = readFileSync(file)
  remove(folder)
  return bytes
})

const newFolder = () => mkdtempSync(join(tmpdir(), 'vitrine-sqlite-'))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })
