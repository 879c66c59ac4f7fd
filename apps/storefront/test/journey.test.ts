import { getOrder } from '@vitrine/contract/operations'
import { freePort, openDemoShop } from '@vitrine/platform/testing'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/tests/chromium.mjs'
import { barriers, DESK, PHONE } from './barriers.ts'
import { hydrated } from './hydrated.ts'
import { openInPieces } from './in-pieces.ts'
import { openStorefront, type Storefront } from './open/open-storefront.ts'
import { deliverByPost, orderCheckout } from './order-checkout.ts'

const COUPON = 'WELCOME10'
/** Replaces pictures, which would otherwise be drawn for every run. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const executablePath = findChromium()

describe.skipIf(!executablePath)('a visit in a browser', () => {
  let platform: Awaited<ReturnType<typeof openDemoShop>>
  let shop: Storefront
  let browser: Browser

  beforeAll(async () => {
    const port = await freePort()
    platform = await openDemoShop({ environment: { STOREFRONT_URL: `http://localhost:${port}` } })
    const coupon = { code: COUPON, name: 'Welcome', percentOffRate: 10 }
    const merchant = await platform.merchant()
    await merchant.post('/vitrine/v1/coupons', { coupon })
    await deliverByPost(merchant)
    shop = await openStorefront(platform, port)
    browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  })

  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
    await platform?.[Symbol.asyncDispose]()
  })

  /** Opens a page and collects the browser's complaints. */
  async function open(path: string, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ viewport: PHONE, baseURL: shop.url, ...options })
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }))
    await page.goto(path)
    if (options.javaScriptEnabled !== false) await hydrated(page)
    return { page, complaints, [Symbol.asyncDispose]: () => context.close() }
  }

  const toCart = async (page: Page, isScripted: boolean) => {
    await page.goto('/cart')
    if (isScripted) await hydrated(page)
  }
  const inCart = (page: Page) => page.getByRole('link', { name: /^Cart, / }).getAttribute('aria-label')
  /** Waits until the shop has the added item, which is shown earlier. */
  const isAdded = (page: Page) => page.locator('li[aria-busy=false]').first().waitFor()
  const lines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')

  it('leads from the home page to a product, into the cart and out again', async () => {
    await using visit = await open('/')
    const { page, complaints } = visit
    await page.getByRole('link', { name: 'Prints', exact: true }).first().click()
    await page.waitForURL('**/collections/prints')
    await page.getByLabel('Sort by').selectOption('name-up')
    await page.waitForURL('**/collections/prints?sort=name-up')
    await page.getByRole('link', { name: 'Low Sun over the Estuary' }).click()

    // On a phone the button is visible without scrolling.
    const button = page.getByRole('button', { name: 'Add to cart' })
    await button.waitFor()
    const { y = PHONE.height, height = 0 } = (await button.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(PHONE.height)
    await page.getByRole('radio', { name: /^50 × 70 cm/ }).check({ force: true })
    await page.getByText('Oak', { exact: true }).first().click({ force: true })
    await page.waitForURL('**/low-sun-over-the-estuary?Size=50+%C3%97+70+cm&Frame=Oak')
    await page.getByText('€193.00').first().waitFor()
    await button.click()

    const drawer = page.getByRole('dialog', { name: 'Your cart' })
    await drawer.getByText('50 × 70 cm').waitFor()
    await drawer.getByText('Just added').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('cart-drawer')
    const said = await drawer.getAttribute('aria-describedby')
    await expect.poll(() => page.locator(`#${said}`).textContent()).toBe('1 item in your cart, €193.00.')
    const more = drawer.getByRole('button', { name: 'One Low Sun over the Estuary more' })
    await more.click()
    await more.click()
    await drawer.getByText('€579.00').first().waitFor()
    const news = drawer.locator('[aria-live]')
    await expect.poll(() => news.textContent()).toBe('3 items in your cart, €579.00.')

    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add to cart')
    expect(await inCart(page)).toBe('Cart, 3 items')

    await page.goto('/cart')
    await page.getByLabel('How many of Low Sun over the Estuary').fill('1')
    await page.getByText('€193.00').first().waitFor()
    await page.getByRole('button', { name: 'Remove Low Sun over the Estuary' }).click()
    await page.getByText('Your cart is empty', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  it('says that the network is down, and continues by itself once it is back', async () => {
    await using visit = await open('/de/products/moon-jar')
    const { page } = visit
    const other = page
      .getByRole('region', { name: 'Das könnte Ihnen auch gefallen' })
      .getByRole('link')
      .first()
    const name = await other.textContent()
    await page.context().setOffline(true)
    await other.click()
    await page.getByRole('heading', { name: 'Sie sind offline' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: name ?? '', level: 1 }).waitFor()
  })

  it('leads the same way without scripts', async () => {
    await using visit = await open('/', { javaScriptEnabled: false })
    const { page } = visit
    await page.getByRole('link', { name: 'Prints', exact: true }).first().click()
    await page.getByRole('link', { name: 'Low Sun over the Estuary' }).click()
    await page.getByRole('radio', { name: /^50 × 70 cm/ }).check({ force: true })
    await page.getByRole('button', { name: 'Show selection' }).click()
    await page.getByText('€84.00').first().waitFor()
    await page.getByRole('spinbutton', { name: 'How many' }).fill('2')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart')
    expect(await inCart(page)).toBe('Cart, 2 items')

    await page.getByRole('button', { name: /more$/ }).click()
    expect(await inCart(page)).toBe('Cart, 3 items')
    await page.getByRole('spinbutton').fill('7')
    await page.getByRole('spinbutton').press('Enter')
    await page.waitForLoadState()
    expect(await inCart(page)).toBe('Cart, 7 items')
    await page.getByRole('button', { name: /^Remove/ }).click()
    await page.getByText('Your cart is empty', { exact: true }).waitFor()
  })

  it.each([true, false])(
    'adds a coupon to the cart and removes it, with scripts: %s',
    async (javaScriptEnabled) => {
      await using visit = await open('/products/moon-jar', { javaScriptEnabled })
      const { page } = visit
      await page.getByRole('button', { name: 'Add to cart' }).click()
      const field = page.getByLabel('Coupon code')
      await isAdded(page)
      await toCart(page, javaScriptEnabled)
      await field.fill('unheard-of')
      await field.press('Enter')
      await page.getByRole('alert').filter({ hasText: 'We don’t know this code.' }).waitFor()
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      expect(await field.inputValue()).toBe('unheard-of')
      if (javaScriptEnabled) expect(await barriers(page)).toEqual([])

      await field.fill(` ${COUPON.toLowerCase()}`)
      await page.getByRole('button', { name: 'Apply' }).click()
      const remove = page.getByRole('button', { name: `Remove coupon ${COUPON}` })
      await remove.waitFor()
      const sums = page.getByRole('complementary', { name: 'Summary' }).getByRole('definition')
      await expect.poll(() => sums.allTextContents()).toEqual(['−€24.00', 'At the next step', '€216.00'])
      expect(await page.getByRole('status').filter({ hasText: COUPON }).count()).toBe(1)
      if (javaScriptEnabled)
        expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true)
      if (javaScriptEnabled) expect(await barriers(page)).toEqual([])
      await remove.click()
      await field.waitFor()
      if (javaScriptEnabled)
        expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    },
  )

  it.each([true, false])('estimates the cart for a country, with scripts: %s', async (javaScriptEnabled) => {
    await using visit = await open('/products/moon-jar', { javaScriptEnabled })
    const { page } = visit
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const country = page.getByLabel('Deliver to')
    await isAdded(page)
    await toCart(page, javaScriptEnabled)
    await page.getByText('At the next step').waitFor()
    await country.selectOption('Germany')
    await page.getByRole('button', { name: 'Estimate' }).click()
    await page.waitForURL('**/cart?country=DE')
    await page.getByText('In four days').waitFor()
    const sums = page.getByRole('complementary', { name: 'Summary' }).getByRole('definition')
    expect(await sums.allTextContents()).toEqual(['€4.90', '€244.90'])
    if (javaScriptEnabled) expect(await barriers(page)).toEqual([])

    await country.selectOption('Japan')
    await page.getByRole('button', { name: 'Estimate' }).click()
    await page.getByText('We can’t deliver the items in your cart to this country.').waitFor()
  })

  it.each([true, false])(
    'leads from the cart to the checkout, and thanks for the order, with scripts: %s',
    { timeout: 60_000 },
    async (javaScriptEnabled) => {
      await using visit = await open('/products/moon-jar', { javaScriptEnabled })
      const { page } = visit
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await isAdded(page)
      await toCart(page, javaScriptEnabled)
      await page.getByText('Add a note or gift message').click()
      await page.getByLabel('Your note or gift message').fill('For Grace, with love')
      await page.getByRole('button', { name: 'Check out' }).first().click()
      await page.waitForURL(/\/checkout\/[\da-f-]{36}(#\w+)?$/, { waitUntil: 'commit', timeout: 20_000 })
      const orderId = await orderCheckout(
        await platform.merchant(),
        new URL(page.url()).pathname.split('/').at(-1) ?? '',
      )
      const { order } = await (await platform.merchant()).call(getOrder, { id: orderId })
      expect(order?.buyerNote).toBe('For Grace, with love')
      await page.goto(`/thank-you?orderId=${orderId}`)
      await page.getByRole('heading', { name: 'Thank you, Ada' }).waitFor()
      expect(await page.getByText('ada@example.com').count()).toBe(1)
      const sums = page.getByRole('region', { name: 'Totals' }).getByRole('definition')
      expect(await sums.allTextContents()).toEqual(['€240.00', '€4.90', '€244.90'])
      expect(await inCart(page)).toBe('Cart, empty')
      if (javaScriptEnabled) expect(await barriers(page)).toEqual([])
    },
  )

  it.each([true, false])(
    'shows a changed price until the buyer accepts it, with scripts: %s',
    { timeout: 60_000 },
    async (javaScriptEnabled) => {
      const merchant = await platform.merchant()
      const write = (method: string, path: string, product: object) =>
        merchant.send(method, `/stores/v1/products${path}`, JSON.stringify({ product }))
      const { body } = await write('POST', '', { name: 'Dear vase', priceData: { price: 20 } })
      const { id, slug } = body.product as { id: string; slug: string }
      await using visit = await open(`/products/${slug}`, { javaScriptEnabled })
      const { page } = visit
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await isAdded(page)
      await write('PATCH', `/${id}`, { priceData: { price: 30 } })
      await toCart(page, javaScriptEnabled)
      const notice = page.getByText('It costs €30.00 now; it was €20.00 when it was chosen.')
      await notice.waitFor()
      if (javaScriptEnabled) expect(await barriers(page)).toEqual([])
      await page.getByRole('button', { name: 'OK: Dear vase' }).click()
      await notice.waitFor({ state: 'detached' })
      await merchant.send('DELETE', `/stores/v1/products/${id}`)
      await toCart(page, javaScriptEnabled)
      await page.getByText('No longer available. Please remove it.').waitFor()
      await page.getByRole('button', { name: 'Check out' }).first().click()
      await page
        .getByRole('alert')
        .filter({ hasText: 'Some items need a change before you can check out.' })
        .waitFor()
    },
  )

  it('filters a collection choice by choice, and back again', async () => {
    await using visit = await open('/collections/ceramics', { viewport: DESK })
    const { page, complaints } = visit
    const chalk = page.getByRole('checkbox', { name: 'Chalk' })
    await chalk.focus()
    await page.keyboard.press('Space')
    await page.waitForURL('**/collections/ceramics?option.Glaze=Chalk')
    await page
      .getByRole('status')
      .filter({ hasText: /^6 items$/ })
      .waitFor()
    expect(await chalk.evaluate((box) => box === document.activeElement)).toBe(true)
    const celadon = page.getByRole('checkbox', { name: 'Celadon' })
    await celadon.check()
    await page.waitForURL('**/collections/ceramics?option.Glaze=Celadon&option.Glaze=Chalk')
    expect(await barriers(page, [DESK])).toEqual([])

    await page.goBack()
    await page.waitForURL('**/collections/ceramics?option.Glaze=Chalk')
    await page
      .getByRole('status')
      .filter({ hasText: /^6 items$/ })
      .waitFor()
    expect(await celadon.isChecked()).toBe(false)
    await page.getByRole('link', { name: 'Remove Glaze: Chalk' }).click()
    await page.waitForURL('**/collections/ceramics')
    await page
      .getByRole('status')
      .filter({ hasText: /^23 items$/ })
      .waitFor()
    expect(await chalk.isChecked()).toBe(false)
    expect(complaints).toEqual([])
  })

  it.each([true, false])(
    'leads from a search to a piece, into another language and currency and the cart, with scripts: %s',
    { timeout: 60_000 },
    async (javaScriptEnabled) => {
      await using visit = await open('/', { viewport: DESK, javaScriptEnabled })
      const { page, complaints } = visit
      const field = page.getByRole('banner').locator('input')
      if (javaScriptEnabled) {
        await field.pressSequentially('zzxx')
        await page.waitForResponse('**/search/suggest**')
        await field.fill('tulip va')
        await page.getByRole('option', { name: /^Tulip Vase/ }).waitFor()
        await page.keyboard.press('ArrowDown')
        expect(await field.getAttribute('aria-activedescendant')).toBeTruthy()
        await page.keyboard.press('Enter')
        await page.waitForURL('**/products/tulip-vase')
      }
      await field.fill('jar')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/search?q=jar')
      await page.getByRole('checkbox', { name: 'Ceramics' }).check()
      if (!javaScriptEnabled) await page.getByRole('button', { name: /^Show \d+ items?$/ }).click()
      await page.waitForURL(/collection=ceramics/)
      await page.getByRole('link', { name: 'Moon Jar', exact: true }).click()
      await page.waitForURL('**/products/moon-jar')
      await page.getByRole('heading', { name: 'Moon Jar', level: 1 }).waitFor()
      await page.getByRole('button', { name: 'Deutsch' }).click()
      await page.waitForURL('**/de/products/moon-jar')
      await page.getByText('240,00\u00a0€', { exact: true }).first().waitFor()
      await page.getByRole('button', { name: 'USD' }).click()
      await page.getByText('278,40\u00a0$', { exact: true }).first().waitFor()
      await page.getByRole('button', { name: 'In den Warenkorb' }).click()
      await page
        .getByRole('list', { name: 'Artikel in Ihrem Warenkorb' })
        .getByText('278,40\u00a0$')
        .waitFor()
      await page.getByText('Zum Vergleich umgerechnet. Sie zahlen 240,00\u00a0€.').waitFor()
      await page.goto('/')
      await page.waitForURL('**/de')
      expect(complaints).toEqual([])
    },
  )

  it('works with a screen reader', async () => {
    await using visit = await open('/products/moon-jar', { viewport: DESK })
    const { page } = visit
    const told = (...[role, name]: Parameters<Page['getByRole']>) => page.getByRole(role, name).ariaSnapshot()
    expect(await told('group', { name: 'Glaze' })).toBe(
      `- 'group "Glaze: Chalk"':
  - text: "Glaze: Chalk"
  - radio "Chalk" [checked]
  - text: Chalk
  - radio "Celadon, sold out"
  - text: Celadon, sold out
  - radio "Tenmoku"
  - text: Tenmoku`,
    )
    const main = await told('main')
    for (const part of [
      '- \'link "Enlarge: Moon Jar, the rim close by"\':',
      '- \'link "Picture 2: Moon Jar in celadon"\':',
      '- \'link "Film: The moon jar, turned once round"\':',
      '- spinbutton "How many": "1"\n  - button "Add to cart"\n  - paragraph: Only ',
      '- region "You may also like":',
    ])
      expect(main).toContain(part)

    await page.getByRole('button', { name: 'Add to cart' }).click()
    await lines(page).first().waitFor()
    expect(await told('list', { name: 'Items in your cart' })).toBe(`- list "Items in your cart":
  - listitem:
    - paragraph: Just added
    - link "Moon Jar":
      - /url: /products/moon-jar
    - paragraph: €240.00
    - term: "Glaze:"
    - definition: Chalk
    - button "One Moon Jar less" [disabled]
    - spinbutton "How many of Moon Jar": "1"
    - button "One Moon Jar more"
    - button "Remove Moon Jar": Remove`)
    const drawer = await told('dialog', { name: 'Your cart' })
    for (const part of ['- heading "Your cart" [level=2]', '- button "Close"', '- button "Check out"'])
      expect(drawer).toContain(part)

    await page.goto('/de/collections/ceramics?option.Glaze=Chalk')
    const filters = await told('group', { name: 'Glasur' })
    expect(filters).toContain('- checkbox "Seladon, 6 Artikel"')
    expect(filters).toContain('- checkbox "Kreide, 6 Artikel" [checked]')
    expect(await told('group', { name: 'Preis' })).toContain('- link "50,00 € – 99,99 €, 1 Artikel":')
    expect(await told('main')).toContain('- \'link "Entfernen: Glasur: Kreide"\':')
    expect(await told('combobox')).toMatch(
      /^- combobox "Sortieren nach":\n {2}- option "Neueste zuerst" \[selected\]/,
    )
  })

  it('filters a search without scripts', async () => {
    await using visit = await open('/search?q=bowl', { javaScriptEnabled: false })
    const { page } = visit
    await page.getByText('Filter', { exact: true }).click()
    // There are too few bowls for ranges of prices.
    expect(await page.getByRole('link', { name: /^€.* – €/ }).count()).toBe(0)
    await page.getByLabel('To', { exact: true }).fill('50')
    await page.getByRole('checkbox', { name: 'Ceramics' }).check()
    await page.getByRole('button', { name: /^Show \d+ items$/ }).click()
    await page.waitForURL(/q=bowl.*max=50.*collection=ceramics/)
    expect(await page.getByRole('searchbox', { name: 'Words to search for' }).last().inputValue()).toBe(
      'bowl',
    )
    await page.getByRole('link', { name: 'Remove Price: up to 50' }).click()
    await page.waitForURL(/q=bowl&collection=ceramics$/)
  })

  it('keeps focus in the filters while they cover the page', async () => {
    await using visit = await open('/collections/ceramics', { viewport: { width: 390, height: 844 } })
    const { page } = visit
    await hydrated(page)
    const filter = page.locator('.rail > summary')
    await filter.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    expect((await filter.boundingBox())?.height).toBeLessThan(100)
    await sheet.getByRole('checkbox', { name: 'Chalk' }).check()
    await page.waitForURL(/Glaze=Chalk/)
    const isInside = () => sheet.evaluate((one) => one.contains(document.activeElement))
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Shift+Tab')
      if (await page.evaluate(() => document.activeElement === document.body)) continue
      expect(await isInside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.matches('.rail > summary'))).toBe(true)
    expect(await page.locator('[inert]').count()).toBe(0)
  })

  it('works with only the keyboard', async () => {
    await using visit = await open('/products/moon-jar', { viewport: DESK })
    const { page } = visit
    await hydrated(page) // until then, every picture is a stop
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content')
    await page.keyboard.press('Enter')
    const stops: (string | null | undefined)[] = []
    while (stops.at(-1) !== 'Add to cart' && stops.length < 30) {
      await page.keyboard.press('Tab')
      stops.push(await page.evaluate(() => document.activeElement?.textContent))
    }
    expect(stops.length).toBeLessThan(12)
    await page.getByRole('radio', { name: 'Chalk' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/moon-jar?Glaze=Celadon')
    expect(await page.getByRole('button', { name: 'Sold out' }).isDisabled()).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/moon-jar?Glaze=Tenmoku')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await lines(page).first().waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  it('keeps choices made before its scripts have loaded', async () => {
    await using visit = await open('/collections/prints')
    const { page } = visit
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto('/products/low-sun-over-the-estuary', { waitUntil: 'commit' })
    await page.getByRole('radio', { name: /^50 × 70 cm/ }).check({ force: true })
    await page.getByText('Oak', { exact: true }).first().click({ force: true })
    await page.waitForURL('**/low-sun-over-the-estuary?Size=50+%C3%97+70+cm&Frame=Oak')
    await page.getByText('€193.00').first().waitFor()
  })

  /** How much of the page has shifted without interaction, and what. */
  const shiftsOf = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const moved: string[] = []
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const sources: { node?: Node }[] = Reflect.get(entry, 'sources') ?? []
              moved.push(
                `${Reflect.get(entry, 'value')} ${sources.map(({ node }) => node?.textContent).join()}`,
              )
            }
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(moved), 300)
        }),
    )

  it('shifts nothing on the page while it loads', async () => {
    await using visit = await open('/products/moon-jar', { viewport: DESK })
    expect(await shiftsOf(visit.page)).toEqual([])
  })

  // Fails if the header's lines are shown before they are complete.
  it('shifts nothing when the page arrives in pieces', async () => {
    await using pieces = await openInPieces(shop.url, 12_000)
    await using visit = await open('/products/moon-jar', { viewport: DESK, baseURL: pieces.url })
    expect(await shiftsOf(visit.page)).toEqual([])
    await visit.page.getByRole('link', { name: /^Cart, / }).waitFor()
    await visit.page.getByRole('link', { name: 'Prints', exact: true }).first().waitFor()
  })
})
