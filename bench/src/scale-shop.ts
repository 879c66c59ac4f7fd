import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  keptSqliteEngine,
  openDemoShop,
  postgresEngine,
  type Shop,
  sqliteEngine,
  startPostgres,
  type TestEngine,
} from '@vitrine/platform/testing'
import { isReady } from './child.ts'

/** How a shop of a scale is had. */
export interface ScaleOptions {
  readonly products: number
  readonly shelves: number
  /** `postgres`, or the folder where a SQLite database of this scale stays from run to run, or nothing. */
  readonly engine: string
}

/** What the benchmark must know of a shop in another process. */
export interface Ready {
  readonly url: string
  readonly tokens: readonly string[]
  readonly merchant: string
  /** Undefined where it had been filled by an earlier run. */
  readonly seededMs: number | undefined
}

const VISITORS = 100
const SITE_ID = '7f0d2c1e-4b3a-4e59-9c68-a1d5e2f3b4c6'

/** Fills a shop, unless it is kept and filled, and serves it until the parent has had enough. */
export const serveShop = async ({ products, shelves, engine }: ScaleOptions): Promise<void> => {
  const server = engine === 'postgres' ? await startPostgres() : undefined
  const startedAt = performance.now()
  const shop = await openDemoShop({
    generated: products,
    shelves,
    engine: server ? postgresEngine(server.url) : sqliteAt(engine, products),
    site: { siteId: SITE_ID },
    // Stored bytes hold the addresses of media, which must be the same in the next run.
    environment: { MODE: 'production', MEDIA_URL: 'http://localhost:4000' },
  })
  const seededMs = performance.now() - startedAt
  const tokens: string[] = []
  for (let count = 0; count < VISITORS; count++) tokens.push((await shop.visitor()).authorization ?? '')
  isReady({ url: shop.url, tokens, merchant: await merchantOf(shop), seededMs } satisfies Ready, async () => {
    await shop[Symbol.asyncDispose]()
    await server?.stop()
  })
}

const sqliteAt = (folder: string, products: number): TestEngine => {
  if (folder === '') return sqliteEngine
  mkdirSync(folder, { recursive: true })
  return keptSqliteEngine(join(folder, `products-${products}.db`))
}

const merchantOf = async (shop: Shop): Promise<string> =>
  (await shop.app(['catalog:read', 'catalog:write'])).authorization ?? ''
