import { createProduct, updateInventoryVariants } from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { cookieOf, get, platform, post, sessionCookie, shop } from './visit.ts'

describe('a form', () => {
  it.each(['0', '-1', '0.5', '1e309', 'NaN', '', '100001'])(
    'refuses the quantity %j in place',
    async (quantity) => {
      const answer = await post('/products/column', { quantity })
      expect(answer.status).toBe(409)
      expect(await answer.text()).toContain('Enter a whole number.')
    },
  )

  it.each([
    ['that is not shown', { Size: '30 × 40 cm', Frame: 'Black ash' }],
    ['that does not exist', { Size: '30 × 40 cm', Frame: 'Gold' }],
    ['that is left open', { Size: '30 × 40 cm' }],
  ])('refuses a choice %s instead of picking another', async (_, choices) => {
    const answer = await post('/products/twenty-eight-nights', { quantity: '1', ...choices })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Please choose again: Frame.')
  })

  it("that isn't one is refused", async () => {
    for (const [method, type] of [
      ['POST', 'text/plain'],
      ['POST', 'multipart/form-data; boundary=x'],
      ['PUT', 'application/json'],
    ] as const) {
      const headers = { 'Content-Type': type, Origin: shop.url }
      const answer = await fetch(`${shop.url}/cart`, { method, headers, body: 'abc' })
      expect(answer.status).toBe(400)
    }
  })

  it('from another site changes nothing', async () => {
    const answer = await fetch(`${shop.url}/products/column`, {
      method: 'POST',
      body: new URLSearchParams({ quantity: '1' }),
      headers: { Origin: 'https://elsewhere.example' },
      redirect: 'manual',
    })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })

  it("of a script changes the cart like a page's, and is refused if invalid", async () => {
    const ask = (body: string, type = 'application/json', origin = shop.url) =>
      fetch(`${shop.url}/cart/calls`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': type, Origin: origin },
      })
    expect(await (await ask('{"call":"read"}')).json()).toMatchObject({ cart: { count: 0 } })
    const reference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: 'nothing' }
    for (const asked of [
      { call: 'add', reference, quantity: 1 },
      { call: 'set-quantity', line: '\u0000', quantity: 1 },
      { call: 'set-coupon', code: 'x'.repeat(9000) },
      { call: 'set-coupon', code: '' },
    ]) {
      const answer = await ask(JSON.stringify(asked))
      expect([asked.call, answer.status]).toEqual([asked.call, 409])
      expect((await answer.json()).problem).toMatch(/^[A-Z].*\.$/)
    }
    for (const body of [
      ...['', '7', 'null', '[]', '{}', '{"call":"constructor"}', '{"call":"add"}', '{"call":"set-coupon"}'],
      '{"call":"add","reference":null,"quantity":1}',
      '{"call":"add","reference":{"catalogItemId":7},"quantity":1}',
      `{"call":"add","reference":${JSON.stringify(reference)},"quantity":"1"}`,
      '{"call":"set-quantity","line":"x","quantity":1e9}',
      '{"call":"remove","line":{}}',
    ])
      expect([body, (await ask(body)).status]).toEqual([body, 400])
    // Other sites can send such content types without a preflight request.
    expect((await ask('{"call":"read"}', 'text/plain', 'https://elsewhere.example')).status).toBe(403)
  })

  it('leads to no checkout without a cart, and says so in place', async () => {
    const answer = await post('/cart', { line: 'checkout' }, await sessionCookie())
    expect(answer.status).not.toBe(500)
    const empty = await post('/cart', { line: 'checkout' })
    expect(empty.status).toBe(409)
    expect(await empty.text()).toContain('Your cart is empty')
  })

  it('says what to do about items that are sold out: some, and all', async () => {
    const merchant = await platform.merchant()
    const make = async (name: string) => {
      const { product } = await merchant.call(createProduct, { product: { name, priceData: { price: 9 } } })
      const sellOut = () =>
        merchant.call(updateInventoryVariants, {
          inventoryItem: {
            productId: String(product?.id),
            trackQuantity: true,
            variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 0 }],
          },
        })
      return { path: `/products/${product?.slug}`, sellOut }
    }
    const [one, other] = [await make('One of two'), await make('Other of two')]
    const cookie = cookieOf(await post(one.path, { quantity: '1' }))
    await post(other.path, { quantity: '1' }, cookie)
    const cart = async (language = '') => (await get(`${language}/cart`, { Cookie: cookie })).text()
    const checkOut = async (language = '') =>
      (await post(`${language}/cart`, { line: 'checkout' }, cookie)).text()
    await one.sellOut()
    expect(await cart()).toContain('Sold out. Remove it to check out the rest.')
    expect(await checkOut()).toContain('We’ve marked them.')
    await other.sellOut()
    expect((await cart()).match(/Sold out. Choose something else./g)).toHaveLength(2)
    expect(await cart('/de')).toContain('Ausverkauft. Bitte wählen Sie etwas anderes.')
    expect(await checkOut()).toContain('These items are no longer available. Please choose something else.')
    const [, line = ''] = /name="line" value="([\da-f-]{36})"/.exec(await cart()) ?? []
    await post('/cart', { line, intent: 'remove' }, cookie)
    expect(await checkOut('/de')).toContain('Dieser Artikel ist nicht mehr erhältlich.')
  })

  it('removes a missing line without an error', async () => {
    const cookie = cookieOf(await post('/products/column', { quantity: '1' }))
    const line = '00000000-0000-4000-8000-000000000000'
    expect((await post('/cart', { line, intent: 'remove' }, cookie)).status).toBe(303)
    const answer = await post('/cart', { line, quantity: '2' }, cookie)
    expect(answer.status).toBe(409)
  })
})
