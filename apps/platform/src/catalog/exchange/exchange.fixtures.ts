import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as wire from '@vitrine/contract'
import type { Clock } from '../../floor/clock.ts'
import { statement } from '../../floor/database/database.ts'
import { DatabaseUnavailable } from '../../floor/database/errors.ts'
import { fail } from '../../floor/failure.ts'
import { randomIds } from '../../floor/ids.ts'
import { createJobRunner } from '../../floor/jobs/job-runner.ts'
import { createSites } from '../../shop/sites/sites.service.ts'
import { callBy, openCatalog, type TestCatalog } from '../../testing/catalog.ts'
import type { TestEngine } from '../../testing/engines.ts'
import { mediaStore } from '../media/media.store.ts'
import type { MediaFrom } from '../products/records/media-source.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import type { ChangeProducts } from '../products/write/change-products.ts'
import { createExchange, type Exchange } from './exchange.service.ts'
import { importingProducts } from './importing-products.ts'

/** The calls, and a runner of imports like the one in the job process. */
export interface TestImports extends Exchange {
  /** Also resolves when the database goes away. */
  work(): Promise<void>
}

/** A shop for importing and exporting products. */
export interface TestExchange extends TestCatalog {
  readonly exchange: TestImports
  /** Another process of the same shop. */
  readonly again: (more?: { changeProducts?: ChangeProducts; clock?: Clock }) => TestImports
  /** Imports a file and waits until it is done. */
  import(
    content: string | Uint8Array,
    input?: wire.ImportProductsRequest,
    by?: TestImports,
  ): Promise<wire.ProductImport>
  results(id: string): Promise<wire.ImportResult[]>
  export(format: 'csv' | 'jsonl'): Promise<string>
  /** What changes with every change of a product: revisions, the count of changes, events. */
  traces(): Promise<unknown>
}

const revisions = statement<{ product_number: number; revision: number }>(
  'SELECT product_number, revision FROM product_wire WHERE site_id = ? ORDER BY product_number',
)
const events = statement<{ n: number }>('SELECT COUNT(*) AS n FROM outbox')

export const openExchange = async (engine: TestEngine): Promise<TestExchange> => {
  const test = await openCatalog(engine)
  const { database, site, catalog } = test
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-imports-'))
  const mediaFrom: MediaFrom = async (siteId, { mediaId, url }) => {
    if (mediaId === 'missing') throw fail('MEDIA_NOT_FOUND')
    const id = mediaId ?? `fetched-${url?.split('/').pop()}`
    const file = { mediaId: id, siteId, kind: 'image', contentType: 'image/webp', createdAt: 1 } as const
    await database.transaction((tx) => mediaStore.save(tx, file))
    return { kind: 'image', mediaId: id, width: 4, height: 5, altText: `Of ${id}`, filename: 'a.webp' }
  }
  const again: TestExchange['again'] = ({
    changeProducts = catalog.changeProducts,
    clock = { now: Date.now },
  } = {}) => {
    const parts = { database, clock, folder, ids: randomIds, sites: createSites(database) }
    const kinds = [importingProducts({ ...parts, changeProducts, mediaFrom })]
    const runner = createJobRunner({ ...parts, kinds })
    return {
      ...createExchange({ ...parts, jobs: { wake: () => {} } }),
      work: () =>
        runner.work().catch((error) => {
          if (!(error instanceof DatabaseUnavailable)) throw error
        }),
    }
  }
  const exchange = again()
  const text = async (stream: AsyncIterable<unknown>): Promise<string> => {
    let whole = ''
    for await (const part of stream) whole += String(part)
    return whole
  }
  await catalog.putCollections(site, [])
  return {
    ...test,
    exchange,
    again,
    import: async (content, input = {}, by = exchange) => {
      const { productImport } = await by.import({
        ...callBy('merchant', site, input),
        receive: async (keep) => {
          await keep({
            name: 'products.txt',
            chunks: (async function* () {
              yield Buffer.from(content)
            })(),
          })
          return input
        },
      })
      await by.work()
      return (await by.get(callBy('merchant', site, { id: productImport.id }))).productImport
    },
    results: async (id) => {
      const all: wire.ImportResult[] = []
      for (let cursor: string | undefined = '0'; cursor; ) {
        const page: wire.ListProductImportResultsResponse = await exchange.results(
          callBy('merchant', site, { id, limit: 500, cursor }),
        )
        all.push(...page.results)
        cursor = page.nextCursor
      }
      return all
    },
    export: async (format) => text((await exchange.export(callBy('merchant', site, { format }))).stream),
    traces: async () => [await database.all(revisions, site.siteId), await database.all(events)],
    [Symbol.asyncDispose]: async () => {
      await test[Symbol.asyncDispose]()
      await rm(folder, { recursive: true })
    },
  }
}

/** Reads a product as it is stored. */
export const recordOf = async ({ database, site }: TestExchange, id: string) => {
  const [record] = await productRecords.byId(database, site.siteId, [id])
  if (!record) throw new Error('There is no such product')
  return record
}
