import { join } from 'node:path'
import { freePort, openDemoShop } from '@vitrine/platform/testing'
import { type Built, startBuilt } from './built.ts'
import { startBuiltPlatform } from './built-platform.ts'

const STOREFRONT = join(import.meta.dirname, '../../../apps/storefront')

/** The built demo shop: storefront and platform, each in its own process. */
export interface BuiltShop extends AsyncDisposable {
  readonly storefront: Built
  readonly platform: Built
}

/** @param environment - settings of both */
export const openBuiltShop = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<BuiltShop> => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const both = { STOREFRONT_URL: url, ...environment }
  const seeded = await openDemoShop({ environment: both })
  const platform = await startBuiltPlatform(seeded.dataDir, both)
  const platformUrl = platform.url.replace('127.0.0.1', 'localhost') // the name it uses in browsers
  const storefront = await startBuilt({
    main: 'server.js',
    cwd: STOREFRONT,
    url,
    environment: {
      ...{ NODE_ENV: 'production', MODE: 'development', LOG_LEVEL: 'silent', CLIENT_ID: seeded.clientId },
      ...{ PLATFORM_URL: platformUrl, MEDIA_URL: platformUrl, STOREFRONT_PORT: String(port), ...both },
    },
  })
  return {
    storefront,
    platform,
    [Symbol.asyncDispose]: async () => {
      await storefront.stop()
      await platform.stop()
      await seeded[Symbol.asyncDispose]()
    },
  }
}

/** Puts a product into a cart as a browser without scripts does, and returns its cookies. */
export const cookieOfACart = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/products/column`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url },
    body: new URLSearchParams({ quantity: '2' }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  if (cookies.length === 0) throw new Error(`The cart was not filled: ${answer.status}`)
  return cookies.join('; ')
}
