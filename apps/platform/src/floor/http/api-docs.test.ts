import { describe, expect, it } from 'vitest'
import { openShop } from '../../testing/index.ts'

describe('GET /docs/api', () => {
  it('shows the reference, with its own content policy', async () => {
    await using shop = await openShop()
    const page = await fetch(`${shop.url}/docs/api`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('swagger-ui')
    expect(page.headers.get('content-security-policy')).toContain('script-src')
    const script = await fetch(`${shop.url}/docs/api/static/swagger-ui-bundle.js`)
    expect([script.status, (await script.text()).length > 100_000]).toEqual([200, true])
  })

  it('serves the OpenAPI document with every declared address', async () => {
    await using shop = await openShop()
    const { body } = await shop.caller().get('/docs/api/json')
    expect(body.openapi).toBe('3.1.0')
    expect(Object.keys(body.paths as object)).toContain('/ecom/v1/carts/current/add-to-cart')
  })
})
