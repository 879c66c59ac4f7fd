import { describe, expect, it } from 'vitest'
import { startServer } from '../../test/local-platform.ts'
import { currentCart } from '../ecom.ts'
import { CommerceError, createClient, OAuthStrategy } from '../index.ts'
import { collections, products } from '../stores.ts'

const clientId = '5b1f6f0e-2a4f-4d86-9d6c-0c1c8a1f7a11'

const shopAt = (apiUrl: string) =>
  createClient({
    apiUrl,
    auth: OAuthStrategy({ clientId }),
    modules: { currentCart, products, collections },
  })

describe('a client of a visitor', () => {
  it('asks for visitor tokens before its first call, once for many at a time', async () => {
    await using server = await startServer(() => undefined)
    const client = shopAt(server.url)
    await Promise.allSettled(Array.from({ length: 100 }, () => client.currentCart.getCurrentCart()))
    expect(server.tokenCalls).toHaveLength(1)
    expect(server.tokenCalls[0]?.body).toEqual({ clientId, grantType: 'anonymous' })
    expect(server.calls).toHaveLength(100)
    expect(server.calls[0]?.headers.authorization).toBe('visitor-access')
  })

  it("sends its strategy's own calls over its own transport, even before its first call", async () => {
    await using server = await startServer(() => undefined)
    const auth = OAuthStrategy({ clientId })
    createClient({ apiUrl: server.url, auth })
    await auth.getAuthHeaders()
    expect(server.tokenCalls).toHaveLength(1)
  })

  it("reads a cart with ids, dates, pictures and addresses in the caller's form", async () => {
    const cart = {
      id: 'c1',
      createdDate: '2025-03-01T08:00:00.000Z',
      lineItems: [
        {
          id: 'l1',
          url: { relativePath: '/product-page/mug', url: 'https://shop.test/product-page/mug' },
          image: {
            id: 'mug.jpg',
            url: 'https://media.test/mug.jpg',
            width: 1600,
            height: 1200,
            filename: 'a mug.jpg',
          },
        },
      ],
      contactInfo: { address: { addressLine: '12 Baker St', geocode: { latitude: 49.4 } } },
    }
    await using server = await startServer(({ path }) =>
      path.endsWith('/v1/carts/current') ? { body: { cart } } : undefined,
    )
    expect(await shopAt(server.url).currentCart.getCurrentCart()).toEqual({
      _id: 'c1',
      _createdDate: new Date('2025-03-01T08:00:00.000Z'),
      lineItems: [
        {
          _id: 'l1',
          url: 'https://shop.test/product-page/mug',
          image: 'wix:image://v1/mug.jpg/a%20mug.jpg#originWidth=1600&originHeight=1200',
        },
      ],
      contactInfo: { address: { addressLine1: '12 Baker St', location: { latitude: 49.4 } } },
    })
  })

  it('leaves its arguments unchanged', async () => {
    await using server = await startServer(() => ({ body: { cart: {}, access_token: 'a', expires_in: 9 } }))
    const line = Object.freeze({
      _id: 'l1',
      quantity: 1,
      image: 'wix:image://v1/a.jpg/a.jpg#originWidth=1&originHeight=2',
      catalogReference: Object.freeze({ appId: 'app', catalogItemId: 'item' }),
    })
    await shopAt(server.url).currentCart.addToCurrentCart({ lineItems: [line] })
    expect(server.calls[0]?.body).toMatchObject({
      lineItems: [{ id: 'l1', image: { id: 'a.jpg', width: 1 } }],
    })
  })

  it('throws failures with code, status, request id and details', async () => {
    const details = { applicationError: { code: 'OWNED_CART_NOT_FOUND', description: 'Cart was not found' } }
    await using server = await startServer(({ path }) =>
      path.endsWith('/current')
        ? {
            status: 404,
            headers: { 'x-wix-request-id': 'r1' },
            body: { message: 'Cart was not found', details },
          }
        : undefined,
    )
    const failure = await shopAt(server.url)
      .currentCart.getCurrentCart()
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CommerceError)
    expect(failure).toMatchObject({
      message: 'Cart was not found',
      code: 'OWNED_CART_NOT_FOUND',
      status: 404,
      requestId: 'r1',
      retryable: false,
      details: { applicationError: { data: {} } },
    })
  })

  it('pages through a query and iterates to its end', async () => {
    const all = Array.from({ length: 5 }, (_, at) => ({ id: `p${at}`, name: `P${at}` }))
    await using server = await startServer(({ path, method }) => {
      const query = new URL(path, 'http://x').searchParams.get('.r')
      if (method !== 'GET' || !query) return undefined
      const { limit, offset } = JSON.parse(Buffer.from(query, 'base64url').toString()).query.paging
      return { body: { products: all.slice(offset, offset + limit), metadata: { total: all.length } } }
    })
    const { products } = shopAt(server.url)
    const page = await products.queryProducts().limit(2).find()
    expect(page).toMatchObject({ length: 2, pageSize: 2, currentPage: 0, totalPages: 3, totalCount: 5 })
    expect((await page.next()).items.map(({ _id }) => _id)).toEqual(['p2', 'p3'])
    const names: unknown[] = []
    for await (const { name } of products.queryProducts().limit(2)) names.push(name)
    expect(names).toEqual(['P0', 'P1', 'P2', 'P3', 'P4'])
  })

  it('sends the options of a query beside it', async () => {
    await using server = await startServer(({ path }) =>
      path.includes('query') ? { body: { products: [], metadata: {} } } : undefined,
    )
    await shopAt(server.url).products.queryProducts({ paging: { limit: 1 } }, { includeVariants: false })
    const sent = new URL(server.calls.at(-1)?.path ?? '', 'http://x').searchParams.get('.r') ?? ''
    expect(JSON.parse(Buffer.from(sent, 'base64url').toString())).toEqual({
      query: { paging: { limit: 1 } },
      includeVariants: false,
    })
  })
})
