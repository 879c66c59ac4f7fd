import {
  type Caller,
  createCaller,
  keptPostgresEngine,
  openDemoShop,
  type Shop,
  startPostgres,
} from '@vitrine/platform/testing'
import type { Built } from './built.ts'
import { startBuiltPlatform } from './built-platform.ts'

/** Processes that serve one shop on PostgreSQL; SQLite belongs to one. */
const PROCESSES = 4

/** The demo shop, and the built platforms that serve it together. */
export interface DemoPlatforms extends AsyncDisposable {
  /** The shop in this process, for tokens. It doesn't answer or send events: this process is busy with measuring. */
  readonly shop: Shop
  readonly first: Built
  readonly platforms: readonly Built[]
  /** The addresses of the platforms, one after the other. */
  urlOf(index: number): string
  /** A new visitor of one of the platforms. */
  visitor(index: number): Promise<Caller>
}

/**
 * Opens the demo shop on an engine and starts one platform on SQLite, or four on PostgreSQL.
 * @param engine - `sqlite` or `postgres`
 * @param environment - settings of each platform
 */
export const openDemoPlatforms = async (
  engine: string,
  environment: Readonly<Record<string, string>>,
): Promise<DemoPlatforms> => {
  const server = engine === 'postgres' ? await startPostgres() : undefined
  const shop = await openDemoShop({
    listens: false,
    ...(server && { engine: keptPostgresEngine(server.url, 'public') }),
  })
  const settings = { ...environment, ...(server && { DATABASE_URL: server.url }) }
  const first = await startBuiltPlatform(shop.dataDir, settings)
  const platforms = [first]
  while (server && platforms.length < PROCESSES)
    platforms.push(await startBuiltPlatform(shop.dataDir, settings))
  const urlOf = (index: number) => platforms[index % platforms.length]?.url ?? first.url
  return {
    shop,
    first,
    platforms,
    urlOf,
    visitor: async (index) => {
      const asked = { clientId: shop.clientId, grantType: 'anonymous' }
      const { body } = await createCaller(urlOf(index), undefined).post('/oauth2/token', asked)
      return createCaller(urlOf(index), String(body.access_token))
    },
    [Symbol.asyncDispose]: async () => {
      for (const platform of platforms) await platform.stop()
      await shop[Symbol.asyncDispose]()
      await server?.stop()
    },
  }
}
