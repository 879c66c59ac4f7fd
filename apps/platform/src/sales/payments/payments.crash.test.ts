import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { newProduct } from '../../testing/catalog.ts'
import { startProgram } from '../../testing/program.ts'
import { checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'
import { openHosted } from '../hosted-checkout/hosted-checkout.fixtures.ts'
import { createMortalProvider, readBooks } from './mortal-provider.fixtures.ts'

const provider = fileURLToPath(new URL('./mortal-provider.fixtures.ts', import.meta.url))
const PATIENCE = { timeout: 30_000, interval: 250 }

const findOrders = statement<{ order_id: string }>('SELECT order_id FROM orders WHERE checkout_id = ?')
const findPayments = statement<{ state: string }>('SELECT state FROM payments WHERE checkout_id = ?')

describe('a process killed between payment and order', () => {
  // Fails without the recovery: there is no order.
  it('leaves a paid checkout exactly one order, and the money captured once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-books-'))
    const books = join(folder, 'books')
    const cup = newProduct()
    await using shop = await openSellingShop([cup], {
      environment: { PAYMENT_TIMEOUT_SECONDS: '1' },
      paymentProviders: [createMortalProvider(books)],
    })
    const buyer = await shop.visitor()
    const page = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(cup)]))
    const { totals } = await page.read()
    // A short timeout, or the payment wouldn't be checked for twenty seconds.
    const environment = { PAYMENT_PROVIDERS: provider, BOOKS: books, PAYMENT_TIMEOUT_SECONDS: '1' }
    const { child, url } = await startProgram({ DATA_DIR: shop.dataDir, ...environment })
    const exit = once(child, 'exit')
    const paying = fetch(`${url}/checkout-api/${page.checkoutId}/pay`, {
      method: 'POST',
      headers: { cookie: page.cookie, 'content-type': 'application/json', 'idempotency-key': 'a' },
      body: JSON.stringify({ methodId: 'mortal', agreedTotals: totals }),
    })
    await expect(paying).rejects.toThrow()
    expect(await exit).toEqual([null, 'SIGKILL'])
    await expect
      .poll(() => shop.database.all(findPayments, page.checkoutId), PATIENCE)
      .toEqual([{ state: 'CAPTURED' }])
    expect(await shop.database.all(findOrders, page.checkoutId)).toHaveLength(1)
    expect(readBooks(books).map((entry) => entry.split(' ')[0])).toEqual(['HELD', 'TAKEN'])
    expect(await page.read()).toMatchObject({ state: 'PLACED', order: { payment: { paid: true } } })
    rmSync(folder, { recursive: true, force: true })
  }, 120_000)
})
