import {
  copyProducts,
  fillCarts,
  fillOrders,
  openConsole,
  openDemoShop,
  postgresEngine,
  sqliteEngine,
  startPostgres,
} from '@vitrine/platform/testing'
import { isReady } from './child.ts'
import { keptEngine } from './scale-shop.ts'

/** What a shop is filled with, and where it is kept between runs. */
export interface ConsoleShopOptions {
  readonly products: number
  readonly orders: number
  readonly customers: number
  readonly engine: 'sqlite' | 'postgres'
  /** A folder for SQLite, a PostgreSQL server's address; empty: it isn't kept. */
  readonly keep: string
}

/** A shop in another process, as its owner's back office reaches it. */
export interface ConsoleShop {
  readonly url: string
  readonly owner: string
  /** How long opening took, filling included if no earlier run had done it. */
  readonly openedMs: number
  /** Where and how the owner logs in. */
  readonly signIn: { readonly address: string; readonly email: string; readonly password: string }
}

/** More products than this are copies of the first ones. */
const GENERATED = 100_000

const SITE_ID = '2c9b1a70-6a55-4c0e-9d0b-6f3f6a1f8d11'

/** Fills a shop unless a filled one was kept, and serves it with its back office until the parent is done. */
export const serveConsoleShop = async (options: ConsoleShopOptions): Promise<void> => {
  const { products, orders, customers, engine, keep } = options
  const server = engine === 'postgres' && keep === '' ? await startPostgres() : undefined
  const startedAt = performance.now()
  const ownEngine = server ? postgresEngine(server.url) : sqliteEngine
  const shop = await openDemoShop({
    generated: Math.min(products, GENERATED),
    engine: keep === '' ? ownEngine : keptEngine(engine, keep, `console_${products}_${orders}`),
    site: { siteId: SITE_ID },
    environment: { MODE: 'production', MEDIA_URL: 'http://localhost:4000' },
  })
  await copyProducts(shop, products)
  await fillOrders(shop, orders, customers)
  await fillCarts(shop, customers)
  const openedMs = performance.now() - startedAt
  const { authorization = '' } = await shop.owner()
  const address = `${shop.url.replace('127.0.0.1', 'localhost')}/console`
  const { clientId, email, password } = await openConsole(shop, 'owner', `${address}/callback`)
  isReady(
    {
      ...{ url: shop.url, owner: authorization, openedMs },
      signIn: { address: `${address}/login?client=${clientId}`, email, password },
    } satisfies ConsoleShop,
    async () => {
      await shop[Symbol.asyncDispose]()
      await server?.stop()
    },
  )
}
