import { freePort, openDemoShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { aliasImports, copyStorefront } from './built-storefront.ts'
import type { Wish } from './walk.ts'
import { ALL_PROGRAMS, PROGRAMS, WALKS_IN_FULL } from './walks.ts'
import { addressesOf, drawPlain, prepare, walk } from './whole-walk.ts'

const executablePath = findChromium()

describe.skipIf(!executablePath)('a storefront in plain Node.js', () => {
  let browser: TestBrowser
  let shop: Shop
  let wish: () => Promise<Wish>
  let port: number
  let url: string
  beforeAll(async () => {
    port = await freePort()
    url = `http://localhost:${port}`
    shop = await openDemoShop({
      ...{ draw: drawPlain, callbackPath: '/callback', environment: { STOREFRONT_URL: url } },
    })
    wish = await prepare(shop)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.[Symbol.asyncDispose]()
  })

  it.each(PROGRAMS)(
    'sells from $catalog with the cart $cart, packages: $client',
    {
      timeout: 120_000,
    },
    async ({ catalog, cart, client }) => {
      using storefront = copyStorefront(['node'], 'linked')
      if (client === 'ours') aliasImports(storefront)
      const addresses = addressesOf(shop)
      await storefront.serve('node --import @vitrine/move/preload server.js', url, {
        ...{ ...addresses, WIX_CLIENT_ID: addresses.VITRINE_CLIENT_ID },
        ...{ PORT: String(port), CATALOG: catalog, CART: cart },
      })
      await walk(browser, url, await wish())
    },
  )

  it('is walked in at least thirty different forms by the full command', () => {
    expect(WALKS_IN_FULL).toBeGreaterThanOrEqual(30)
    const forms = ALL_PROGRAMS.map((program) => JSON.stringify(program))
    expect(new Set(forms).size).toBe(forms.length)
  })
})
