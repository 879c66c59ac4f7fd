import {
  cancelOrder,
  getOrder,
  listTransactionsForSingleOrder,
  markOrderAsPaid,
  refundOrder,
  updateBrandSettings,
  voidAuthorizedPayments,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inFull } from '../../../scripts/tests/in-full.mjs'
import { said, withoutBarriers } from './expectations.ts'
import { executablePath, openTestConsole, type TestConsole } from './open-console.ts'
import { giveAddress, openLink, payAtOnce } from './pay-link.ts'
import { billTo, fitsOnePage } from './printed.ts'
import { sellersIn } from './sell-orders.ts'
import { remindBuyers } from './walks/abandoned.ts'
import { editTwice, markDraftPaid } from './walks/edits.ts'
import { resendEmails } from './walks/emails.ts'
import { printAll, tagAndArchive } from './walks/lists.ts'
import { loseAnswers } from './walks/lose-answers.ts'

describe.skipIf(!executablePath)('orders in the back office', () => {
  let house: TestConsole
  let later = 0
  beforeAll(async () => {
    house = await openTestConsole({ PAYMENT_CAPTURE: 'manual' }, () => Date.now() + later)
  })
  afterAll(async () => house?.[Symbol.asyncDispose]())

  const sell = sellersIn(() => house.shop)

  inFull(
    'sends an order in two parcels, refunds it twice, and makes its invoice and credit notes',
    async () => {
      const merchant = await house.shop.merchant()
      const checkoutUrl = await sell.checkoutOfThree()
      const logoUrl = `${new URL(house.address).origin}/media/logo.png`
      await merchant.call(updateBrandSettings, { brandSettings: { logoUrl } })
      const page = await house.open('merchant')
      const buyer = await openLink(page, checkoutUrl)
      await giveAddress(buyer, 'ada@example.com')
      await payAtOnce(buyer, /^Pay €/)
      await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click()
      await page.getByRole('table').getByRole('link', { name: /^#/ }).first().click()
      await page.getByRole('button', { name: 'Capture payment' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Capture payment' }).click()
      await said(page, 'Payment captured')
      const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      for (const [units, number] of [
        ['1', 'H-1000'],
        ['2', 'H-1001'],
      ] as const) {
        await page.getByRole('button', { name: 'Send items' }).click()
        await page.getByLabel(/^Units of/).fill(units)
        await page.getByLabel('Tracking number').fill(number)
        await withoutBarriers(page)
        await page.getByRole('button', { name: 'Mark as sent' }).click()
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
        await page.getByRole('region', { name: 'Parcels' }).getByText(number).waitFor()
      }
      await page.getByRole('button', { name: 'Send items' }).waitFor({ state: 'hidden' })
      // Its buyer gave the address of a member.
      await page.getByText(/^Member · /).waitFor()
      await page.getByLabel('Add a note').fill('Rings twice')
      await page.getByRole('button', { name: 'Save note' }).click()
      await page.getByRole('button', { name: 'Delete note: Rings twice' }).waitFor()
      for (const units of [1, 2]) {
        await page.getByRole('button', { name: 'Refund' }).click()
        await page.getByLabel(/^Units of/).fill(String(units))
        const refund = page.getByRole('dialog').getByRole('button', { name: /^Refund €\d/ })
        await refund.waitFor()
        if (units === 1) await loseAnswers(page, () => refund.click())
        await refund.click()
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
        if (units > 1) continue
        await page.unroute('**/*')
        await page.reload()
      }
      await billTo(page, 'Byron Engines')
      await page.getByRole('button', { name: 'Create invoice' }).click()
      await page.getByRole('link', { name: 'Invoice 1' }).waitFor()
      await billTo(page, 'Byron Looms')
      await page.getByRole('link', { name: 'Invoice 1' }).click()
      await page.getByText('Byron Engines').waitFor()
      expect(await page.getByText('Byron Looms').count()).toBe(0)
      await page.getByRole('heading', { level: 1, name: 'Invoice 1' }).waitFor()
      await page.getByRole('img', { name: 'Aldermere' }).waitFor({ state: 'attached' })
      await page.getByRole('row', { name: /^Salt Cellar SKU \S+ 3 €([\d.]+) €/ }).waitFor()
      const supplied = page.locator('dl div', { hasText: 'Date of supply' }).locator('dd')
      expect(Date.parse(await supplied.innerText())).not.toBeNaN() // not just “Same as the invoice date”
      const taxes = page.getByRole('region', { name: 'Tax' }).getByRole('row', { name: /^19%/ })
      const invoiced = await taxes.innerText()
      await withoutBarriers(page)
      await page.getByRole('link', { name: 'Back to the order' }).click()
      await page.getByRole('link', { name: 'Credit note 2' }).click()
      await page.getByText('for invoice 1', { exact: false }).waitFor()
      await page.getByRole('row', { name: /^Salt Cellar SKU \S+ 2 −€[\d.]+ −€/ }).waitFor()
      await withoutBarriers(page)
      const refund = await page.getByRole('row', { name: /^Refund of order/ }).innerText()
      const cells = (row: string) => row.split('\t')
      expect([cells(invoiced)[0], cells(await taxes.innerText())[0]]).toEqual(['19%', '19%'])
      expect(cells(await taxes.innerText()).at(-1)).toBe(cells(refund).at(-1))
      await fitsOnePage(page)
      await page.getByRole('link', { name: 'Back to the order' }).click()
      await page.getByRole('link', { name: 'Packing slip' }).click()
      await page.getByRole('heading', { level: 1, name: 'Packing slip' }).waitFor()
      await page.goBack()
      await page.getByRole('button', { name: 'Resend the email about Parcel 2' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Send email' }).click()
      await said(page, 'Email sent to ada@example.com')
      await resendEmails(page, house)
      await page.goto(`${house.address}/orders/${orderId}`)
      await page.getByRole('link', { name: 'Credit note 2' }).waitFor()
      const { order } = await merchant.call(getOrder, { id: orderId })
      expect(order).toMatchObject({
        // The items went back, the delivery did not.
        paymentStatus: 'PARTIALLY_REFUNDED',
        fulfillmentStatus: 'FULFILLED',
        trackingInfo: { trackingNumber: 'H-1001' },
      })
      expect(order?.lineItems[0]?.refundQuantity).toBe(3)
      await withoutBarriers(page)
      await page.context().close()
    },
  )

  inFull(
    'puts an order together, mails a link, and shows the order once its buyer has paid through it',
    async () => {
      await sell.byPost()
      const page = await house.open('merchant')
      await page.goto(`${house.address}/orders`)
      await page.getByRole('button', { name: 'New order' }).click()
      await page.getByLabel('Add a product').fill('Salt')
      await page.getByRole('option', { name: /^Salt Cellar/ }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.getByLabel('Price of Salt Cellar').fill('44')
      await page.getByLabel('Price of Salt Cellar').press('Enter')
      const own = page.locator('form').filter({ hasText: 'Custom item' })
      await own.getByLabel('Custom item').fill('Engraving')
      await own.getByLabel('Price').fill('6')
      await own.getByRole('button', { name: 'Add item' }).click()
      await page.getByLabel('Quantity of Engraving').waitFor()
      await page.getByLabel('Discount', { exact: true }).fill('10')
      await page.getByRole('button', { name: 'Add discount' }).click()
      await page.getByLabel('Email').fill('grace@example.com')
      await page.getByLabel('First name').fill('Grace')
      await page.getByLabel('Last name').fill('Hopper')
      await page.getByLabel('Street address').fill('Torstraße 1')
      await page.getByLabel('Postal code').fill('10119')
      await page.getByLabel('City').fill('Berlin')
      await page.getByRole('combobox', { name: 'Country' }).fill('United States')
      await page.getByRole('option', { name: 'United States', exact: true }).click()
      await page.getByLabel('ZIP code').waitFor()
      await page.getByRole('combobox', { name: 'State' }).fill('Color')
      const stated = page.waitForResponse((response) => response.url().endsWith('/set-recipient-info'))
      await page.getByRole('option', { name: 'Colorado' }).click()
      expect(JSON.stringify(await (await stated).json())).toContain('"subdivision":"US-CO"')
      await page.getByRole('combobox', { name: 'Country' }).fill('Germ')
      await page.getByRole('option', { name: 'Germany' }).click()
      await page.getByRole('combobox', { name: 'State' }).waitFor({ state: 'hidden' })
      await page.getByRole('combobox', { name: 'Delivery option' }).click()
      await page.getByRole('option', { name: /^Post/ }).click()
      const total = page.getByRole('region', { name: 'Totals' })
      await total.getByText('€49.90').waitFor()
      await total.getByText('−€5.00', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Mark as paid', disabled: false }).waitFor()
      await withoutBarriers(page)
      await page.getByRole('button', { name: 'Send payment link' }).click()
      await withoutBarriers(page)
      const sent = page.waitForResponse(/send-payment-link/)
      await page.getByRole('button', { name: 'Send link' }).click()
      const { paymentUrl } = await (await sent).json()
      await page.getByText('A payment link was sent to grace@example.com').waitFor()
      await page.reload()
      await page.getByLabel('Quantity of Engraving').waitFor()

      const buyer = await openLink(page, paymentUrl)
      expect(await buyer.getByLabel('Coupon code').count()).toBe(0)
      await payAtOnce(buyer, 'Pay €49.90')

      await page.reload()
      await page.getByRole('heading', { level: 1, name: /^Order #/ }).waitFor()
      await page.getByText('Torstraße 1').first().waitFor()
      await page.context().close()
    },
  )

  inFull('leaves units that were refunded out of the next parcel', async () => {
    const page = await house.open('merchant')
    await page.goto(`${house.address}/orders/${await sell.three()}`)
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    await page.getByRole('button', { name: 'Refund' }).click()
    await page.getByLabel(/^Units of/).fill('1')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Refund €\d/ })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Send items' }).click()
    await page.getByRole('dialog').getByText('1 refunded').waitFor()
    expect(await page.getByLabel(/^Units of/).inputValue()).toBe('2')
    await withoutBarriers(page)
    await page.context().close()
  })

  inFull('edits an order before it is sent: the difference is refunded, or paid through a link', async () =>
    editTwice(house, await sell.three()),
  )

  inFull(
    'marks a draft as paid, and offers the rest on the order when the connection breaks in between',
    () => markDraftPaid(house),
  )

  inFull('captures a held payment, and says so when someone else has voided another meanwhile', async () => {
    const merchant = await house.shop.merchant()
    const [captured, voided] = [await sell.oneByCard(), await sell.oneByCard()]
    const page = await house.open('merchant')
    const goTo = async (orderId: string) => {
      await page.goto(`${house.address}/orders/${orderId}`)
      await page
        .getByRole('region', { name: 'Payment' })
        .getByText(/is held on/)
        .waitFor()
    }
    await goTo(captured)
    await withoutBarriers(page)
    await page.getByRole('button', { name: 'Capture payment' }).click()
    await withoutBarriers(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Capture payment' }).click()
    await said(page, 'Payment captured')
    await page.getByRole('button', { name: 'Refund' }).waitFor()
    await goTo(voided)
    await page.getByRole('button', { name: 'Capture payment' }).click()
    const { orderTransactions } = await merchant.call(listTransactionsForSingleOrder, { orderId: voided })
    const paymentIds = orderTransactions.payments.map(({ id }) => id)
    await page.route('**/capture-authorized-payments', async (route) => {
      await merchant.call(voidAuthorizedPayments, { orderId: voided, paymentIds })
      await route.continue()
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Capture payment' }).click()
    await said(page, 'Someone has already voided this payment.')
    await page.getByRole('button', { name: 'Mark as paid' }).waitFor()
    expect(await page.getByRole('button', { name: 'Capture payment' }).count()).toBe(0)
    // Someone cancels the order just as it is marked as sent here.
    await page.getByRole('button', { name: 'Send items' }).click()
    await page.route('**/create-fulfillment', async (route) => {
      await merchant.call(cancelOrder, { id: voided })
      await route.continue()
    })
    await page.getByRole('button', { name: 'Mark as sent' }).click()
    await page.getByRole('alert').getByText('Someone has cancelled this order.').first().waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    for (const name of ['Send items', 'Mark as paid', 'Cancel order'])
      expect(await page.getByRole('button', { name }).count()).toBe(0)
    await withoutBarriers(page)
    const { order } = await merchant.call(getOrder, { id: voided })
    expect(order).toMatchObject({ status: 'CANCELED', fulfillmentStatus: 'NOT_FULFILLED' })
    await page.context().close()
  })

  it('shows orders and stock as they change, and goes from one to the next in the list one came from', async () => {
    const page = await house.open('merchant')
    await page.goto(`${house.address}/orders?fulfillment=NOT_FULFILLED`)
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    const before = await sell.three('pickup')
    await page.locator(`a[href*="${before}"]`).waitFor()
    const newest = await sell.three()
    await page.locator(`a[href*="${newest}"]`).click()
    await page.getByRole('link', { name: 'Next order' }).click()
    await page.waitForURL(`**/orders/${before}?fulfillment=NOT_FULFILLED`)
    await page.getByText('To prepare', { exact: true }).waitFor()
    // The buyer's own address has no town.
    await page
      .getByRole('region', { name: 'Delivery' })
      .getByText(/89073 Ulm/)
      .waitFor()
    await page.getByRole('button', { name: 'Prepare for pickup' }).click()
    expect(await page.getByLabel('Tracking number').count()).toBe(0)
    await page.getByRole('button', { name: 'Mark as ready for pickup' }).click()
    await page.getByRole('button', { name: 'Prepare for pickup' }).waitFor({ state: 'hidden' })
    await page
      .getByRole('region', { name: 'History' })
      .getByText('Ready for pickup', { exact: true })
      .waitFor()
    expect(await page.getByText(/\bsent\b/i).count()).toBe(1) // the email
    await withoutBarriers(page)
    await page.getByRole('link', { name: 'Previous order' }).click()
    await page.waitForURL(`**/orders/${newest}?fulfillment=NOT_FULFILLED`)
    await page.getByRole('link', { name: '← Orders' }).click()
    await page.locator(`a[href*="${newest}"]`).waitFor()
    await page.locator(`a[href*="${before}"]`).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Home' }).click()
    const sales = page.getByRole('region', { name: 'Sales' })
    await sales.getByText('0 orders').waitFor()
    expect(await page.getByText('Get ready to sell').count()).toBe(0)
    const told = () => sales.getByText(/^[1-9]\d* orders?$/).innerText()
    const orders = Number.parseInt(await told(), 10)
    const stock = await page.context().newPage()
    await stock.goto(`${house.address}/stock?show=all&q=salt+cellar`)
    const left = () =>
      stock
        .getByRole('row', { name: /Salt Cellar/ })
        .locator('input')
        .inputValue()
    const unitsBefore = await left()
    await sell.three()
    await expect.poll(async () => Number.parseInt(await told(), 10)).toBe(orders + 1)
    await expect.poll(left).not.toBe(unitsBefore)
    await stock.close()
    const merchant = await house.shop.merchant()
    await merchant.call(markOrderAsPaid, { id: newest })
    const { order } = await merchant.call(getOrder, { id: newest })
    const amount = String(order?.priceSummary?.total?.amount)
    await merchant.call(refundOrder, { id: newest, amount })
    await merchant.call(cancelOrder, { id: newest })
    await page.goto(`${house.address}/orders`)
    const row = page.locator('tr', { has: page.locator(`a[href*="${newest}"]`) })
    for (const state of ['Refunded', 'Cancelled'])
      await row.getByText(state, { exact: true }).last().waitFor()
    await withoutBarriers(page)
    await page.context().close()
  })

  inFull('tags and archives orders, one on its page and several in the list', async () =>
    tagAndArchive(house, await sell.elsewhere(), await sell.elsewhere()),
  )

  inFull('prints the packing slips of several orders, each on paper of its own', async () => {
    const page = await house.open('merchant')
    const [first, second] = [await sell.three(), await sell.three()]
    await page.goto(`${house.address}/orders`)
    for (const id of [second, first])
      await page
        .locator('tr', { has: page.locator(`a[href*="${id}"]`) })
        .getByRole('checkbox')
        .check()
    await said(page, '2 selected')
    await withoutBarriers(page)
    await page.getByRole('button', { name: 'Print packing slips' }).click()
    const slips = page.getByRole('main').getByRole('region', { name: /^Order #/ })
    await expect.poll(() => slips.count()).toBe(2)
    expect(await page.title()).toBe('2 packing slips')
    await withoutBarriers(page)
    await page.emulateMedia({ media: 'print' })
    const breaks = slips.evaluateAll((found) => found.map((each) => getComputedStyle(each).breakBefore))
    expect(await breaks).toEqual(['auto', 'page'])
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    await page.reload()
    await expect.poll(() => slips.count()).toBe(2)
    await page.emulateMedia({ media: null })

    // What is sent or refunded can be told apart even if only the choices differ.
    await page.goto(`${house.address}/orders/${await sell.sizes()}`)
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    for (const [action, verb] of [
      ['Send items', 'send'],
      ['Refund', 'refund'],
    ] as const) {
      await page.getByRole('button', { name: action }).click()
      for (const size of ['S', 'L'])
        await page.getByLabel(`Units of Bowl, ${size} to ${verb}`, { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    await page.context().close()
  })

  inFull(
    'filters by day, saves that as a view, and prints slips of everything that matches in parts',
    () => printAll(house),
    300_000,
  )

  inFull('shows a checkout that was left, reminds its buyer, and sees them buy; another opts out', async () =>
    remindBuyers(house, await sell.byPost(), (ms) => {
      later = ms
    }),
  )
})
