import { startServer } from './local-platform.ts'

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-vitrine-rotation',
  'access-control-expose-headers': 'x-wix-request-id',
  'x-wix-request-id': 'r-1',
}

const CART = {
  id: 'cart',
  createdDate: '2025-03-01T08:00:00.000Z',
  lineItems: [
    { id: 'line', quantity: 1, image: { id: 'mug.jpg', width: 16, height: 9, filename: 'a müg.jpg' } },
  ],
}

const NAMES = ['Ü0', 'Ü1', 'Ü2']

/** A platform for the runtime suite, open to every origin. It has one cart that accepts new lines. */
export const startRuntimeServer = (files: Record<string, string> = {}) => {
  let added: object[] = []
  const cart = () => ({ ...CART, lineItems: [...CART.lineItems, ...added] })
  return startServer(({ method, path, headers, body }) => {
    const { pathname, searchParams } = new URL(path, 'http://server')
    const answer = (body: unknown, status = 200) => ({ status, body, headers: CORS })
    const file = files[pathname]
    if (file !== undefined)
      return {
        body: file,
        headers: { 'content-type': pathname.endsWith('.js') ? 'text/javascript' : 'text/html' },
      }
    if (method === 'OPTIONS') return answer({})
    if (pathname === '/oauth2/token')
      return answer({ access_token: 'visitor-access', refresh_token: 'visitor-refresh', expires_in: 14_400 })
    if (pathname === '/echo') return answer({ authorization: headers.authorization ?? null })
    if (pathname.endsWith('/remove-coupon')) return answer({ cart: cart() })
    if (pathname.endsWith('/products') && method === 'POST')
      return answer({ product: { ...(body as { product: object }).product, id: 'new' } })
    if (pathname.endsWith('/variants/v')) return answer({ variant: { id: 'v' } })
    if (pathname.endsWith('/login')) return answer({ state: 'REQUIRE_OWNER_APPROVAL' })
    if (pathname.endsWith('/graphql/alpha')) return answer({ data: { shop: 'open' } })
    if (pathname.endsWith('/carts/current')) return answer({ cart: cart() })
    if (pathname.endsWith('/carts/current/add-to-cart')) {
      const { lineItems } = body as { lineItems: object[] }
      added = lineItems.map((line, index) => ({ ...line, id: `added-${index}` }))
      return answer({ cart: cart() })
    }
    if (pathname.endsWith('/carts/current/remove-line-items')) {
      const { lineItemIds } = body as { lineItemIds: string[] }
      added = added.filter((line) => 'id' in line && !lineItemIds.includes(`${line.id}`))
      return answer({ cart: cart() })
    }
    if (pathname.endsWith('/slow')) return { ...answer({}), delayMs: 500 }
    const query = searchParams.get('.r')
    if (!query) return answer({}, 404)
    const { filter, paging } = JSON.parse(Buffer.from(query, 'base64url').toString()).query
    const found = NAMES.filter((name) => name.startsWith(filter.name.$startsWith))
    const page = found.slice(paging.offset, paging.offset + paging.limit)
    return answer({ products: page.map((name) => ({ id: name, name })), metadata: { total: found.length } })
  })
}
