import { describe, expect, it } from 'vitest'
import { cookieOf, post, sessionCookie, shop } from './visit.ts'

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

  it('removes a missing line without an error', async () => {
    const cookie = cookieOf(await post('/products/column', { quantity: '1' }))
    const line = '00000000-0000-4000-8000-000000000000'
    expect((await post('/cart', { line, intent: 'remove' }, cookie)).status).toBe(303)
    const answer = await post('/cart', { line, quantity: '2' }, cookie)
    expect(answer.status).toBe(409)
  })
})
