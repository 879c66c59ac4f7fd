import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { DatabaseUnavailable } from '../../floor/database/errors.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { type ReadLine, type RowProblem, UnreadableFile } from './files/read-line.ts'
import { HELD_MS, type ImportChunkParts, takeChunk } from './import-chunk.ts'
import { readProducts } from './import-file.ts'
import { type ImportRecord, ImportTaken, importsStore } from './imports.store.ts'

export interface ImportRunnerParts extends ImportChunkParts {
  readonly sites: Sites
  /** The folder of import files, each named by its import's id. */
  readonly folder: string
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

/** Runs imports, one at a time in this process. */
export interface ImportRunner {
  /** Continues every import that nobody is running; resolves when there are none left. */
  work(): Promise<void>
  /** Stops after the current step; the rest continues at the next start, or elsewhere. */
  stop(): Promise<void>
}

/**
 * Rows per step, or a single product with more. Printing products blocks everyone else, and larger steps
 * aren't faster overall.
 */
const ROWS = 50
/** How often to renew this process's ownership of an import while it is checked. */
const KEEP_MS = 5_000

export const createImportRunner = (parts: ImportRunnerParts): ImportRunner => {
  const { database, clock, sites, folder, logger } = parts
  let stopping = false
  let wanted = false
  let working: Promise<void> | undefined

  const end = async (job: ImportRecord, failure?: RowProblem): Promise<void> => {
    await database.transaction((tx) => importsStore.end(tx, job, failure, clock.now()))
    await rm(join(folder, job.importId), { force: true })
  }

  /** Reads the file to its end first, so that a broken one changes nothing. */
  const check = async (job: ImportRecord, site: Site): Promise<number> => {
    await database.transaction((tx) => importsStore.start(tx, job, 'CHECKING', undefined, clock.now()))
    let total = 0
    let keptAt = clock.now()
    for await (const _ of readProducts(join(folder, job.importId), job.format, site.currency)) {
      total++
      if (stopping) throw new Stopped()
      if (clock.now() - keptAt < KEEP_MS) continue
      keptAt = clock.now()
      await database.transaction((tx) => importsStore.keepHold(tx, job, keptAt + HELD_MS))
    }
    await database.transaction((tx) => importsStore.start(tx, job, 'RUNNING', total, clock.now()))
    return total
  }

  const carryOut = async (job: ImportRecord): Promise<void> => {
    const site = await sites.get(job.siteId)
    if (job.status !== 'RUNNING') await check(job, site)
    let done = job.done
    let passed = 0
    let chunk: ReadLine[] = []
    let rows = 0
    const take = async (): Promise<void> => {
      if (chunk.length > 0) done = await takeChunk(parts, site, job, done, chunk)
      chunk = []
      rows = 0
    }
    for await (const read of readProducts(join(folder, job.importId), job.format, site.currency)) {
      if (passed++ < job.done) continue
      const weight = 1 + (read.line?.variants?.length ?? 0)
      if (rows + weight > ROWS) await take()
      if (stopping) throw new Stopped()
      chunk.push(read)
      rows += weight
    }
    await take()
    await end(job)
  }

  const run = async (job: ImportRecord): Promise<void> => {
    try {
      await access(join(folder, job.importId))
    } catch {
      await end(job, { code: 'FILE_LOST', message: 'The file is no longer on this machine.' })
      return
    }
    try {
      await carryOut(job)
    } catch (error) {
      if (error instanceof UnreadableFile) await end(job, error.problem)
      else if (error instanceof Stopped) await database.transaction((tx) => importsStore.keepHold(tx, job, 0))
      else if (error instanceof DatabaseUnavailable) throw error
      else if (!(error instanceof ImportTaken)) {
        logger.error({ err: error, importId: job.importId }, 'an import failed')
        await end(job, BROKEN)
      }
    }
  }

  const workOff = async (): Promise<void> => {
    for (;;) {
      const now = clock.now()
      const open = await importsStore.open(database, now)
      let taken: ImportRecord | undefined
      for (const job of open) {
        if (stopping || taken) break
        if (await database.transaction((tx) => importsStore.hold(tx, job, now, now + HELD_MS))) taken = job
      }
      if (!taken || stopping) return
      await run(taken)
    }
  }

  const workWhileWanted = async (): Promise<void> => {
    while (wanted) {
      wanted = false
      await workOff()
    }
  }

  return {
    work: () => {
      wanted = true
      working ??= workWhileWanted()
        .catch((error) => logger.error({ err: error }, 'an import is postponed')) // until this process's ownership ends
        .finally(() => {
          working = undefined
        })
      return working
    },
    stop: async () => {
      stopping = true
      await working
    },
  }
}

const BROKEN: RowProblem = {
  code: 'INTERNAL',
  message: 'The platform failed at the next product; the products counted as done are imported.',
}

class Stopped extends Error {
  override readonly name = 'Stopped'
}
