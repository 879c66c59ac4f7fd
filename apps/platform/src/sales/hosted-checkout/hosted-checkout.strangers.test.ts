import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { newProduct } from '../../testing/catalog.ts'
import type { Shop } from '../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'
import { CARDS, detailsOf } from '../payments/sandbox/sandbox.fixtures.ts'
import { openHosted, settled } from './hosted-checkout.fixtures.ts'

const listTables = statement<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")

describe('the hosted checkout, to strangers', () => {
  const cup = newProduct()
  let shop: Shop
  beforeAll(async () => {
    shop = await openSellingShop([cup])
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const atCheckout = async () => {
    const buyer = await shop.visitor()
    return openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(cup)]))
  }

  it('accepts no test cards in production unless configured', async () => {
    await using other = await openSellingShop([cup], { environment: { MODE: 'production' } })
    const buyer = await other.visitor()
    const page = await openHosted(other, buyer, await checkoutOf(buyer, [lineOf(cup)]))
    expect((await page.read()).paymentMethods).toMatchObject([{ id: 'offline' }])
    const { status } = await fetch(`${other.url}/sandbox-card/tokens`, { method: 'POST' })
    expect(status).toBe(404)
    const cardless = await page.pay(undefined, { methodId: 'sandbox-card', token: 'any' })
    expect(cardless.code).toBe('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
  })

  it('belongs to its buyer only, and answers no page of another site', async () => {
    const [page, other] = await Promise.all([atCheckout(), atCheckout()])
    const path = `${shop.url}/checkout-api/${page.checkoutId}`
    expect((await fetch(path)).status).toBe(401)
    expect((await fetch(path, { headers: { cookie: other.cookie } })).status).toBe(404)
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]
    for (const headers of foreign) {
      expect((await page.send('GET', '', undefined, headers)).status).toBe(403)
      expect((await page.send('POST', '/pay', {}, headers)).status).toBe(403)
    }
    const form = await fetch(`${path}/cancel-payment`, {
      ...{ method: 'POST', body: new URLSearchParams({ a: 'b' }) },
      headers: { cookie: page.cookie },
    })
    expect(form.status).toBe(415)
    const { headers } = await page.send('GET')
    expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual([
      null,
      'no-store',
    ])
  })

  it('never lets a card number into its tables or its log', async () => {
    const page = await atCheckout()
    await page.pay(CARDS.approved)
    await settled(page, { state: 'PLACED' })
    const refused = await fetch(`${shop.url}/sandbox-card/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...detailsOf('4242424242424241'), securityCode: '98765' }),
    })
    expect(await refused.text()).not.toMatch(/424242|98765/)
    expect(shop.log.join('')).not.toContain('424242')
    for (const { name } of await shop.database.all(listTables)) {
      if (name.startsWith('sqlite_')) continue
      const rows = await shop.database.all(statement<object>(`SELECT * FROM ${name}`))
      expect(JSON.stringify(rows), name).not.toContain('42424242')
    }
  })

  it.each([
    ['number', '4242424242424241'],
    ['number', '42'],
    ['expiryMonth', 13],
    ['expiryYear', 2020],
    ['securityCode', '12a'],
  ])('names the invalid %s of a card: %s', async (field, value) => {
    const response = await fetch(`${shop.url}/sandbox-card/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...detailsOf(CARDS.approved), [field]: value }),
    })
    const { details } = await response.json()
    expect([response.status, details.validationError.fieldViolations[0].field]).toEqual([400, field])
  })

  it('rejects forged notices', async () => {
    const page = await atCheckout()
    await page.pay(CARDS.step)
    await settled(page, { payment: { state: 'STEP' } })
    const body = JSON.stringify({ type: 'payment.changed', paymentId: randomUUID() })
    const seconds = Math.floor(Date.now() / 1000)
    const mac = createHmac('sha256', 'guess').update(`${seconds}.${body}`).digest('hex')
    const send = (provider: string, headers = {}) =>
      fetch(`${shop.url}/payments/${provider}/notices`, { method: 'POST', body, headers })
    expect((await send('sandbox-card')).status).toBe(403)
    expect((await send('sandbox-card', { 'sandbox-signature': `t=${seconds},v1=${mac}` })).status).toBe(403)
    expect((await send('acme')).status).toBe(404)
    expect(await page.read()).toMatchObject({ payment: { state: 'STEP' } })
  })
})
