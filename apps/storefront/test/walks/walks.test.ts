import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../../scripts/tests/browser.mjs'
import { findChromium, WITHOUT_PICTURES } from '../../../../scripts/tests/chromium.mjs'
import { inFull } from '../../../../scripts/tests/in-full.mjs'
import { barriers, DESK, PHONE } from '../barriers.ts'
import { tabTo, type } from '../by-keyboard.ts'
import { hydrated } from '../hydrated.ts'
import { atTheCheckout, CARDS, SAN_FRANCISCO } from './at-the-checkout.ts'
import { atTheShop, download, euros, PIECES } from './at-the-shop.ts'
import { openWalks, type WalkShop } from './open-walks.ts'
import { sizes } from './sizes.ts'
import { PLAIN, WALKS, type Walk } from './walk-table.ts'
import { payWithoutScripts } from './without-scripts.ts'

const executablePath = findChromium()

const told = (walk: Walk): string =>
  Object.entries(walk)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

describe.skipIf(!executablePath)('a walk from product to thank-you page', { timeout: 90_000 }, () => {
  let shop: WalkShop
  let browser: TestBrowser
  beforeAll(async () => {
    shop = await openWalks()
    browser = await openBrowser(WITHOUT_PICTURES)
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.[Symbol.asyncDispose]()
  })

  const openPage = async ({ scripts }: Walk) => {
    const context = await browser.newContext({
      ...{ locale: 'en-GB', viewport: { width: 1280, height: 900 }, javaScriptEnabled: scripts === 'on' },
    })
    context.setDefaultTimeout(20_000)
    const complaints: string[] = []
    context.on('weberror', (error) => complaints.push(error.error().message))
    const page = await context.newPage()
    return { page, complaints, [Symbol.asyncDispose]: () => context.close() }
  }

  it.each(WALKS.slice(0, sizes.walks).map((walk) => [told(walk), walk] as const))(
    'comes to the same total all along: %s',
    async (_, walk) => {
      await using visit = await openPage(walk)
      const { page: first, complaints } = visit
      const [, other] = PIECES[walk.items]
      const member = walk.login === 'guest' ? undefined : await shop.newMember()
      const isPart = walk.payment === 'card and gift card'
      const giftCard =
        isPart || walk.payment === 'gift card' ? await shop.newGiftCard(isPart ? 9 : 500) : undefined
      const coupon = walk.coupon === 'over before paying' ? await shop.newCoupon() : undefined
      const outside = atTheShop(first, shop, walk, coupon?.code)
      const estimated = await outside.shop(member)
      if (walk.estimate !== 'none' && walk.scripts === 'on') expect(estimated).toMatch(/^\d+\.\d\d$/)
      await outside.checkOut()
      if (member && walk.login === 'at the checkout') await atTheCheckout(first, walk).logIn(member)

      if (walk.scripts === 'off') {
        const total = await payWithoutScripts(first, walk, member ?? 'ada@example.com')
        await first.waitForURL(`${shop.url}/thank-you?orderId=*`)
        await first.getByRole('heading', { name: 'Thank you, Ada' }).waitFor()
        const order = await shop.orderOf(new URL(first.url()).searchParams.get('orderId') ?? '')
        expect(order?.priceSummary?.total?.amount).toBe(total)
        const lastDigits = walk.payment === 'bank, back and again' ? '3155' : '4242'
        expect(order?.paymentMethods).toMatchObject([{ card: { lastDigits } }])
        if (walk.items === 'digital') expect(await download(first)).toBe('Weaving draft Dune.pdf: %PDF-')
        return
      }

      const email = member ?? 'ada@example.com'
      await atTheCheckout(first, walk).giveContact(email)
      if (walk.back === 'once') {
        await outside.goBack()
        await outside.checkOut()
      }
      const page = walk.tab === 'second' ? await first.context().newPage() : first
      if (page !== first) await page.goto(first.url())
      const inside = atTheCheckout(page, walk)
      // What was submitted before stays, whether the browser went back or another tab continues.
      expect(await page.getByLabel('Email address').count()).toBe(0)
      if (giftCard) await inside.giveGiftCard(giftCard.code)
      await inside.giveDelivery()
      await inside.givePayment()
      await page.locator('.step-open #step-review').waitFor()
      if (estimated !== undefined) expect((await inside.shown()).total).toBe(estimated)
      if (walk.coupon === 'at the checkout') await inside.giveCoupon()
      if (walk.soldOut === 'one piece') {
        await shop.setInStock(other, false)
        await inside.pay()
        await inside.goOnWithout(await shop.nameOf(other))
        await shop.setInStock(other, true)
      }
      if (coupon) {
        await coupon.remove()
        await inside.pay()
        await inside.goOnWithoutCoupon(coupon.code)
      }
      const { total, toPay } = await inside.shown()
      const byCard = giftCard ? Math.max(0, Number(total) - giftCard.worth).toFixed(2) : total
      expect([toPay, total]).toEqual([byCard, expect.stringMatching(/^\d/)])
      await inside.pay()
      await inside.insist()
      await page.waitForURL(`${shop.url}/thank-you?orderId=*`)
      await page.getByRole('heading', { name: 'Thank you, Ada' }).waitFor()

      expect(
        euros(
          await page
            .getByRole('region', { name: 'Totals' })
            .innerText()
            .then((text) => text.slice(text.lastIndexOf('Total'))),
        ),
      ).toBe(total)
      const order = await shop.orderOf(new URL(page.url()).searchParams.get('orderId') ?? '')
      expect(order?.priceSummary?.total?.amount).toBe(total)
      expect(order?.buyerInfo?.email).toBe(email)
      if (walk.items === 'digital') expect(await download(page)).toBe('Weaving draft Dune.pdf: %PDF-')
      if (giftCard) expect(await giftCard.paid()).toBe((Number(total) - Number(byCard)).toFixed(2))
      if (page !== first) {
        await first.reload()
        await first.getByRole('heading', { name: 'This order has been placed' }).waitFor()
      }
      expect(complaints).toEqual([])
    },
  )

  inFull('buys a gift card whose code comes by mail, and pays a pre-order with it', async () => {
    const email = 'gerda@example.com'
    const walk = { ...PLAIN, items: 'digital', estimate: 'none' } as const
    await using visit = await openPage(walk)
    const { page, complaints } = visit
    const buy = async (path: string, button: string): Promise<void> => {
      await page.goto(shop.url + path)
      await hydrated(page)
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await page.getByRole('button', { name: button, exact: true }).click()
      await answered
    }
    const checkOut = async (): Promise<void> => {
      await page.goto(`${shop.url}/cart`)
      await page.getByRole('button', { name: 'Check out' }).click()
      await page.waitForURL(/checkout/)
    }
    const thanks = async (): Promise<void> => {
      await page.waitForURL(`${shop.url}/thank-you?orderId=*`)
      await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
    }

    await buy('/products/gift-card?Amount=%E2%82%AC100', 'Add to cart')
    await checkOut()
    const paying = atTheCheckout(page, walk)
    await paying.giveContact(email)
    await paying.givePayment({ isUntaxed: true }) // so no address either
    expect((await paying.shown()).total).toBe('100.00') // no tax, no delivery
    await paying.pay()
    await thanks()
    await page.getByText('The code comes by email').waitFor()
    await expect.poll(() => shop.mailedCode(email), { timeout: 20_000 }).toBeDefined()

    await buy('/products/a-second-year-of-short-walks', 'Pre-order')
    await page.goto(`${shop.url}/cart`)
    await page.getByText('ships from March 31, 2027').first().waitFor()
    await checkOut()
    const spending = atTheCheckout(page, { ...walk, items: 'physical', payment: 'gift card' })
    await spending.giveContact(email)
    await spending.giveGiftCard((await shop.mailedCode(email)) ?? '')
    await spending.giveDelivery()
    await page.locator('.step-open #step-review').waitFor()
    await page
      .getByText(/^Pre-order, ships from .*2027/)
      .first()
      .waitFor()
    expect((await spending.shown()).toPay).toBe('0.00')
    await spending.pay()
    await thanks()
    await page.getByText('ships from March 31, 2027').waitFor()
    expect(complaints).toEqual([])
  })

  inFull.each(['back', 'another tab'])(
    'pays one amount after an estimate for another country, tax of a state, and a currency changed by %s',
    async (way) => {
      const email = `${randomUUID()}@example.com`
      const walk = { ...PLAIN, items: 'physical', estimate: 'none' } as const
      await using visit = await openPage(walk)
      const { page, complaints } = visit
      const outside = atTheShop(page, shop, walk)
      await outside.shop(undefined)
      const estimate = async (country: string, tax: RegExp) => {
        await page.getByLabel('Deliver to').selectOption(country)
        await page.getByRole('button', { name: 'Estimate' }).click()
        await page.getByText(tax).waitFor()
      }
      await estimate('DE', /^€18\.41$/)
      await estimate('US', /^At the next step$/)
      await outside.checkOut()
      const first = atTheCheckout(page, walk)
      await first.giveContact(email)
      await page.locator('.summary').getByText('Calculated from your address').waitFor()
      await first.giveDelivery(SAN_FRANCISCO)
      const { total } = await first.shown()
      expect(total).toBe('106.71') // 92.00 and 7.50 for delivery, with 7.25 % on top of both

      const other = way === 'back' ? page : await page.context().newPage()
      if (way === 'back') await outside.goBack()
      else await other.goto(`${shop.url}/cart`)
      await hydrated(other)
      await other.getByRole('contentinfo').getByRole('button', { name: 'USD' }).click()
      await other.locator('[aria-current=true]', { hasText: 'USD' }).waitFor()
      if (way === 'back') {
        await hydrated(page)
        await outside.checkOut()
      }
      const inside = atTheCheckout(page, walk)
      await inside.givePayment({ card: CARDS.confirmed })
      expect((await inside.shown()).total).toBe(total)
      await inside.pay()
      await page.getByRole('heading', { name: `Approve €${total}` }).waitFor()
      await page.getByRole('button', { name: 'Approve' }).click()
      await page.waitForURL(`${shop.url}/thank-you?orderId=*`)
      const sums = await page.getByRole('region', { name: 'Totals' }).innerText()
      expect(euros(sums.slice(sums.lastIndexOf('Total')))).toBe(total)
      const order = await shop.orderOf(new URL(page.url()).searchParams.get('orderId') ?? '')
      expect([order?.priceSummary?.total?.amount, order?.paymentMethods?.[0]?.amount?.amount]).toEqual([
        total,
        total,
      ])
      await expect.poll(() => shop.lastMailTo(email)).toContain(`Total: €${total}`)
      expect(complaints).toEqual([])
    },
  )

  // Last, because it moves the clock.
  inFull('buys a gift card for a friend, who gets the code on the chosen day and pays with it', async () => {
    const walk = { ...PLAIN, items: 'digital', estimate: 'none' } as const
    const [buyer, friend] = ['gerda@example.com', 'mia@example.com']
    await using visit = await openPage(walk)
    const { page, complaints } = visit
    await page.goto(`${shop.url}/products/gift-card?Amount=%E2%82%AC50`)
    await hydrated(page)
    expect(await page.getByLabel('Their email address').isVisible()).toBe(false)
    await tabTo(page, 'Email it to me')
    await page.keyboard.press('ArrowRight')
    await type(page, {
      'Their email address': friend,
      'Their name': 'Mia',
      'Your name': 'Gerda',
      Message: 'For the new kitchen',
    })
    expect(await barriers(page, [PHONE, DESK], true)).toEqual([])
    const day = page.getByLabel('Send on')
    await day.evaluate((field) => field.removeAttribute('max'))
    await day.fill(shop.dayIn(800))
    const button = page.getByRole('button', { name: 'Add to cart' })
    await button.click()
    await page.getByText('Choose a day between today and a year from now.').first().waitFor()
    await page.keyboard.press('Escape')
    await day.fill(shop.dayIn(3))
    await button.click()
    const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Gift' })
    for (const said of ['Mia', friend, 'For the new kitchen']) await line.getByText(said).first().waitFor()

    await page.goto(`${shop.url}/cart`)
    await page.getByRole('button', { name: 'Check out' }).click()
    await page.waitForURL(/checkout/)
    const paying = atTheCheckout(page, walk)
    await paying.giveContact(buyer)
    await paying.givePayment({ isUntaxed: true })
    await paying.pay()
    await page.getByRole('heading', { name: 'Thank you', exact: true }).waitFor()
    await page.getByText('Mia').first().waitFor()
    expect(await page.getByText(friend).count()).toBe(0)
    expect(await shop.mailsTo(friend)).toEqual([])

    shop.passDays(4)
    await expect.poll(() => shop.mailedCode(friend)).toBeDefined()
    await expect.poll(() => shop.mailsTo(buyer)).toContain('gift-sent')
    const code = (await shop.mailedCode(friend)) ?? ''
    expect(await shop.leftOn(code)).toBe('50.00')
    await using other = await openPage(walk)
    await other.page.goto(`${shop.url}/products/salt-cellar`)
    await hydrated(other.page)
    await other.page.getByRole('button', { name: 'Add to cart' }).click()
    await other.page.getByRole('dialog').getByRole('button', { name: 'Check out' }).click()
    await other.page.waitForURL(/checkout/)
    const spending = atTheCheckout(other.page, { ...walk, items: 'physical', payment: 'gift card' })
    await spending.giveContact(friend)
    await spending.giveGiftCard(code)
    await spending.giveDelivery()
    await other.page.locator('.step-open #step-review').waitFor()
    expect((await spending.shown()).toPay).toBe('0.00')
    await spending.pay()
    await other.page.getByRole('heading', { name: 'Thank you, Ada' }).waitFor()
    expect(Number(await shop.leftOn(code))).toBeLessThan(50)
    expect([...complaints, ...other.complaints]).toEqual([])
  })

  it('names a friend without scripts, and keeps what was typed if something is missing', async () => {
    await using visit = await openPage({ ...PLAIN, items: 'digital', estimate: 'none', scripts: 'off' })
    const { page } = visit
    await page.goto(`${shop.url}/products/gift-card?Amount=%E2%82%AC50`)
    await page.getByRole('radio', { name: 'Email it to someone else' }).check()
    await page.getByLabel('Their name').fill('Mia')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Enter an email address, like ada@example.com.').waitFor()
    expect(await page.getByLabel('Their name').inputValue()).toBe('Mia')
    await page.getByLabel('Their email address').fill('mia@example.com')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL(`${shop.url}/cart`)
    await page.getByText('mia@example.com').waitFor()
  })
})
