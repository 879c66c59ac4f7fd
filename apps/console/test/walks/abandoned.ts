import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  createOrderFromCheckout,
  queryProducts,
} from '@vitrine/contract/operations'
import type { Caller } from '@vitrine/platform/testing'
import { expect } from 'vitest'
import { said, withoutBarriers } from '../expectations.ts'
import type { TestConsole } from '../open-console.ts'
import { STORES } from '../sell-orders.ts'

/**
 * Has a buyer leave a checkout, mails a reminder, and follows it; another buyer opts out.
 * @param wait - sets how many milliseconds later than now it is in the shop
 */
export const remindBuyers = async (
  house: TestConsole,
  merchant: Caller,
  wait: (ms: number) => void,
): Promise<void> => {
  const page = await house.open('merchant')
  await page.goto(`${house.address}/orders/abandoned`)
  await page.getByText(/^No abandoned checkouts yet/).waitFor()
  await withoutBarriers(page)
  await page.getByRole('switch', { name: 'Remind buyers of abandoned checkouts' }).check({ force: true })
  const hours = page.getByRole('textbox', { name: 'Hours after the last change' })
  await hours.fill('0')
  await said(page, 'Enter a whole number from 1 to 168')
  await hours.fill('1')
  await withoutBarriers(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await said(page, 'Reminder saved')
  const { products = [] } = await merchant.call(queryProducts, {
    query: { filter: { slug: 'salt-cellar' } },
  })
  const leave = async (email: string): Promise<string> => {
    const visitor = await house.shop.visitor()
    const catalogReference = { appId: STORES, catalogItemId: products[0]?.id ?? '' }
    await visitor.call(addToCurrentCart, { lineItems: [{ quantity: 2, catalogReference }] })
    const { checkoutId } = await visitor.call(createCheckoutFromCurrentCart, {
      ...{ channelType: 'WEB', email, selectedShippingOption: { code: 'post' } },
      shippingAddress: { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine: 'Gasse 1' },
    })
    return String(checkoutId)
  }
  const undecided = await house.shop.visitor()
  const catalogReference = { appId: STORES, catalogItemId: products[0]?.id ?? '' }
  await undecided.call(addToCurrentCart, { lineItems: [{ quantity: 4, catalogReference }] })
  const left = await leave('grace@example.com')
  wait(62 * 60_000)
  await page.reload()
  await page.getByRole('link', { name: 'Carts without a checkout' }).click()
  await said(page, '4 × Salt Cellar')
  await said(page, 'Visitor')
  expect(await page.getByText('2 × Salt Cellar').count()).toBe(0)
  await withoutBarriers(page)
  await page.getByRole('link', { name: '← Abandoned checkouts' }).click()
  const linkOf = async (email: string, path: string): Promise<string | undefined> => {
    const response = await fetch(`${house.shop.url}/dev/mail`, {
      headers: { accept: 'application/json' },
    })
    const mails: { to: string; text: string }[] = await response.json()
    const text = mails.find(({ to, text: said }) => to === email && said.includes('/reminders/'))?.text
    return text?.match(new RegExp(`https?://\\S+/reminders/${path}/\\S+`))?.[0]
  }
  const patience = { timeout: 60_000, interval: 500 }
  await expect.poll(() => linkOf('grace@example.com', 'back'), patience).toBeDefined()
  await page.reload()
  await page.getByRole('link', { name: 'grace@example.com' }).click()
  await page.getByText(/^Abandoned on .* “Payment”$/).waitFor()
  await page.getByText(/^Reminder sent on/).waitFor()
  await withoutBarriers(page)

  const buyer = await page.context().browser()?.newPage()
  if (!buyer) throw new Error('no browser')
  await buyer.goto((await linkOf('grace@example.com', 'back')) ?? '')
  await buyer.waitForURL(`**/checkout/${left}`)
  await buyer
    .getByText(products[0]?.name ?? '')
    .first()
    .waitFor()
  await (await house.shop.merchant()).call(createOrderFromCheckout, { id: left })
  await page.reload()
  await page.getByText('Recovered', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'View the order' }).click()
  await page.waitForURL('**/orders/*')
  await buyer.goto((await linkOf('grace@example.com', 'off')) ?? '')
  await withoutBarriers(buyer)
  await buyer.getByRole('button', { name: 'Stop reminders' }).click()
  await said(buyer, 'Reminders are off')
  await withoutBarriers(buyer)
  await buyer.close()
  const again = await leave('grace@example.com')
  wait(125 * 60_000)
  await page.goto(`${house.address}/orders/abandoned?status=ABANDONED`)
  await expect
    .poll(async () => {
      await page.reload()
      return page.locator('tr', { has: page.locator(`a[href*="${again}"]`) }).innerText({ timeout: 5_000 })
    }, patience)
    .toContain('Not sent')
  await page.context().close()
}
