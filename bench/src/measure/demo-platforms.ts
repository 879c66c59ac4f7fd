import { keptPostgresEngine, openDemoShop, type Shop, startPostgres } from '@vitrine/platform/testing'
import type { Built } from './built.ts'
import { startBuiltPlatform } from './built-platform.ts'

/** Processes that serve one shop on PostgreSQL; SQLite belongs to one. */
const PROCESSES = 4

/** The demo shop, and the built platforms that serve it together. */
export interface DemoPlatforms extends AsyncDisposable {
  /** The shop in this process, for tokens. */
  readonly shop: Shop
  readonly first: Built
  readonly platforms: readonly Built[]
  /** The addresses of the platforms, one after the other. */
  urlOf(index: number): string
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
  const shop = await openDemoShop(server ? { engine: keptPostgresEngine(server.url, 'public') } : {})
  const settings = { ...environment, ...(server && { DATABASE_URL: server.url }) }
  const first = await startBuiltPlatform(shop.dataDir, settings)
  const platforms = [first]
  while (server && platforms.length < PROCESSES)
    platforms.push(await startBuiltPlatform(shop.dataDir, settings))
  return {
    shop,
    first,
    platforms,
    urlOf: (index) => platforms[index % platforms.length]?.url ?? first.url,
    [Symbol.asyncDispose]: async () => {
      for (const platform of platforms) await platform.stop()
      await shop[Symbol.asyncDispose]()
      await server?.stop()
    },
  }
}
