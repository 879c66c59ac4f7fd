import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  keptPostgresEngine,
  keptSqliteEngine,
  openDemoShop,
  postgresEngine,
  type Shop,
  sqliteEngine,
  startPostgres,
  type TestEngine,
} from '@vitrine/platform/testing'
import { isReady } from './child.ts'

/** How to get a large shop. */
export interface ScaleOptions {
  readonly products: number
  readonly shelves: number
  readonly engine: 'sqlite' | 'postgres'
  /**
   * Where the shop is kept between runs: a folder for SQLite, a PostgreSQL server's address; empty: not at
   * all.
   */
  readonly keep: string
}

/** What the benchmark needs to know about a shop in another process. */
export interface Ready {
  readonly url: string
  readonly tokens: readonly string[]
  readonly merchant: string
  /** How long opening took, and filling if no earlier run had done it. */
  readonly openedMs: number
  readonly processId: number
}

const VISITORS = 100
/** Transaction times aren't watched, as in production. */
const UNWATCHED = { development: false }
const SITE_ID = '7f0d2c1e-4b3a-4e59-9c68-a1d5e2f3b4c6'

/** A process's memory in megabytes, as the system reports it. */
export const residentOf = ({ processId }: Ready): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId)])) / 1024)

/** Fills a shop unless a filled one was kept, and serves it until the parent is done. */
export const serveShop = async ({ products, shelves, engine, keep }: ScaleOptions): Promise<void> => {
  const server = engine === 'postgres' && keep === '' ? await startPostgres() : undefined
  const startedAt = performance.now()
  const shop = await openDemoShop({
    generated: products,
    shelves,
    engine: server ? postgresEngine(server.url) : keptEngine(engine, keep, `products_${products}`),
    site: { siteId: SITE_ID },
    // Stored bytes hold the addresses of media, which must be the same in the next run.
    environment: { MODE: 'production', MEDIA_URL: 'http://localhost:4000' },
  })
  const openedMs = performance.now() - startedAt
  const tokens: string[] = []
  for (let count = 0; count < VISITORS; count++) tokens.push((await shop.visitor()).authorization ?? '')
  isReady(
    {
      url: shop.url,
      tokens,
      merchant: await merchantOf(shop),
      openedMs,
      processId: process.pid,
    } satisfies Ready,
    async () => {
      await shop[Symbol.asyncDispose]()
      await server?.stop()
    },
  )
}

/** @param name - of the shop among those that are kept there */
export const keptEngine = (engine: ScaleOptions['engine'], keep: string, name: string): TestEngine => {
  if (engine === 'postgres') return keptPostgresEngine(keep, name, UNWATCHED)
  if (keep === '') return sqliteEngine
  mkdirSync(keep, { recursive: true })
  return keptSqliteEngine(join(keep, `${name.replaceAll('_', '-')}.db`), UNWATCHED)
}

const merchantOf = async (shop: Shop): Promise<string> =>
  (await shop.app(['catalog:read', 'catalog:write'])).authorization ?? ''
