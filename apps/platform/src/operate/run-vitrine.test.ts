import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import vitrine from '../../../../package.json' with { type: 'json' }
import { statement } from '../floor/database/statements/statement.ts'
import { migrations } from '../migrations.ts'
import { ENGINES, type TestDatabase } from '../testing/engines.ts'
import { keptSqliteEngine } from '../testing/sqlite-engine.ts'
import { EXITS } from './exits.ts'
import { testDesk } from './run-on.fixtures.ts'
import { runVitrine } from './run-vitrine.ts'
import type { Collections } from './shop/collections.expected.ts'
import { COMMANDS } from './table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-command-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = async (environment: Readonly<Record<string, string>>, ...args: string[]) => {
  const desk = testDesk({ environment: { PLATFORM_URL: 'http://127.0.0.1:9', ...environment } })
  const code = await runVitrine(args, desk)
  return { code, said: desk.printed() }
}

const asJson = async (environment: Readonly<Record<string, string>>, ...args: string[]) => {
  const { code, said } = await run(environment, ...args, '--json')
  return { code, answer: JSON.parse(said) }
}

const SHOP = ['--name', 'Blue Door', '--currency', 'EUR', '--language', 'en', '--email', 'ada@shop.example']

for (const engine of ENGINES) {
  describe(`vitrine on ${engine.name}`, () => {
    let test: TestDatabase
    let environment: Record<string, string>
    let siteId: string
    beforeAll(async () => {
      const own = engine.name === 'SQLite' ? keptSqliteEngine(join(folder, 'vitrine.db')) : engine
      test = await own.open(migrations)
      environment = {
        DATA_DIR: folder,
        ...('databaseUrl' in test.settings && { DATABASE_URL: test.settings.databaseUrl }),
      }
      const made = await asJson(environment, 'create-site', ...SHOP, '--address', 'https://shop.example')
      siteId = made.answer.result.siteId
    })
    afterAll(() => test.dispose())

    it('prints a result as text, and as JSON of one shape', async () => {
      expect(await run(environment, 'sites')).toEqual({ code: 0, said: `sites\n  ${siteId}  Blue Door\n` })
      expect(await asJson(environment, 'sites')).toEqual({
        code: 0,
        answer: { ok: true, command: 'sites', result: { sites: [{ siteId, name: 'Blue Door' }] } },
      })
    })

    it('prints its version', async () => {
      expect(await run(environment, '--version')).toEqual({ code: 0, said: `${vitrine.version}\n` })
    })

    it('works on a database only after new files are for their owner only', async () => {
      const mask = process.umask()
      let calls = 0
      const desk = testDesk({ environment, keepNewFilesPrivate: () => ++calls })
      expect(await runVitrine(['sites'], desk)).toBe(0)
      expect(await runVitrine(['events', '--site', 'x'], desk)).toBe(EXITS.REFUSED.code)
      expect(calls).toBe(2)
      expect(process.umask()).toBe(mask) // the caller's files, such as those of other tests, stay as they are
    })

    it('waits for no call that ends in a way there isn’t', async () => {
      expect(await run(environment, 'logs', 'tail', '--outcome', 'NONSENSE')).toEqual({
        code: 2,
        said: 'vitrine logs tail: --outcome must be OK or the code of an error, but is "NONSENSE".\n',
      })
    })

    it('says what the shop refuses, with exit code 3, and changes nothing', async () => {
      const again = await asJson(environment, 'create-site', ...SHOP, '--address', 'https://shop.example')
      expect(again).toEqual({
        code: EXITS.REFUSED.code,
        answer: {
          ok: false,
          command: 'create-site',
          error: { code: 'REFUSED', message: `Blue Door (${siteId}) already uses https://shop.example.` },
        },
      })
      expect((await asJson(environment, 'sites')).answer.result.sites).toHaveLength(1)
      expect(await run(environment, 'events', '--site', 'x')).toEqual({
        code: 3,
        said: 'vitrine events: Site x was not found; the command "sites" lists them.\n',
      })
    })

    it('carries content from a file to the database and back, and lists what was refused', async () => {
      const file = join(folder, `${engine.name}.jsonl`)
      const items = [
        {
          collection: 'Pages',
          id: 'about',
          data: { title: 'About', order: 1, at: { $date: '2026-01-01T00:00:00Z' } },
        },
        { collection: 'Pages', id: 'help', data: { title: 'Help', tags: ['a', 1] } },
        {
          collection: 'Links',
          id: 'one',
          data: { to: { $reference: { dataCollectionId: 'Pages', id: 'about' } } },
        },
      ]
      await writeFile(file, items.map((item) => JSON.stringify(item)).join('\n'))
      const about = ['--site', siteId, '--file', file]
      const tried = await asJson(environment, 'data', 'import', ...about, '--dry-run')
      expect(tried.answer.result).toMatchObject({ dryRun: true, created: 3, replaced: 0 })
      const first = await asJson(environment, 'data', 'import', ...about)
      expect(first.answer.result).toMatchObject({ created: 3, replaced: 0, problems: [] })
      await run(environment, 'data', 'export', ...about)
      expect(await readFile(file, 'utf8')).toContain('{"collection":"Links","id":"one"')
      const again = await asJson(environment, 'data', 'import', ...about, '--dry-run')
      expect(again.answer.result).toMatchObject({ created: 0, replaced: 3 })
      const second = await asJson(environment, 'data', 'import', ...about)
      expect(second.answer.result).toMatchObject({ created: 0, replaced: 3 })

      const many = Array.from({ length: 40 }, (_, at) => ({
        ...{ collection: 'Long', id: `long-${at}`, data: { text: 'x'.repeat(60_000) } },
      }))
      await writeFile(file, many.map((item) => JSON.stringify(item)).join('\n'))
      const full = await asJson(environment, 'data', 'import', ...about)
      expect(full).toMatchObject({ code: EXITS.PROBLEMS.code, answer: { ok: false } })
      expect(full.answer.result).toMatchObject({ created: 33, failed: 7 })
      expect(full.answer.result.problems[0]).toMatchObject({ collection: 'Long', id: 'long-33' })
      const large = { ...items[0], data: { text: 'x'.repeat(70_000) } }
      await writeFile(file, `${JSON.stringify(items[2])}\n${JSON.stringify(large)}`)
      expect(await run(environment, 'data', 'import', ...about)).toMatchObject({
        code: 2,
        said: expect.stringContaining('Pages, dataItems[0].data must be at most'),
      })
      await writeFile(file, `${JSON.stringify(items[0])}\nnonsense\n`)
      expect(await run(environment, 'data', 'import', ...about)).toMatchObject({
        code: 2,
        said: expect.stringContaining('Line 2 is not an item'),
      })
      const gone = await run(environment, 'data', 'import', '--site', siteId, '--file', `${file}.not`)
      expect(gone).toMatchObject({ code: 3, said: expect.stringContaining('was not found') })
      const nowhere = join(folder, 'nowhere')
      const placed = ['--site', siteId, '--file', join(nowhere, 'content.jsonl')]
      const lost = await run(environment, 'data', 'export', ...placed)
      expect(lost).toMatchObject({ code: 3, said: expect.stringContaining(`The folder ${nowhere} was not`) })
    })

    it('writes types of the collections', async () => {
      const file = join(folder, `${engine.name}.ts`)
      expect(await run(environment, 'types', 'generate', '--site', siteId, '--file', file)).toMatchObject({
        code: 0,
      })
      await expect(await readFile(file, 'utf8')).toMatchFileSnapshot('./shop/collections.expected.ts')
      expectTypeOf<Collections['Links']['to']>().toEqualTypeOf<string | Collections['Pages']>()
    })

    it('doesn’t touch a newer database, and exits with code 6', async () => {
      const future = statement('INSERT INTO migrations (name, digest, applied_at) VALUES (?, ?, ?)')
      const past = statement('DELETE FROM migrations WHERE name = ?')
      await test.database.transaction((tx) => tx.run(future, '9999-future', 'x', 1))
      const user = ['--site', siteId, '--email', 'eve@shop.example', '--role', 'owner']
      expect(await asJson(environment, 'create-user', ...user)).toMatchObject({
        code: EXITS.WRONG_DATABASE.code,
        answer: { error: { code: 'WRONG_DATABASE', message: expect.stringContaining('9999-future') } },
      })
      await test.database.transaction((tx) => tx.run(past, '9999-future'))
      expect(await run(environment, 'disable-user', ...user.slice(0, 4))).toMatchObject({ code: 3 })
    })

    it('doesn’t touch an older database', async () => {
      const [last] = migrations.slice(-1)
      const forget = statement('DELETE FROM migrations WHERE name = ?')
      const applied = statement<{ digest: string }>('SELECT digest FROM migrations WHERE name = ?')
      const record = statement('INSERT INTO migrations (name, digest, applied_at) VALUES (?, ?, 1)')
      const name = last?.name ?? ''
      const digest = (await test.database.first(applied, name))?.digest ?? ''
      await test.database.transaction((tx) => tx.run(forget, name))
      expect(await run(environment, 'sites')).toEqual({
        code: 6,
        said: 'vitrine sites: The database is older than this version: start the platform once.\n',
      })
      await test.database.transaction((tx) => tx.run(record, name, digest))
    })
  })
}

describe('vitrine', () => {
  it('creates no database where there is none, and says what to do', async () => {
    const empty = join(folder, 'empty')
    expect(await run({ DATA_DIR: empty }, 'sites')).toMatchObject({
      code: 6,
      said: expect.stringContaining('start the platform once'),
    })
    expect(existsSync(empty)).toBe(false)
  })

  it('says that the database does not answer, with exit code 4', async () => {
    const nowhere = { DATA_DIR: folder, DATABASE_URL: 'postgresql://a:b@127.0.0.1:9/shop' }
    expect(await asJson(nowhere, 'sites')).toMatchObject({
      code: EXITS.UNREACHABLE.code,
      answer: { error: { code: 'UNREACHABLE', message: expect.stringContaining("can't be reached") } },
    })
  })

  it.each([
    [['sits'], "unknown command 'sits' (Did you mean sites?)"],
    [['sites', 'x'], 'too many arguments'],
    [['sites', '--site', 'x'], "unknown option '--site'"],
    [['create-key'], "required option '--site <VALUE>' not specified"],
    [['types', 'generat'], "unknown command 'generat'"],
  ])('rejects %j with exit code 2', async (args, message) => {
    expect(await run({ DATA_DIR: folder }, ...args)).toEqual({
      code: EXITS.USAGE.code,
      said: expect.stringContaining(message),
    })
    expect((await asJson({ DATA_DIR: folder }, ...args)).answer.error.message).toContain(message)
  })

  it('rejects a wrong setting with exit code 2', async () => {
    const said = expect.stringContaining('PLATFORM_PORT must be a port number')
    expect(await run({ PLATFORM_PORT: 'x' }, 'sites')).toEqual({ code: 2, said })
  })

  it('names the whole command that was called wrongly, and takes --json before it too', async () => {
    expect(await run({}, 'types', 'generate')).toEqual({
      code: 2,
      said: "vitrine types generate: required option '--site <VALUE>' not specified. See --help.\n",
    })
    const { code, said } = await run({}, '--json', 'types', 'generate')
    expect({ code, answer: JSON.parse(said) }).toMatchObject({
      code: 2,
      answer: { ok: false, command: 'types generate', error: { code: 'USAGE' } },
    })
  })

  // Failed with "required option '--name' not specified": the next option was taken for the value.
  it('says which option has no value', async () => {
    expect(await run({}, 'create-key', '--site', '--name', 'Till', '--scopes', 'cart:write')).toEqual({
      code: 2,
      said: expect.stringContaining("'--site <VALUE>'"),
    })
  })

  it('shows a bug with exit code 1', async () => {
    const desk = testDesk({
      environment: { PLATFORM_PORT: 'x' },
      out: () => {
        throw new Error('broken pipe')
      },
    })
    expect(await runVitrine(['doctor'], desk)).toBe(EXITS.FAILED.code)
    expect(desk.printed()).toContain('broken pipe')
  })

  it('lists every command without one, and in its help', async () => {
    const alone = await run({})
    const help = await run({}, '--help')
    expect([alone.code, help.code]).toEqual([2, 0])
    for (const name of COMMANDS.keys()) {
      const [first = ''] = name.split(' ')
      expect(help.said).toMatch(new RegExp(`^  ${first}\\b`, 'm'))
      expect((await run({}, ...name.split(' '), '--help')).said).toContain(
        COMMANDS.get(name)?.does.slice(0, 20),
      )
    }
    expect(alone.said).toBe(help.said)
    expect(await run({}, 'help')).toEqual(help)
    expect(await run({}, 'help', 'sites')).toEqual(await run({}, 'sites', '--help'))
  })
})
