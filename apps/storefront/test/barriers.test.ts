import { freePort, openDemoShop } from '@vitrine/platform/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { barriers, barriersHere, beyond, DESK } from './barriers.ts'
import { hydrated } from './hydrated.ts'
import { openStorefront, type Storefront } from './open/open-storefront.ts'
import { withoutPictures } from './open/without-pictures.ts'
import { sizes } from './sizes.ts'

const NARROW = { width: 360, height: 740 }
const WIDTHS = [360, 390, 768, 1280, 1920].map((width) => ({ width, height: 800 }))

const ENDLESS = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetze'
const GLAZE = {
  name: 'Glasurzusammensetzung',
  optionType: 'drop_down',
  choices: [{ value: ENDLESS, description: ENDLESS }],
}

const executablePath = findChromium()

describe.skipIf(!executablePath)('no page of the shop has an accessibility barrier in any state', () => {
  let platform: Awaited<ReturnType<typeof openDemoShop>>
  let shop: Storefront
  let closed: Storefront
  let alone: Storefront
  let browser: TestBrowser

  beforeAll(async () => {
    platform = await openDemoShop()
    const nobody = { url: `http://localhost:${await freePort()}`, clientId: platform.clientId }
    ;[shop, closed, alone] = await Promise.all([
      openStorefront(platform),
      openStorefront(platform, undefined, { MAINTENANCE: 'on' }),
      openStorefront(nobody),
    ])
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await Promise.all([shop, closed, alone].map((one) => one?.stop()))
    await platform?.[Symbol.asyncDispose]()
  })

  /**
   * An item with a raised price and an endless word as its choice, and one with fewer in stock than
   * requested.
   */
  async function fillCart(page: Page, start: string) {
    const merchant = await platform.merchant()
    const write = (method: string, path: string, price: number) =>
      merchant.send(
        method,
        `/stores/v1/products${path}`,
        JSON.stringify({ product: { name: 'Dear vase', priceData: { price }, productOptions: [GLAZE] } }),
      )
    const { id, slug } = (await write('POST', '', 20)).body.product as { id: string; slug: string }
    for (const path of [`/products/${slug}`, '/products/undyed-blanket-with-hand-knotted-selvedge']) {
      await page.goto(`${shop.url}${start}${path}`)
      await hydrated(page)
      await page.locator('main form button[type=submit]').click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    }
    await write('PATCH', `/${id}`, 30)
  }

  const open = (page: Page, start: string, path: string) => page.goto(`${shop.url}${start}${path}`)
  const at = (path: string) => (page: Page, start: string) => open(page, start, path)

  const STATES: Readonly<Record<string, (page: Page, start: string) => Promise<unknown>>> = {
    'the front page': (page, start) => open(page, start, start ? '' : '/'),
    'a list that ignores part of its address': at('/products?page=2&min=20&mystery=1'),
    collections: at('/collections'),
    'a collection with its filters': async (page, start) => {
      await open(page, start, '/collections/ceramics?option.Glaze=Chalk')
      // On wide screens they are next to the products.
      const filters = page.locator('.rail > summary')
      if (await filters.isVisible()) await filters.click()
    },
    'a search that found something else': at('/search?q=mono+jar'),
    'a search that found nothing': at('/search?q=zzzxxy'),
    'suggestions while typing': async (page, start) => {
      await open(page, start, '/search')
      await hydrated(page)
      await page.locator('main input[name=q]').pressSequentially('vase')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
    'a product in a combination that is not made': at('/products/moon-jar?Glaze=Purple'),
    'a choice that is sold out': at('/products/moon-jar?Glaze=Celadon'),
    'a name of one word': async (page, start) => {
      const product = { name: 'Donaudampfschifffahrtsgesellschaftskapitänsdose', priceData: { price: 20 } }
      const merchant = await platform.merchant()
      const { body } = await merchant.send('POST', '/stores/v1/products', JSON.stringify({ product }))
      await open(page, start, `/products/${(body.product as { slug: string }).slug}`)
    },
    'large pictures': async (page, start) => {
      await open(page, start, '/products/moon-jar')
      await hydrated(page)
      await page.locator('[data-place] a').first().click()
      await page.getByRole('dialog').waitFor()
    },
    'no cart': at('/cart'),
    'the cart beside a page': async (page, start) => {
      await fillCart(page, start)
      await page.goto(`${shop.url}${start}/products/column`)
      await hydrated(page)
      await page.locator('header a[href$="/cart"]').click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
    'a cart with changed items': at('/cart?country=JP'),
    'what the merchant writes': at('/pages/shipping-and-returns'),
    'an unknown address': at('/nowhere'),
    "someone else's order": at('/thank-you?orderId=x'),
    'a shop under maintenance': (page, start) => page.goto(`${closed.url}${start}/cart`),
    'a shop that does not answer': (page, start) => page.goto(`${alone.url}${start}/products`),
    'no connection': async (page, start) => {
      await open(page, start, '/products')
      await hydrated(page)
      await page.context().setOffline(true)
      await page.locator('main li a').last().click()
      await page.getByRole('heading', { name: 'offline' }).waitFor()
    },
  }

  /** States that have all colors between them: links, buttons, fields, prices, notices, sold-out choices. */
  const COLOURFUL = [
    ...['the front page', 'a collection with its filters', 'a choice that is sold out'],
    ...['the cart beside a page', 'a cart with changed items'],
  ]
  const isInEveryLook = (state: string) => sizes.everyLook || COLOURFUL.includes(state)

  const lightAndDark = (page: Page, state: string) => barriers(page, [DESK], isInEveryLook(state))
  /** States with parts of their own, beside those that have all colors. */
  const OWN_PARTS = [
    ...['a list that ignores part of its address', 'a search that found nothing', 'large pictures'],
    ...['suggestions while typing', 'no cart'],
  ]
  const isInShort = (state: string) => isInEveryLook(state) || OWN_PARTS.includes(state)
  /** German has the longest words. */
  const atAllWidths = async (page: Page) => [...(await barriersHere(page)), ...(await beyond(page, WIDTHS))]

  it('has every state that is picked', () => {
    expect(Object.keys(STATES)).toEqual(expect.arrayContaining([...COLOURFUL, ...OWN_PARTS]))
  })

  const LOOKS = [
    ['English, light and dark', '', DESK, 'none', lightAndDark, isInShort],
    [
      "German, in the reader's own colors and at all widths",
      '/de',
      NARROW,
      'active',
      atAllWidths,
      isInEveryLook,
    ],
  ] as const
  it.each(sizes.everyLook ? LOOKS : LOOKS.slice(0, 1))(
    'in %s',
    { timeout: 300_000 },
    async (_, start, viewport, forcedColors, look, isLookedAt) => {
      const context = await browser.newContext({ forcedColors })
      context.setDefaultTimeout(20_000)
      const page = await context.newPage()
      await withoutPictures(page)
      const found: string[] = []
      for (const [state, reach] of Object.entries(STATES).filter(([name]) => isLookedAt(name))) {
        await page.setViewportSize(viewport)
        await reach(page, start)
        for (const barrier of await look(page, state)) found.push(`${state}: ${barrier}`)
      }
      expect(found).toEqual([])
      await context.close()
    },
  )
})
