import { createDraftOrder, generateInvoice, getOrder, markOrderAsPaid } from '@vitrine/contract/operations'
import { expect } from 'vitest'
import { said, withoutBarriers } from './expectations.ts'
import type { TestConsole } from './open-console.ts'
import { openLink, payAtOnce } from './pay-link.ts'

/** Edits an order of three salt cellars twice: for less, which is refunded, and for more, which its buyer pays. */
export const editTwice = async (house: TestConsole, orderId: string): Promise<void> => {
  const merchant = await house.shop.merchant()
  await merchant.call(markOrderAsPaid, { id: orderId })
  await merchant.call(generateInvoice, { orderId })
  const page = await house.open('merchant')
  await page.goto(`${house.address}/orders/${orderId}`)
  await page.getByRole('button', { name: 'Resend confirmation' }).click()
  await page.getByRole('button', { name: 'Send email' }).click()
  await said(page, 'Email sent to ada@example.com')
  await page.getByRole('button', { name: 'Edit order' }).click()
  await page.getByRole('heading', { level: 1, name: /^Edit order #/ }).waitFor()
  await page.getByLabel('Quantity of Salt Cellar').fill('1')
  await page.getByLabel('Quantity of Salt Cellar').press('Enter')
  await said(page, 'Was 3')
  const refund = page.getByRole('button', { name: /^Save and refund €/ })
  await refund.waitFor()
  await withoutBarriers(page)
  await refund.press('Enter')
  await withoutBarriers(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save and refund €/ })
    .click()
  await said(page, 'Order changed')
  await page.getByRole('region', { name: 'History' }).getByText('Salt Cellar: 3 → 1').waitFor()
  const documents = page.getByRole('region', { name: 'Documents' })
  await documents.getByText(/Replaced/).waitFor()
  await documents
    .getByRole('link', { name: /^Invoice/ })
    .first()
    .click()
  await page.getByRole('cell', { name: '3', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Back to the order' }).click()

  await page.getByRole('button', { name: 'Edit order' }).click()
  const own = page.locator('form').filter({ hasText: 'Your own item' })
  await own.getByLabel('Your own item').fill('Engraving')
  await own.getByLabel('Price').fill('8')
  await own.getByRole('button', { name: 'Add item' }).click()
  await page.getByRole('button', { name: 'Save and send a link to pay €8.00' }).click()
  const sent = page.waitForResponse(/send-payment-link/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save and send/ })
    .click()
  const { paymentUrl } = await (await sent).json()
  await said(page, 'Order changed and payment link sent')
  await page.getByRole('button', { name: 'Send payment link' }).waitFor()
  await withoutBarriers(page)
  await payAtOnce(await openLink(page, paymentUrl), 'Pay €8.00')
  await page.getByRole('button', { name: 'Capture payment' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Capture payment' }).click()
  await expect
    .poll(async () => (await merchant.call(getOrder, { id: orderId })).order?.paymentStatus, {
      timeout: 30_000,
    })
    .toBe('PAID')
  await page.context().close()
}

/** Marks a draft as paid while the connection breaks after its order is placed, and does the rest there. */
export const markDraftPaid = async (house: TestConsole): Promise<void> => {
  const merchant = await house.shop.merchant()
  const item = { productName: { original: 'Workshop' }, itemType: { preset: 'DIGITAL' as const } }
  const { calculatedDraftOrder } = await merchant.call(createDraftOrder, {
    draftOrder: {
      customLineItems: [{ ...item, price: { amount: '30.00' } }],
      buyerInfo: { email: 'alan@example.com' },
    },
  })
  const page = await house.open('merchant')
  await page.goto(`${house.address}/orders/drafts/${calculatedDraftOrder.draftOrder.id}`)
  await page.route(/mark-as-paid/, (route) => route.abort())
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('heading', { level: 1, name: /^Order #/ }).waitFor()
  await page.unroute(/mark-as-paid/)
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await said(page, 'Order marked as paid')
  await page.getByRole('button', { name: 'Create invoice' }).click()
  await page.getByRole('link', { name: /^Invoice/ }).waitFor()
  await page.context().close()
}
