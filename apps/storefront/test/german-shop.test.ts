import { queryProducts, updatePriceSettings, updateProduct } from '@vitrine/contract/operations'
import { demoGerman, demoShop } from '@vitrine/demo'
import { type Caller, freePort, openDemoShop } from '@vitrine/platform/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { hydrated } from './hydrated.ts'
import { openStorefront, type Storefront } from './open/open-storefront.ts'
import { withoutPictures } from './open/without-pictures.ts'

const DESK = { width: 1280, height: 900 }

/** Words that no German sentence has. */
const ENGLISH = /\b(the|and|with|your|you|from|this|are|not|our|which|when|of|to|is|for|by|close|framed)\b/i
/** Names of workshops stay as they are, and so does one of a country. */
const NAMES = ['Aldermere Press', 'Varga Pottery', 'Aldermere', 'Isle of Man']

const executablePath = findChromium()

describe.skipIf(!executablePath)('the German shop', () => {
  let platform: Awaited<ReturnType<typeof openDemoShop>>
  let shop: Storefront
  let browser: TestBrowser

  beforeAll(async () => {
    const port = await freePort()
    platform = await openDemoShop({ environment: { STOREFRONT_URL: `http://localhost:${port}` } })
    const standard = { code: 'standard', title: 'Standard delivery', deliveryTime: '2 to 4 days' }
    const regions = [{ name: 'Europe', areas: [], options: [{ ...standard, rate: { flat: '4.90' } }] }]
    const settings = JSON.stringify({ deliverySettings: { regions } })
    await (await platform.merchant()).send('PATCH', '/vitrine/v1/settings/delivery', settings)
    await (await platform.owner()).call(updatePriceSettings, { priceSettings: { showLowestPrice: true } })
    await reduceSaltCellar(await platform.merchant())
    shop = await openStorefront(platform, port)
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
    await platform?.[Symbol.asyncDispose]()
  })

  const english = englishTexts()

  /** Lists what a page says in English without marking it. */
  const unmarked = async (page: Page): Promise<string[]> => {
    const texts = await page.evaluate(textsOutsideEnglish)
    return texts.filter((text) => {
      const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), text)
      return english.has(text) || ENGLISH.test(rest)
    })
  }

  /** A reader of the German shop whose browser is set to English. */
  const open = async () => {
    const context = await browser.newContext({ viewport: DESK, baseURL: shop.url, locale: 'en-GB' })
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    await withoutPictures(page)
    return { page, [Symbol.asyncDispose]: () => context.close() }
  }

  it('shows the lowest price of the last 30 days next to a reduced price, in each language and currency', async () => {
    const read = async (path: string, currency = '') => {
      const headers = { Cookie: currency && `vitrine_currency=${currency}` }
      return (await (await fetch(shop.url + path, { headers })).text()).replaceAll('\u00a0', ' ')
    }
    expect(await read('/de/products/salt-cellar')).toMatch(/>Niedrigster Preis der letzten 30 Tage: 19,00 €</)
    expect(await read('/products/salt-cellar')).toMatch(/>Lowest price in the last 30 days: €19.00</)
    expect(await read('/products/salt-cellar', 'USD')).toMatch(
      />Lowest price in the last 30 days: \$2\d\.\d\d</,
    )
    expect(await read('/products/moon-jar')).not.toContain('Lowest price')
  })

  it('says nothing in English from the home page to the thank-you page, except what is marked', async () => {
    await using visit = await open()
    const { page } = visit
    const found: Record<string, string[]> = {}
    const look = async (name: string) => {
      const some = await unmarked(page)
      if (some.length > 0) found[name] = some
    }

    await page.goto('/de')
    await hydrated(page)
    await look('home')
    await page.getByRole('link', { name: 'Keramik', exact: true }).first().click()
    await page.waitForURL('**/de/collections/ceramics')
    await page.getByRole('heading', { name: 'Keramik', level: 1 }).waitFor()
    await look('collection')
    await page.getByLabel(/^Kreide, /).check({ force: true })
    await page.waitForURL('**/collections/ceramics?option.Glaze=Chalk')
    await look('filtered collection')
    await page.getByRole('link', { name: 'Mondvase' }).click()
    await page.waitForURL('**/de/products/moon-jar?Glaze=Chalk')
    await page.getByRole('heading', { name: 'Mondvase', level: 1 }).waitFor()
    await look('product')
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    const drawer = page.getByRole('dialog', { name: 'Ihr Warenkorb' })
    await drawer.getByText('Glasur:').waitFor()
    await drawer.locator('li[aria-busy=false]').first().waitFor()
    await look('drawer')
    await page.goto('/de/cart?country=DE')
    await page.getByText('Standardversand').waitFor()
    await look('cart')
    await page.goto('/de/search?q=Schalen')
    await page.getByRole('link', { name: 'Tiefe Schale' }).waitFor()
    await look('search')
    for (const path of ['/de/products', '/de/collections', '/de/pages/shipping-and-returns', '/de/nowhere']) {
      await page.goto(path)
      await look(path)
    }

    await page.goto('/de/cart')
    await hydrated(page)
    await page.getByRole('button', { name: 'Zur Kasse' }).first().click()
    await page.getByLabel('E-Mail-Adresse').fill('ada@example.com')
    await look('checkout')
    await page.getByRole('button', { name: /^Weiter/ }).click()
    await page.getByLabel('Land oder Region').selectOption('DE')
    await page.getByLabel('Vorname').fill('Ada')
    await page.getByLabel('Nachname').fill('Byron')
    await page.getByLabel('Straße und Hausnummer').fill('Torstraße 1')
    await page.getByLabel('Postleitzahl').fill('10119')
    await page.getByLabel('Ort', { exact: true }).fill('Berlin')
    await page.locator('.step-open button[type=submit]').click()
    await page.getByText('Standardversand').first().waitFor()
    await look('delivery')
    await page.locator('.step-open button[type=submit]').last().click()
    await page.locator('.step-open #step-payment').waitFor()
    await look('payment')
    await page.locator('input[name=method]').last().check()
    await page.locator('.step-open button[type=submit]').click()
    await page.locator('.step-open #step-review').waitFor()
    await look('review')
    await page.locator('.step-open button[type=submit]').click()
    await page.waitForURL('**/de/thank-you**')
    await page.getByText('Mondvase').first().waitFor()
    await look('thank-you')
    expect(found).toEqual({})

    const mails = async () => (await fetch(`${platform.url}/dev/mail`)).text()
    await expect.poll(mails, { timeout: 20_000, interval: 200 }).toContain('ada@example.com')
    const mail = await mails()
    expect(['Mondvase', 'Kreide', 'Standardversand'].filter((text) => !mail.includes(text))).toEqual([])
    expect(mail).not.toContain('Moon Jar')
  })

  it('marks what the shop has not translated', async () => {
    const merchant = await platform.merchant()
    const { body } = await merchant.post('/stores/v1/products', {
      product: { name: 'Plain thing', description: '<p>A plain one.</p>', priceData: { price: 5 } },
    })
    const { slug } = body.product as { slug: string }
    await using visit = await open()
    const { page } = visit
    await page.goto(`/de/products/${slug}`)
    expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('en')
    expect(await unmarked(page)).toEqual([])
    await page.goto('/de/search?q=plain')
    expect(await page.getByRole('heading', { name: 'Plain thing' }).getAttribute('lang')).toBe('en')
    await page.goto(`/products/${slug}`)
    expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe(null)
  })
})

/** Names and choices of the demo shop that read differently in German. */
function englishTexts(): Set<string> {
  const { products, collections } = demoShop()
  const german = demoGerman({ products, collections })
  const translations = new Map(german.texts.map(({ text, translation }) => [text, translation]))
  return new Set([
    ...products.map(({ name }) => name),
    ...collections.map(({ name }) => name),
    ...[...translations].flatMap(([text, translation]) => (text === translation ? [] : [text])),
  ])
}

/** Runs in the page: its texts, alternative texts and labels, outside of elements that are marked as English. */
function textsOutsideEnglish(): string[] {
  const texts: string[] = []
  const isEnglish = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'en'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node
    const text = textContent?.trim() ?? ''
    if (text && !parentElement?.closest('script, style, noscript, template') && !isEnglish(parentElement))
      texts.push(text)
  }
  for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name)?.trim() ?? ''
      if (text && !isEnglish(element)) texts.push(text)
    }
  return texts
}

/** Sells the salt cellar for 19.00, then for 30.00, and then for 20 % less. */
async function reduceSaltCellar(merchant: Caller) {
  const { products = [] } = await merchant.call(queryProducts, { query: { filter: { slug: 'salt-cellar' } } })
  const id = products[0]?.id ?? ''
  for (const change of [{ priceData: { price: 19 } }, { priceData: { price: 30 } }])
    await merchant.call(updateProduct, { product: { id, ...change } })
  await merchant.call(updateProduct, { product: { id, discount: { type: 'PERCENT', value: 20 } } })
}
