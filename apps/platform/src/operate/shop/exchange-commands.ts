import { access } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { createExchange, type Exchange } from '../../catalog/exchange/exchange.service.ts'
import { exportedProducts } from '../../catalog/exchange/export-products.ts'
import { type ImportRecord, importsStore } from '../../catalog/exchange/imports.store.ts'
import { createJobRunner } from '../../floor/jobs/job-runner.ts'
import { importing, importsFolder } from '../../jobs/job-kinds.ts'
import { createSites } from '../../shop/sites/sites.service.ts'
import { type DatabaseCommand, refused, SITE, siteOf, type Workplace } from '../command.ts'
import { type Desk, showProgress } from '../desk.ts'
import { fileOf, writeWhole } from '../files.ts'

const FILE = { file: { example: 'products.csv', is: 'a CSV file, or JSON lines if it ends in .jsonl' } }

/** Exports and imports a shop's products, as files on this machine. */
export const exchangeCommands: Readonly<Record<string, DatabaseCommand>> = {
  'export-products': {
    needs: 'database',
    does: 'writes all products to a file: CSV, or JSON lines where it ends in .jsonl',
    takes: { ...SITE, ...FILE },
    answers: ['file'],
    run: async ({ database }, options, desk) => {
      const shop = await createSites(database).get(await siteOf(database, options))
      const file = fileOf(desk, options)
      const format = file.endsWith('.jsonl') ? 'jsonl' : 'csv'
      await writeWhole(file, exportedProducts(database, shop, format))
      return { file }
    },
  },
  'import-products': {
    needs: 'database',
    does: 'creates and changes products from a file',
    takes: { ...SITE, ...FILE },
    flags: { 'dry-run': 'only show what would change' },
    answers: ['importId', 'dryRun', 'created', 'changed', 'unchanged', 'failed', 'problems'],
    run: async (workplace, options, desk) => {
      const { database } = workplace
      const siteId = await siteOf(database, options)
      const file = fileOf(desk, options)
      await access(file).catch(() => {
        throw refused(`The file ${file} was not found.`)
      })
      const importId = await exchangeAt(workplace).importFile(siteId, file, options['dry-run'] === 'yes')
      const done = await ended(workplace, siteId, importId, desk)
      if (done.failure) throw refused(`${done.failure.message} (${done.failure.code}) Nothing was changed.`)
      const problems = await firstProblems(workplace, siteId, importId)
      const { created, changed, unchanged, failed, dryRun } = done
      return { importId, dryRun, created, changed, unchanged, failed, problems }
    },
  },
}

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
  desk: Desk,
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
      if (!job) throw refused('The import no longer exists.')
      if (job.status === 'DONE' || job.status === 'FAILED') return job
      showProgress(desk, `${job.done} of ${job.total ?? '?'} products`)
      await delay(LOOK_EVERY_MS / 5)
    }
  } finally {
    showProgress(desk, '')
    // This import's end is recorded before its file is deleted and others are looked for.
    runner.stop()
    await working
  }
}

const SHOWN = 20

/** Why a row of a file was skipped. */
interface Problem {
  readonly row: number | undefined
  readonly column: string | undefined
  readonly code: string
  readonly message: string
}

/** The first reasons why products were skipped, by row. */
const firstProblems = async (
  { database }: Workplace,
  siteId: string,
  importId: string,
): Promise<readonly Problem[]> => {
  const shown: Problem[] = []
  for (let after = 0; shown.length < SHOWN; ) {
    const page = await importsStore.results(database, siteId, importId, after, 500)
    for (const { result } of page)
      for (const { row, column, code, message } of result.problems ?? [])
        shown.push({ row, column, code, message })
    const last = page.at(-1)
    if (!last) break
    after = last.place
  }
  return shown.slice(0, SHOWN)
}
