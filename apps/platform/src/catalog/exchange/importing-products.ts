import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { GoOn, JobKind } from '../../floor/jobs/job-runner.ts'
import { type HeldJob, JobLost } from '../../floor/jobs/leases.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { type ReadLine, type RowProblem, UnreadableFile } from './files/read-line.ts'
import { type ImportChunkParts, takeChunk } from './import-chunk.ts'
import { readProducts } from './import-file.ts'
import { type HeldImport, importsStore } from './imports.store.ts'

export interface ImportingProductsParts extends ImportChunkParts {
  readonly sites: Sites
  /** The folder of import files, each named by its import's id. */
  readonly folder: string
}

/**
 * Rows per step, or a single product with more. Printing products blocks everyone else, and larger steps
 * aren't faster overall.
 */
const ROWS = 50
/** Products read at once while a file is checked. */
const CHECKED = 500

/** The kind of job that creates and changes products from a file. */
export const importingProducts = (parts: ImportingProductsParts): JobKind => {
  const { database, clock, sites, folder } = parts

  const end = async (job: HeldJob, failure?: RowProblem): Promise<void> => {
    await database.transaction((tx) => importsStore.end(tx, job, failure, clock.now()))
    await rm(join(folder, job.jobId), { force: true })
  }

  /** Reads the file to its end first, so that a broken one changes nothing. */
  const check = async (job: HeldImport, site: Site, goOn: GoOn): Promise<void> => {
    await database.transaction((tx) => importsStore.start(tx, job, 'CHECKING', undefined, clock.now()))
    let total = 0
    for await (const _ of readProducts(join(folder, job.jobId), job.format, site.currency))
      if (++total % CHECKED === 0) await goOn()
    await database.transaction((tx) => importsStore.start(tx, job, 'RUNNING', total, clock.now()))
  }

  const take = async (job: HeldImport, site: Site, goOn: GoOn): Promise<void> => {
    let done = job.done
    let passed = 0
    let chunk: ReadLine[] = []
    let rows = 0
    for await (const read of readProducts(join(folder, job.jobId), job.format, site.currency)) {
      if (passed++ < job.done) continue
      const weight = 1 + (read.line?.variants?.length ?? 0)
      if (chunk.length > 0 && rows + weight > ROWS) {
        await goOn()
        done = await takeChunk(parts, site, job, done, chunk)
        chunk = []
        rows = 0
      }
      chunk.push(read)
      rows += weight
    }
    await goOn()
    await takeChunk(parts, site, job, done, chunk)
  }

  const carryOut = async (held: HeldJob, goOn: GoOn): Promise<RowProblem | undefined> => {
    const found = await importsStore.find(database, held.siteId, held.jobId)
    if (!found) throw new JobLost('The import is gone')
    const job = { ...found, ...held }
    const site = await sites.get(job.siteId)
    const isThere = await access(join(folder, job.jobId)).then(
      () => true,
      () => false,
    )
    if (!isThere) return FILE_LOST
    try {
      if (job.status !== 'RUNNING') await check(job, site, goOn)
      await take(job, site, goOn)
      return undefined
    } catch (error) {
      if (error instanceof UnreadableFile) return error.problem
      throw error
    }
  }

  return {
    leases: importsStore.leases,
    carryOut: async (job, goOn) => end(job, await carryOut(job, goOn)),
    giveUp: (job) => end(job, BROKEN),
  }
}

const FILE_LOST: RowProblem = { code: 'FILE_LOST', message: 'The file is no longer on this machine.' }
const BROKEN: RowProblem = {
  code: 'INTERNAL',
  message: 'The import failed at the next product. The products counted as done were imported.',
}
