import { once } from 'node:events'
import { createServer } from 'node:http'
import { EVENT_TYPES } from '@vitrine/contract'
import { queryProducts, updateProduct } from '@vitrine/contract/operations'
import { expect } from 'vitest'
import { said, withoutBarriers } from '../expectations.ts'
import type { TestConsole } from '../open-console.ts'

/** Adds a webhook, reads what it was sent and answered, sends it again, and deletes it. */
export const manageWebhook = async (house: TestConsole): Promise<void> => {
  const arrived: unknown[] = []
  await using receiver = createServer((request, response) => {
    arrived.push(request.headers['webhook-id'])
    request.resume()
    response.end('thanks')
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const place = receiver.address()
  const url = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}/stock`

  const page = await house.open('owner')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Webhooks' }).click()
  await press('Add webhook')
  await page.getByLabel('URL').fill(url)
  await page.getByLabel('Description').fill('Tells the warehouse')
  expect(await page.getByRole('checkbox').count()).toBe(EVENT_TYPES.length)
  await page.getByLabel('Product changed', { exact: true }).check()
  await withoutBarriers(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click()
  const key = await page.getByRole('textbox', { name: 'Signing key' }).inputValue()
  expect(key).toMatch(/^whsec_/)
  await withoutBarriers(page)
  await press('Done')
  await page.getByRole('heading', { level: 1, name: url }).waitFor()
  expect(await page.content()).not.toContain(key)

  await press('Send test event')
  await press('Send')
  await page.getByRole('dialog').getByText('thanks').waitFor()
  await withoutBarriers(page)
  await press('Done')
  const merchant = await house.shop.merchant()
  const { products = [] } = await merchant.call(queryProducts, {
    query: { filter: { slug: 'salt-cellar' } },
  })
  await merchant.call(updateProduct, { product: { id: products[0]?.id ?? '', ribbon: 'Told' } })
  await expect.poll(() => arrived.length).toBe(2)
  // An answer is recorded shortly after it arrives.
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByRole('table', { name: 'Deliveries' }).waitFor()
      return page.getByRole('cell', { name: 'Delivered' }).count()
    })
    .toBe(1)
  await withoutBarriers(page)
  await page.getByRole('link', { name: 'Product changed' }).click()
  await page.getByRole('region', { name: 'Attempts' }).getByText('200', { exact: true }).waitFor()
  await withoutBarriers(page)
  const about = page.locator(`a[href$="/products/${products[0]?.id}"]`)
  expect(await about.innerText()).toBe(products[0]?.id)
  await press('Send again')
  await expect.poll(() => arrived.length).toBe(3)
  expect(arrived[2]).toBe(arrived[1])

  await page.getByRole('link', { name: '← Deliveries' }).click()
  await press('Send again from…')
  await page.getByLabel('From').fill('2026-01-01T00:00')
  await press('Send again')
  await page
    .getByText(/will be sent again/)
    .first()
    .waitFor()
  await expect.poll(() => arrived.length).toBeGreaterThan(3)
  await press('Create a new key')
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new key' }).click()
  await page.getByRole('textbox', { name: 'Signing key' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Signing key' }).inputValue()).not.toBe(key)
  await press('Done')
  const choose = async (name: string) => {
    await press('More actions')
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await choose('Switch off')
  await page.getByText('Off', { exact: true }).first().waitFor()
  await choose('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await said(page, 'No webhooks yet.')
  await page.context().close()

  const other = await house.open('merchant')
  expect(await other.getByRole('link', { name: 'Webhooks' }).count()).toBe(0)
  await other.goto(`${house.address}/webhooks`)
  await said(other, 'You don’t have permission')
  await other.context().close()
}
