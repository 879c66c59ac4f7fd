import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct } from '../../testing/catalog.ts'
import type { Shop } from '../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'
import { CARDS } from '../payments/sandbox/sandbox.fixtures.ts'
import { openHosted } from './hosted-checkout.fixtures.ts'

// Fails without `limitPay` in `createPayHosted`.
describe('paying with many cards', () => {
  const cup = newProduct()
  let shop: Shop
  beforeAll(async () => {
    shop = await openSellingShop([cup], { environment: { RATE_LIMITS: 'on' } })
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const atCheckout = async () => {
    const buyer = await shop.visitor()
    return openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(cup)]))
  }

  it('has to wait after ten, and no other buyer does', async () => {
    const [page, neighbour] = [await atCheckout(), await atCheckout()]
    for (let tries = 0; tries < 10; tries++)
      expect((await page.pay(CARDS.declined)).body.payment).toMatchObject({ state: 'DECLINED' })
    const refused = await page.pay(CARDS.approved)
    expect([refused.status, refused.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(360)
    expect((await page.read()).state).toBe('OPEN')
    expect((await neighbour.pay(CARDS.approved)).status).toBe(200)
    const offline = await page.pay(undefined, { methodId: 'offline' })
    expect(offline.body.state).toBe('PLACED')
  })

  it('counts an attempt once, however often it is sent', async () => {
    const page = await atCheckout()
    const terms = { methodId: 'sandbox-card', token: await page.tokenOf(CARDS.declined) }
    for (let sent = 0; sent < 15; sent++)
      expect((await page.pay(undefined, terms, 'one try')).status).toBe(200)
    expect((await page.pay(CARDS.declined)).status).toBe(200)
  })
})
