import { describe, expect, it } from 'vitest'
import { cookieOf, get, post } from './visit.ts'

describe('a session', () => {
  it("doesn't start by browsing", async () => {
    for (const path of ['/', '/products/moon-jar', '/cart'])
      expect((await get(path)).headers.get('Set-Cookie')).toBeNull()
  })

  it('starts with the first item in the cart', async () => {
    const answer = await post('/products/column', { quantity: '2' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/cart')
    const [session = '', mark] = answer.headers.getSetCookie()
    expect(session).toMatch(/^vitrine_session=.*HttpOnly; SameSite=Lax$/)
    expect(session.length).toBeLessThan(2048)
    expect(mark).toMatch(/^vitrine_consistent=\d+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/)
  })

  it('is kept out of caches and out of the page', async () => {
    const cookie = cookieOf(await post('/products/column', { quantity: '1' }))
    const page = await get('/cart', { Cookie: cookie })
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.headers.get('Set-Cookie')).toBeNull()
    const tokens = JSON.parse(decodeURIComponent(cookie.slice('vitrine_session='.length)))
    const html = await page.text()
    expect(html).toContain('Column')
    expect(html).not.toContain(tokens.accessToken.value)
    expect(html).not.toContain(tokens.refreshToken.value)
  })

  it('is renewed when its access token has expired, and keeps its cart', async () => {
    const cookie = cookieOf(await post('/products/column', { quantity: '3' }))
    const tokens = JSON.parse(decodeURIComponent(cookie.slice('vitrine_session='.length)))
    tokens.accessToken.expiresAt = 1
    const page = await get('/cart', {
      Cookie: `vitrine_session=${encodeURIComponent(JSON.stringify(tokens))}`,
    })
    expect(page.headers.get('Set-Cookie')).toContain('vitrine_session=')
    expect(await page.text()).toContain('Cart, 3 items')
  })

  it('is renewed when the platform no longer knows its access token, and keeps its cart', async () => {
    const cookie = cookieOf(await post('/products/column', { quantity: '3' }))
    const tokens = JSON.parse(decodeURIComponent(cookie.slice('vitrine_session='.length)))
    tokens.accessToken.value = `${tokens.accessToken.value.slice(0, -12)}AAAAAAAAAAAA`
    const page = await get('/cart', {
      Cookie: `vitrine_session=${encodeURIComponent(JSON.stringify(tokens))}`,
    })
    expect(page.headers.get('Set-Cookie')).toContain('vitrine_session=')
    expect(await page.text()).toContain('Cart, 3 items')
  })

  it('belongs to one visitor: carts of others stay their own', async () => {
    const [first, second] = await Promise.all([
      post('/products/column', { quantity: '1' }),
      post('/products/moon-jar', { quantity: '1', Glaze: 'Tenmoku' }),
    ])
    const carts = await Promise.all(
      [first, second].map(async (answer) => (await get('/cart', { Cookie: cookieOf(answer) })).text()),
    )
    expect(carts[0]).not.toContain('Moon Jar')
    expect(carts[1]).toContain('Tenmoku')
  })

  it('that is invalid is treated as none', async () => {
    const page = await get('/cart', { Cookie: 'vitrine_session=%7Bnonsense' })
    expect(page.status).toBe(200)
  })
})
