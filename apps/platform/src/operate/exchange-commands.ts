import { createWriteStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { createExchange, type Exchange } from '../catalog/exchange/exchange.service.ts'
import { exportedProducts } from '../catalog/exchange/export-products.ts'
import { type ImportRecord, importsStore } from '../catalog/exchange/imports.store.ts'
import { createJobRunner } from '../floor/jobs/job-runner.ts'
import { importing, importsFolder } from '../jobs/job-kinds.ts'
import { createSites } from '../shop/sites/sites.service.ts'
import { type Command, CommandError, type Options, siteOf, textOf, type Workplace } from './command.ts'

const site = { site: 'SITE_ID' }

/** Exports and imports a shop's products, as files on this machine. */
export const exchangeCommands: Readonly<Record<string, Command>> = {
  'export-products': {
    does: 'writes all products to a file: CSV, or JSON lines where it ends in .jsonl',
    takes: { ...site, file: 'products.csv' },
    run: async ({ database }, options) => {
      const shop = await createSites(database).get(await siteOf(database, options))
      const file = fileOf(options)
      const format = file.endsWith('.jsonl') ? 'jsonl' : 'csv'
      await pipeline(exportedProducts(database, shop, format), createWriteStream(file))
      return { file }
    },
  },
  'import-products': {
    does: 'creates and changes products from a file, whether the platform runs or not; --dry-run yes only shows what would change',
    takes: { ...site, file: 'products.csv' },
    mayTake: { 'dry-run': 'yes' },
    run: async (workplace, options) => {
      const { database } = workplace
      const siteId = await siteOf(database, options)
      const file = fileOf(options)
      await access(file).catch(() => {
        throw new CommandError(`The file ${file} was not found.`)
      })
      const importId = await exchangeAt(workplace).importFile(siteId, file, options['dry-run'] === 'yes')
      const done = await ended(workplace, siteId, importId)
      if (done.failure)
        throw new CommandError(`${done.failure.message} (${done.failure.code}) Nothing was changed.`)
      const problems = await firstProblems(workplace, siteId, importId)
      const { created, changed, unchanged, failed, dryRun } = done
      return {
        import: `${importId}${dryRun ? ' (dry run)' : ''}`,
        ...{ created: `${created}`, changed: `${changed}`, unchanged: `${unchanged}`, failed: `${failed}` },
        ...problems,
      }
    },
  },
}

/** npm runs commands in the package's folder, and says where it was called. */
const fileOf = (options: Options): string => resolve(process.env.INIT_CWD ?? '.', textOf(options, 'file'))

const exchangeAt = ({ database, clock, ids, settings }: Workplace): Exchange => {
  const jobs = { wake: () => {} } // the command runs its import itself
  return createExchange({ database, clock, ids, folder: importsFolder(settings), jobs })
}

const LOOK_EVERY_MS = 500

/** Runs the import, or waits until a running platform has done so. Leaves nothing running behind. */
const ended = async (
  { database, clock, ids, settings: files }: Workplace,
  siteId: string,
  importId: string,
): Promise<ImportRecord> => {
  const parts = { database, clock, ids }
  const runner = createJobRunner({ ...parts, kinds: [importing({ ...parts, files })] })
  let working: Promise<void> | undefined
  try {
    for (;;) {
      working ??= runner.work().finally(() => {
        working = undefined
      })
      await Promise.race([working, delay(LOOK_EVERY_MS)])
      const job = await importsStore.find(database, siteId, importId)
      if (!job) throw new CommandError('The import no longer exists.')
      if (job.status === 'DONE' || job.status === 'FAILED') return job
      if (process.stderr.isTTY) process.stderr.write(`\r${job.done} of ${job.total ?? '?'} products `)
      await delay(LOOK_EVERY_MS / 5)
    }
  } finally {
    // This import's end is recorded before its file is deleted and others are looked for.
    runner.stop()
    await working
  }
}

const SHOWN = 20

/** The first reasons why products were skipped, by row. */
const firstProblems = async (
  { database }: Workplace,
  siteId: string,
  importId: string,
): Promise<Record<string, string>> => {
  const shown: [string, string][] = []
  for (let after = 0; shown.length < SHOWN; ) {
    const page = await importsStore.results(database, siteId, importId, after, 500)
    for (const { result } of page)
      for (const { row, column = '', code, message } of result.problems ?? [])
        shown.push([`row ${row} ${column}`.trim(), `${message} (${code})`])
    const last = page.at(-1)
    if (!last) break
    after = last.place
  }
  return Object.fromEntries(shown.slice(0, SHOWN))
}
