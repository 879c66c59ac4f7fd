import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type * as wire from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { Failure, fail, refuse } from '../../floor/failure.ts'
import { FileAnswer } from '../../floor/http/answers.ts'
import type { Ids } from '../../floor/ids.ts'
import { jobPlaceOf } from '../../floor/jobs/job-place.ts'
import type { JobProcess } from '../../floor/jobs/job-process.ts'
import { cursorNumbers, pageOf } from '../../floor/query/page.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call, FormCall, UseCase } from '../../shop/calls/call.ts'
import type { Attempt } from '../../shop/idempotency/attempt.ts'
import { idempotencyStore } from '../../shop/idempotency/idempotency.store.ts'
import { cleanFileName } from '../media/uploads/file-name.ts'
import { exportedProducts } from './export-products.ts'
import { type KeptFile, keeping, sweepArrivals } from './files/kept-file.ts'
import { type Format, type ImportRecord, importsStore } from './imports.store.ts'

type Answer<Input, Output> = (call: Call<Input>) => Promise<Output>

/** Import and export of products, for merchants and apps. */
export interface Exchange {
  readonly import: (call: FormCall<wire.ImportProductsRequest>) => Promise<wire.ProductImportResponse>
  readonly get: UseCase<typeof operations.getProductImport>
  readonly list: UseCase<typeof operations.listProductImports>
  readonly results: UseCase<typeof operations.listProductImportResults>
  readonly export: Answer<wire.ExportProductsRequest, FileAnswer>
  /** Starts an import of a local file; returns its id. */
  readonly importFile: (siteId: string, path: string, dryRun: boolean) => Promise<string>
  /** Deletes files that were still arriving when a process ended. */
  readonly sweep: () => Promise<void>
}

export interface ExchangeParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  /** Holds the files of imports, each named by the import's id. */
  readonly folder: string
  readonly jobs: Pick<JobProcess, 'wake'>
}

/** The largest file of an import, in bytes. */
export const MOST_IMPORT_BYTES = 250_000_000

const PAGE = 100
const LISTED = 50
const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
}

export const createExchange = (parts: ExchangeParts): Exchange => {
  const { database, clock, ids, folder, jobs } = parts

  const find = async (siteId: string, importId: string): Promise<ImportRecord> => {
    const found = await importsStore.find(database, siteId, importId)
    if (!found) throw fail('IMPORT_NOT_FOUND')
    return found
  }

  const begin = async (
    siteId: string,
    file: KeptFile,
    { format, dryRun }: Pick<ImportRecord, 'format' | 'dryRun'>,
    attempt?: Attempt,
  ): Promise<ImportRecord> => {
    const now = clock.now()
    const importId = attempt ? idOf(attempt) : ids.guid()
    const job: ImportRecord = {
      ...{ siteId, importId, format, dryRun, fileName: cleanFileName(file.name, format) },
      ...{ status: 'WAITING', total: undefined, failure: undefined, createdAt: now, updatedAt: now },
      ...{ undoneBy: '', done: 0, created: 0, changed: 0, unchanged: 0, failed: 0 },
    }
    const place = join(folder, importId)
    await file.moveTo(place) // first, because the import may start as soon as it is visible
    try {
      await database.transaction(async (tx) => {
        if (attempt) await idempotencyStore.claim(tx, attempt, { id: importId, revision: 1 })
        await importsStore.begin(tx, job)
        const after = { fileName: job.fileName, format, dryRun }
        noteChange(tx, { entityType: 'PRODUCT_IMPORT', entityId: importId, before: null, after })
      })
    } catch (error) {
      if (error instanceof Failure) await rm(place, { force: true })
      throw error
    }
    return job
  }

  return {
    sweep: () => sweepArrivals(folder),

    import: (call) =>
      keeping(folder, async (keep) => {
        const { siteId } = call.actor
        const kept: { file?: KeptFile } = {}
        const input = await call.receive(async (file) => {
          kept.file = await keep(file, MOST_IMPORT_BYTES)
        })
        if (!kept.file) throw refuse('file', 'REQUIRED_FIELD', 'must be given')
        const format = input.format ?? kept.file.format
        const dryRun = input.dryRun ?? false
        const attempt = call.attempt({ digest: kept.file.digest, format, dryRun })
        const known = attempt && (await importsStore.find(database, siteId, idOf(attempt)))
        const job = known ?? (await begin(siteId, kept.file, { format, dryRun }, attempt))
        jobs.wake(`product import ${job.importId}`)
        return { productImport: productImportOf(job) }
      }),

    importFile: (siteId, path, dryRun) =>
      keeping(folder, async (keep) => {
        const file = await keep({ name: basename(path), chunks: createReadStream(path) }, Infinity)
        return (await begin(siteId, file, { format: file.format, dryRun })).importId
      }),

    list: async ({ actor: { siteId }, input: { limit = LISTED, cursor } }) => {
      const found = await importsStore.list(database, siteId, jobPlaceOf(cursor), limit + 1)
      const { page, ...next } = pageOf(found, limit, ({ createdAt, importId }) => `${createdAt}_${importId}`)
      return { productImports: page.map(productImportOf), ...next }
    },

    get: async ({ actor, input }) => ({ productImport: productImportOf(await find(actor.siteId, input.id)) }),

    results: async ({ actor: { siteId }, input: { id, limit = PAGE, cursor } }) => {
      await find(siteId, id)
      const [from = 0] = cursorNumbers(cursor, 1)
      const found = await importsStore.results(database, siteId, id, from, limit + 1)
      const { page, ...next } = pageOf(found, limit, ({ place }) => String(place))
      return { results: page.map(({ result }) => result), ...next }
    },

    export: async (call) => {
      const { format = 'csv' } = call.input
      const texts = exportedProducts(database.replica, await call.site(), format)
      return new FileAnswer(Readable.from(texts), CONTENT_TYPES[format], `products.${format}`)
    },
  }
}

/** Repeating a call means the same import. */
const idOf = ({ at: _, ...key }: Attempt): string =>
  createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32)

const productImportOf = ({
  importId,
  total,
  failure,
  undoneBy,
  createdAt,
  updatedAt,
  ...job
}: ImportRecord): wire.ProductImport => ({
  id: importId,
  status: job.status,
  format: job.format,
  dryRun: job.dryRun,
  fileName: job.fileName,
  ...(total !== undefined && { total }),
  done: job.done,
  created: job.created,
  changed: job.changed,
  unchanged: job.unchanged,
  failed: job.failed,
  ...(failure && { failure }),
  ...(undoneBy !== '' && { undoneBy }),
  createdDate: new Date(createdAt).toISOString(),
  updatedDate: new Date(updatedAt).toISOString(),
})
