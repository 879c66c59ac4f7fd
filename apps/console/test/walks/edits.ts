import {
  createCoupon,
  createDraftOrder,
  createFulfillment,
  generateInvoice,
  getOrder,
  markOrderAsPaid,
  updateOrder,
} from '@vitrine/contract/operations'
import type { Caller } from '@vitrine/platform/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { said, withoutBarriers } from '../expectations.ts'
import type { TestConsole } from '../open-console.ts'
import { openLink, payAtOnce } from '../pay-link.ts'

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
  await said(page, 'Tax included')
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
  const own = page.locator('form').filter({ hasText: 'Custom item' })
  await own.getByLabel('Custom item').fill('Engraving')
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
  await page.getByRole('button', { name: 'More actions' }).waitFor()
  await withoutBarriers(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Send payment link' }).waitFor()
  // What wasn't paid yet can't be refunded.
  await page.getByRole('menuitem', { name: 'Refund' }).click()
  for (const item of ['Salt Cellar', 'Engraving']) await page.getByLabel(`Units of ${item}`).fill('1')
  await page.getByText(/^The selected items cost more than the €/).waitFor()
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).isEnabled()).toBe(false)
  await withoutBarriers(page)
  await page.keyboard.press('Escape')
  await payAtOnce(await openLink(page, paymentUrl), 'Pay €8.00')
  await page.getByRole('button', { name: 'Capture payment' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Capture payment' }).click()
  await expect
    .poll(async () => (await merchant.call(getOrder, { id: orderId })).order?.paymentStatus, {
      timeout: 30_000,
    })
    .toBe('PAID')
  await comeTooLate(page, merchant, orderId)
  await page.context().close()
}

/** Edits an order that others change, and then send, meanwhile. */
const comeTooLate = async (page: Page, merchant: Caller, orderId: string): Promise<void> => {
  const discardFor = async (reason: RegExp) => {
    await page.getByRole('alert').getByText(reason).first().waitFor()
    await page.getByRole('button', { name: /^Save/ }).first().waitFor({ state: 'hidden' })
    expect(await page.getByLabel('Quantity of Salt Cellar').isEnabled()).toBe(false)
    await withoutBarriers(page)
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
    await said(page, 'Changes discarded')
  }
  await page.getByRole('button', { name: 'Edit order' }).click()
  await page.getByRole('heading', { level: 1, name: /^Edit order #/ }).waitFor()
  await merchant.call(updateOrder, { order: { id: orderId, buyerNote: 'Ring twice' } })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await discardFor(/^Someone else has changed this/)
  await page.getByRole('button', { name: 'Edit order' }).click()
  await page.getByRole('button', { name: 'Save changes' }).waitFor()
  const { order } = await merchant.call(getOrder, { id: orderId })
  const lineItems = order?.lineItems.map(({ id, quantity }) => ({ id, quantity })) ?? []
  await merchant.call(createFulfillment, { orderId, fulfillment: { lineItems } })
  await discardFor(/^This order can’t be edited any more/)
  await page.getByRole('button', { name: 'Edit order' }).waitFor({ state: 'hidden' })
}

/**
 * Gives a draft a coupon, after two codes that are refused beside the field. Marks it as paid while the connection
 * breaks after its order is placed, and does the rest there.
 */
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
  for (const [code, name] of [
    ['WORKSHOP', 'Workshops'],
    ['HUNDREDS', 'Hundreds'],
  ] as const)
    await merchant.call(createCoupon, {
      coupon: { code, name, percentOffRate: 50, ...(code === 'HUNDREDS' && { minimumSubtotal: '100' }) },
    })
  const field = page.getByLabel('Coupon code')
  for (const [code, refusal] of [
    ['NONE', 'There’s no coupon with this code.'],
    ['HUNDREDS', 'The items don’t reach the minimum amount of this coupon.'],
  ] as const) {
    await field.fill(code)
    await page.getByRole('button', { name: 'Add coupon' }).click()
    await page.getByText(refusal).waitFor()
  }
  await withoutBarriers(page)
  await field.fill('workshop')
  await page.getByRole('button', { name: 'Add coupon' }).click()
  await page.getByText('Coupon WORKSHOP takes off €15.00').waitFor()
  await page.getByRole('button', { name: 'Remove coupon WORKSHOP' }).click()
  await field.fill('workshop')
  await page.getByRole('button', { name: 'Add coupon' }).click()
  await page.getByText('Coupon WORKSHOP takes off €15.00').waitFor()
  await page.route(/mark-as-paid/, (route) => route.abort())
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('heading', { level: 1, name: /^Order #/ }).waitFor()
  await page.unroute(/mark-as-paid/)
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await said(page, 'Order marked as paid')
  await page.getByRole('button', { name: 'Create invoice' }).click()
  await page.getByRole('link', { name: /^Invoice/ }).waitFor()
  await page.getByText('€15.00').first().waitFor()
  await page.context().close()
}
