import { setTimeout as delay } from 'node:timers/promises'
import { freePort, openDemoShop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { inFull, walksInFull } from '../../../scripts/tests/in-full.mjs'
import { alerts, atRest, count, more, quantity, sum, toCart, whatIsBought } from './cart-page.ts'
import { hydrated } from './hydrated.ts'
import { type Faulty, openFaulty } from './open/open-faulty.ts'
import { openStorefront, type Storefront } from './open/open-storefront.ts'
import { withoutPictures } from './open/without-pictures.ts'
import { deliverByPost, orderCheckout } from './order-checkout.ts'

let platform: Awaited<ReturnType<typeof openDemoShop>>
let faulty: Faulty
let shop: Storefront

beforeAll(async () => {
  const port = await freePort()
  platform = await openDemoShop({ environment: { STOREFRONT_URL: `http://localhost:${port}` } })
  faulty = await openFaulty(platform.url)
  shop = await openStorefront({ url: faulty.url, clientId: platform.clientId }, port)
})

afterAll(async () => {
  await shop?.stop()
  await faulty?.[Symbol.asyncDispose]()
  await platform?.[Symbol.asyncDispose]()
})

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(shop.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie, Origin: shop.url },
    redirect: 'manual',
  })

const read = async (path: string) => {
  const answer = await fetch(shop.url + path)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const isOfProducts = (path: string) => path.includes('/products')
const isOfCart = (path: string) => path.includes('/carts/')

describe('a page whose platform', () => {
  const TOO_MANY = { status: 429, headers: { 'retry-after': '20' } }

  const NONSENSE = '{"products":[{"slug":"moon-jar","priceData":{"currency":"?","discountedPrice":1}}]}'

  it.each([
    ['is rate-limited', TOO_MANY, 429, '20', 'One moment, please', 'try again in 20 seconds'],
    ['says when to come back', { ...TOO_MANY, status: 503 }, 503, '20', 'We can’t show', 'Your cart is safe'],
    ['fails', { status: 500 }, 503, null, 'We can’t show', 'Your cart is safe'],
    ['ends the connection', { isCut: true }, 503, null, 'We can’t show', 'Your cart is safe'],
    ['answers nonsense', { status: 200, body: NONSENSE }, 500, null, 'We can’t show', 'Your cart is safe'],
  ])('%s says so, and when to try again', async (_, fault, status, wait, title, words) => {
    faulty.let((__, path) => (isOfProducts(path) ? fault : undefined))
    const startedAt = performance.now()
    const answer = await fetch(`${shop.url}/products/moon-jar`)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, wait])
    // Twenty seconds are how long the shopper is asked to wait, not how long the page takes.
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    const html = await answer.text()
    expect(html).toContain(title)
    expect(html).toContain(words)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const german = await fetch(`${shop.url}/de/products/moon-jar`)
    expect(german.status).toBe(status)
    expect(await german.text()).toContain('Ihr Warenkorb bleibt erhalten')
    faulty.let()
    expect((await fetch(`${shop.url}/products/moon-jar`)).status).toBe(200)
  })

  it('does not answer at all times out', { timeout: 30_000 }, async () => {
    faulty.let((_, path) => (isOfProducts(path) ? { delayMs: 20_000 } : undefined))
    const answer = await fetch(`${shop.url}/products/moon-jar`)
    expect(answer.status).toBe(503)
    faulty.let()
  })

  // Fails if all calls of a page share one deadline.
  inFull('takes a second for each answer gives the page', { timeout: 30_000 }, async () => {
    const { clientId } = platform
    await using first = await openStorefront({ url: faulty.url, clientId })
    faulty.let(() => ({ delayMs: 1000 }))
    const home = await fetch(first.url)
    faulty.let()
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('href="/products/teapot-for-two"')
  })

  // Fails if changes get the timeout of pages: none would arrive, however often it is tried.
  it('takes six seconds to change the cart changes it, and buyers learn that their order is safe', async () => {
    const added = await post('/products/column', { quantity: '1' })
    const session = added.headers.getSetCookie().map((one) => one.split(';')[0])
    const orderId = crypto.randomUUID()
    faulty.let((_, path) => {
      if (path.includes(orderId)) return { status: 503 }
      return path.includes('add-to-cart') ? { delayMs: 6000 } : undefined
    })
    const adding = post('/products/column', { quantity: '1' }, session.join('; '))
    for (const [start, words] of [
      ['', 'your order is safe: please don’t order again'],
      ['/de', 'Bitte bestellen Sie nicht noch einmal'],
    ]) {
      const headers = { Cookie: session.join('; ') }
      const thanks = await fetch(`${shop.url}${start}/thank-you?orderId=${orderId}`, { headers })
      expect(thanks.status).toBe(503)
      expect(await thanks.text()).toContain(words)
    }
    expect((await adding).status).toBe(303)
    faulty.let()
  })

  it.each(['hang', 'fail'])('lets the spare parts %s gives the page without them', async (how) => {
    const isSpare = (path: string) => /\/items\/query|recommendations|lowest-prices|\/v1\/shop$/.test(path)
    const fault = how === 'hang' ? { delayMs: 20_000 } : { status: 503 }
    faulty.let((_, path) => (isSpare(path) ? fault : undefined))
    const pages = [
      ['/', 'href="/products/teapot-for-two"'],
      ['/de', 'href="/de/products/teapot-for-two"'],
      ['/products/moon-jar', 'Two bowls, thrown apart'],
      ['/search?q=moon', 'Moon Jar'],
    ] as const
    const shown = pages.map(async ([path, words]) => {
      const { status, headers, text } = await read(path)
      return [path, status, headers.get('Cache-Control'), text.includes(words)]
    })
    expect(await Promise.all(shown)).toEqual(pages.map(([path]) => [path, 200, 'private, no-store', true]))
    faulty.let()
  })

  // Fails if the storefront keeps for a minute how the shop delivers: merchants look at it right after the change.
  it('learned of a change of delivery shows it within seconds, and still when it hangs', async () => {
    const words = 'delivery from €4.90'
    expect((await read('/products/moon-jar')).text).not.toContain(words)
    await deliverByPost(await platform.merchant())
    await expect
      .poll(async () => (await read('/products/moon-jar')).text, { timeout: 10_000 })
      .toContain(words)
    faulty.let((_, path) => (/\/v1\/shop$/.test(path) ? { delayMs: 20_000 } : undefined))
    await delay(2_500)
    expect((await read('/products/moon-jar')).text).toContain(words)
    faulty.let()
  })

  it.each([
    ['is rate-limited', TOO_MANY, 429, '20', 'Nothing is lost. Please try again in 20 seconds.'],
    ['fails', { status: 503 }, 503, null, 'We couldn’t update your cart. Nothing is lost'],
  ])('%s refuses a form in place, and loses nothing', async (_, fault, status, wait, words) => {
    const added = await post('/products/column', { quantity: '2' })
    const cookie = added.headers.getSetCookie().map((one) => one.split(';')[0])
    const session = cookie.join('; ')
    const cart = async () => (await fetch(`${shop.url}/cart`, { headers: { Cookie: session } })).text()
    const line = /name="line" value="([\da-f-]{36})"/.exec(await cart())?.[1] ?? ''
    faulty.let((method, path) =>
      isOfCart(path) && method !== 'GET' && !path.includes('estimate') ? fault : undefined,
    )
    for (const [path, fields] of [
      ['/products/column', { quantity: '1' }],
      ['/cart', { line, quantity: '5' }],
      ['/cart', { line: 'checkout' }],
    ] as const) {
      const answer = await post(path, fields, session)
      expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, status, wait])
      if (!('line' in fields && fields.line === 'checkout')) expect(await answer.text()).toContain(words)
    }
    // Page scripts ask for changes again.
    for (const failure of [{ isCut: true }, { status: 503 }]) {
      faulty.let((_, path) => (path.includes('/changes') ? failure : undefined))
      const answer = await fetch(`${shop.url}/changes?topics=CART`, { headers: { Cookie: session } })
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10'])
    }
    faulty.let()
    expect(await cart()).toContain('Cart, 2 items')
  })
})

const executablePath = findChromium()
const QUANTITIES = 'update-line-items-quantity'

describe.skipIf(!executablePath)('a cart in a browser', () => {
  let browser: TestBrowser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())

  /** Opens the cart page with these items in it, one of each. */
  async function openCart(...slugs: string[]) {
    faulty.let()
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: shop.url })
    context.setDefaultTimeout(20_000)
    await withoutPictures(context)
    const add = (slug: string) =>
      context.request.post(`/products/${slug}`, { form: { quantity: '1' }, headers: { Origin: shop.url } })
    for (const slug of slugs) await add(slug)
    const page = await context.newPage()
    await toCart(page)
    return { context, page, add, [Symbol.asyncDispose]: () => context.close() }
  }

  // Fails if a change is sent at once instead of at the end of its burst: two are sent then.
  it('counts clicks at once, sends a burst as one, and undoes only what is refused', async () => {
    await using visit = await openCart('column', 'pasta-bowl', 'salt-cellar')
    const { page, context } = visit
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/cart/calls')) calls.push(request.postDataJSON().call)
    })
    faulty.let((_, path) => (path.includes(QUANTITIES) ? { delayMs: 800 } : undefined))
    await more(page, 'Column').evaluate((button: HTMLElement) => {
      for (let click = 0; click < 20; click++) button.click()
    })
    expect(await quantity(page, 'Column')).toBe('21')
    expect(await count(page)).toBe('Cart, 23 items')
    const before = await sum(page)
    await atRest(page)
    expect(await sum(page)).toBe(before)
    // The page may hear of what was put into the cart a moment before it was opened, and read it.
    expect(calls.splice(0).filter((call) => call !== 'read')).toEqual(['set-quantity'])
    expect(await whatIsBought(context)).toBe('Cart, 23 items')

    const error = { code: 'ITEM_NOT_AVAILABLE', description: 'Fewer are left', data: {} }
    const refusal = { message: 'Fewer are left', details: { applicationError: error } }
    let sent = 0
    faulty.let((_, path) =>
      path.includes(QUANTITIES) && ++sent === 2 ? { status: 409, body: JSON.stringify(refusal) } : undefined,
    )
    // At the same moment: on a busy machine, the reaction to a refusal would come between them.
    await page
      .getByRole('button', { name: /^Increase quantity of / })
      .evaluateAll((buttons: HTMLElement[]) => {
        for (const button of buttons) button.click()
      })
    await page.getByRole('alert').filter({ hasText: 'There aren’t that many left.' }).waitFor()
    await atRest(page)
    expect(await alerts(page)).toEqual(['There aren’t that many left.'])
    const line = page.getByRole('listitem').filter({ has: page.getByRole('alert').filter({ hasText: /./ }) })
    expect(['1', '21']).toContain(await line.getByRole('spinbutton').inputValue())
    expect(await count(page)).toBe('Cart, 25 items')
    expect(calls).toEqual(['set-quantity', 'set-quantity', 'set-quantity', 'read'])
    expect(await whatIsBought(context)).toBe('Cart, 25 items')
  })

  const FAULTS = [
    [
      'the shop is rate-limited',
      { status: 429, headers: { 'retry-after': '20' } },
      'try again in 20 seconds',
    ],
    ['the shop fails', { status: 503 }, 'Nothing is lost. Please try again.'],
    ['the connection ends', { isCut: true }, 'Nothing is lost. Please try again.'],
  ] as const
  it.each(walksInFull ? FAULTS : FAULTS.slice(0, 1))(
    'says at the line and at the checkout what to do when %s, and loses nothing',
    async (_, fault, words) => {
      await using visit = await openCart('column', 'pasta-bowl')
      const { page, context } = visit
      const goWrong = () => faulty.let((__, path) => (isOfCart(path) ? fault : undefined))
      goWrong()
      await more(page, 'Column').click()
      const line = page.getByRole('listitem').filter({ hasText: 'Column' })
      await line.getByRole('alert').filter({ hasText: words }).waitFor()
      expect(await quantity(page, 'Column')).toBe('1')
      expect(await count(page)).toBe('Cart, 2 items')
      faulty.let()
      await more(page, 'Column').click()
      await atRest(page)
      await expect.poll(() => alerts(page)).toEqual([])
      expect(await whatIsBought(context)).toBe('Cart, 3 items')

      goWrong()
      await page.getByRole('button', { name: 'Check out' }).click()
      const summary = page.getByRole('complementary', { name: 'Summary' })
      await summary.getByRole('alert').filter({ hasText: 'try again' }).waitFor()
      expect(await quantity(page, 'Column')).toBe('2')
    },
  )

  // Fails if the router reads the sums: a notice replaces the page, although the change was made.
  it('stays while its sums can’t be read, and shows them once they can', async () => {
    await using visit = await openCart('column')
    const { page } = visit
    await page.getByLabel('Deliver to').selectOption('DE')
    await page.getByRole('button', { name: 'Estimate' }).click()
    const total = page.getByRole('complementary', { name: 'Summary' }).getByText('€96.90')
    await total.first().waitFor()
    let asked = 0
    faulty.let((_, path) => (path.includes('estimate') && ++asked ? { status: 503 } : undefined))
    await more(page, 'Column').click()
    await expect.poll(() => asked).toBeGreaterThan(2) // the shop itself asks twice
    expect(await quantity(page, 'Column')).toBe('2')
    faulty.let()
    await page.getByRole('complementary', { name: 'Summary' }).getByText('€188.90').first().waitFor()
  })

  it('keeps changes made offline or without an answer, and restores removed items', async () => {
    await using visit = await openCart('column')
    const { page, context } = visit
    await context.setOffline(true)
    await page.getByText('You’re offline. We’ll save your changes').waitFor()
    await more(page, 'Column').click()
    await more(page, 'Column').click()
    expect(await count(page)).toBe('Cart, 3 items')
    await context.setOffline(false)
    await page.getByText('You’re offline.').waitFor({ state: 'detached' })
    await expect.poll(() => whatIsBought(context)).toBe('Cart, 3 items')

    await page.route('**/cart/calls', (route) => route.abort())
    await more(page, 'Column').click()
    await page.getByRole('alert').filter({ hasText: 'We couldn’t reach the shop.' }).waitFor()
    expect(await quantity(page, 'Column')).toBe('3')
    await page.unroute('**/cart/calls')

    await page.getByRole('button', { name: 'Remove Column' }).click()
    await page.getByText('Your cart is empty', { exact: true }).waitFor()
    const back = page.getByRole('button', { name: 'Put Column back' })
    expect(await back.evaluate((button) => button === document.activeElement)).toBe(true)
    await back.click()
    expect(await quantity(page, 'Column')).toBe('3')
    await atRest(page)
    expect(await whatIsBought(context)).toBe('Cart, 3 items')

    // An intercepted request fails with its page if the browser is slow to pass it on.
    await context.unrouteAll()
    await more(page, 'Column').click()
    await page.goto('/products')
    await expect.poll(() => whatIsBought(context)).toBe('Cart, 4 items')
  })

  // Fails if navigation isn't held back: the browser shows its own page, and the change is lost.
  inFull('stays on the page while offline, and navigates once the network is back', async () => {
    await using visit = await openCart('column')
    const { page, context } = visit
    await context.setOffline(true)
    await more(page, 'Column').click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'All items' }).click()
    const notice = page.getByRole('heading', { name: 'You’re offline' })
    await notice.waitFor()
    await page.getByRole('button', { name: 'Back to the page' }).click()
    expect(await quantity(page, 'Column')).toBe('2')
    await page.getByRole('contentinfo').getByRole('link', { name: 'All items' }).click()
    await notice.waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'All items', level: 1 }).waitFor()
    await expect.poll(() => whatIsBought(context)).toBe('Cart, 2 items')
  })

  it('continues when its session has expired meanwhile', async () => {
    await using visit = await openCart('column', 'pasta-bowl')
    const { page, context } = visit
    const cookie = (await context.cookies()).find(({ name }) => name === 'vitrine_session')
    if (!cookie) throw new Error('There is no session')
    const tokens = JSON.parse(decodeURIComponent(cookie.value))
    tokens.accessToken.value = `${tokens.accessToken.value.slice(0, -12)}AAAAAAAAAAAA`
    const value = encodeURIComponent(JSON.stringify(tokens))
    await context.addCookies([{ ...cookie, value }])
    await more(page, 'Column').click()
    await more(page, 'Pasta Bowl').click()
    await expect.poll(() => whatIsBought(context)).toBe('Cart, 4 items')
    await atRest(page)
    expect(await alerts(page)).toEqual([])
    const renewed = (await context.cookies()).find(({ name }) => name === 'vitrine_session')
    expect(renewed?.value).not.toBe(value)
  })

  it('shows changes made elsewhere: in another window, after going back, and when it was paid', async () => {
    await using visit = await openCart('column')
    const { page, context, add } = visit
    const other = await context.newPage()
    await toCart(other)
    await more(other, 'Column').click()
    await expect.poll(() => count(page)).toBe('Cart, 2 items')

    await add('pasta-bowl')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => count(page)).toBe('Cart, 3 items')
    await page.goto('/products')
    await add('salt-cellar')
    await page.goBack()
    await hydrated(page)
    await expect.poll(() => count(page)).toBe('Cart, 4 items')

    await other.getByRole('button', { name: 'Check out' }).click()
    await other.waitForURL(/\/checkout\/[\da-f-]{36}(#\w+)?$/, { waitUntil: 'commit' })
    const checkoutId = new URL(other.url()).pathname.split('/').at(-1) ?? ''
    await orderCheckout(await platform.merchant(), checkoutId)
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText('Your items were bought or removed in another window.').waitFor()
    expect(await count(page)).toBe('Cart, empty')
  })
})
