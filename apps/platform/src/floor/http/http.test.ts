import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../testing/index.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const wide = (keys: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, index) => [`k${index}`, 1])))

describe('the HTTP edge', () => {
  it.each([
    ["text that isn't JSON", '{"token":', 400, 'FORMAT'],
    ['a list', '[]', 400, 'FORMAT'],
    ['null', 'null', 400, 'FORMAT'],
    ['a number', '7', 400, 'FORMAT'],
    ['a depth bomb', nested(5000), 400, 'FORMAT'],
    ['one level too deep', nested(21), 400, 'FORMAT'],
    ['too many keys', wide(1001), 400, 'MAX_SIZE'],
    ['__proto__', '{"__proto__":{"x":1},"token":"t"}', 400, 'FIELD_NOT_ALLOWED'],
    ['a null character', '{"token":"a\\u0000b"}', 400, 'FORMAT'],
    ['a missing field', '{}', 400, 'REQUIRED_FIELD'],
    ['a wrong type', '{"token":7}', 400, 'VALIDATION'],
    ['an empty body', '', 400, 'REQUIRED_FIELD'],
  ])('rejects %s with a violation', async (_name, body, status, violatedRule) => {
    const answer = await shop.caller().send('POST', '/oauth2/token-info', body)
    expect([answer.status, answer.body]).toMatchObject([
      status,
      { details: { validationError: { fieldViolations: [{ violatedRule }] } } },
    ])
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  it('names the field that has a null character, or the field that contains a name with one', async () => {
    const bodies = ['{"token":"t","more":[{"name":"a\\u0000b"}]}', '{"token":"t","more":[{"a\\u0000b":1}]}']
    const fields = bodies.map(async (body) => {
      const { details } = (await shop.caller().send('POST', '/oauth2/token-info', body)).body
      return Object(details).validationError.fieldViolations[0].field
    })
    expect(await Promise.all(fields)).toEqual(['more[0].name', 'more[0]'])
  })

  it('ignores unknown fields', async () => {
    const { status, body } = await shop
      .caller()
      .post('/oauth2/token-info', { token: 't', more: { constructor: 1 } })
    expect([status, body]).toEqual([200, { active: false }])
  })

  it.each([
    [
      'a body that is too large',
      'POST',
      '/oauth2/token-info',
      `{"token":"${'x'.repeat(1_100_000)}"}`,
      {},
      413,
    ],
    ['another content type', 'POST', '/oauth2/token-info', '<a/>', { 'content-type': 'text/xml' }, 415],
    ['a broken escape', 'GET', '/media/%E0%A4%A', undefined, {}, 400],
    ['an unknown address', 'GET', '/nowhere', undefined, {}, 404],
    ['another method', 'DELETE', '/oauth2/token-info', undefined, {}, 405],
    ['a climbing path', 'GET', '/media/..%2f..%2fsecrets.json', undefined, {}, 404],
    ['a null byte', 'GET', '/media/a%00b', undefined, {}, 404],
  ])('returns %s in the documented form', async (_name, method, path, body, headers, status) => {
    const answer = await shop.caller().send(method, path, body, headers)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ message: expect.any(String), details: expect.any(Object) })
    expect(JSON.stringify(answer.body)).not.toMatch(/FST_|node:|\/src\/|at .*:\d+/)
    expect(answer.headers.get('x-wix-request-id')).toMatch(/^\d+\.\w+$/)
  })

  it.each([
    ['DELETE', '/oauth2/token-info', 'POST'],
    ['PUT', '/stores/v1/products/some.id?x=1', 'DELETE, GET, HEAD, PATCH'],
    ['PUT', '/_api/ecom-cart/v1/carts/current', 'DELETE, GET, HEAD, PATCH'],
    ['POST', '/health', 'GET, HEAD'],
    ['POST', '/media/a.png/v1/fit/w_1,h_1/a.png', 'GET, HEAD'],
  ])('lists the allowed methods for %s %s', async (method, path, allow) => {
    const answer = await shop.caller().send(method, path, '{}')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
    expect(answer.body.details).toMatchObject({ applicationError: { code: 'METHOD_NOT_ALLOWED' } })
  })

  it('answers HEAD like GET, without the body', async () => {
    const visitor = await shop.visitor()
    const get = await visitor.get('/vitrine/v1/shop')
    const head = await visitor.send('HEAD', '/vitrine/v1/shop')
    const told = ({ status, headers }: typeof get) =>
      [status, headers.get('content-type'), headers.get('content-length')].join()
    expect(told(head)).toBe(told(get))
    expect([get.body, head.body]).toMatchObject([{ shop: { name: 'Test shop' } }, { text: '' }])
  })

  it('accepts forms only for tokens', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
    const visitor = await shop.visitor()
    const refused = await visitor.send('POST', '/ecom/v1/carts/current/add-to-cart', 'lineItems=', form)
    expect(refused.status).toBe(415)
    expect(refused.body.details).toMatchObject({ applicationError: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
    const token = await shop.caller().send('POST', '/oauth2/token-info', 'token=t', form)
    expect([token.status, token.body]).toEqual([200, { active: false }])
  })

  it.each([
    ['a null character', 'grant_type=anonymous&client_id=a%00b', 'FORMAT'],
    ['a null character in a list', 'grant_type=anonymous&client_id=a&client_id=%00', 'FORMAT'],
    ['a null character in a name', 'grant_type=anonymous&%00=a', 'FORMAT'],
    ['__proto__', '__proto__=1&grant_type=anonymous', 'FIELD_NOT_ALLOWED'],
    ['too many keys', Array.from({ length: 1001 }, (_, index) => `k${index}`).join('&'), 'MAX_SIZE'],
    ['a list instead of a text', 'grant_type=anonymous&grant_type=anonymous', 'VALIDATION'],
  ])('rejects %s in a form with a violation', async (_name, body, violatedRule) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await shop.caller().send('POST', '/oauth2/token', body, form)
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { details: { validationError: { fieldViolations: [{ violatedRule }] } } },
    ])
  })

  it.each([
    ['a null character', 'query.filter.id=%00', 'FORMAT'],
    ['a null character in a list', 'query.filter.id=a&query.filter.id=%00', 'FORMAT'],
    ['a null character in a name', 'query.filter.%00=a', 'FORMAT'],
    ['__proto__', 'query.__proto__.x=1', 'FIELD_NOT_ALLOWED'],
    ['an endless path', `${'a.'.repeat(20)}b=1`, 'FIELD_NOT_ALLOWED'],
    ['.r given twice', '.r=e30&.r=e30', 'FORMAT'],
    [".r that isn't base64", '.r=!!!', 'FORMAT'],
    [".r that isn't UTF-8", '.r=e_99', 'FORMAT'],
    [".r that isn't JSON", '.r=ew', 'FORMAT'],
    [".r that isn't an object", '.r=W10', 'FORMAT'],
  ])('rejects %s in the query string with a violation', async (_name, query, violatedRule) => {
    const visitor = await shop.visitor()
    const answer = await visitor.get(`/stores-reader/v1/products/query-platformized?${query}`)
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { details: { validationError: { fieldViolations: [{ violatedRule }] } } },
    ])
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  it('lets browsers call from any origin, with the headers of the public packages', async () => {
    const preflight = await fetch(`${shop.url}/ecom/v1/carts/current`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-type,x-wix-bi-gateway,x-wix-consistent',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
    const allowed = preflight.headers.get('access-control-allow-headers') ?? ''
    for (const header of [
      'authorization',
      'content-type',
      'x-wix-bi-gateway',
      'x-wix-consistent',
      'wix-site-id',
    ])
      expect(allowed).toContain(header)
    const answer = await shop.caller().get('/oauth2/jwks', { origin: 'https://shop.example' })
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Wix-Request-Id')
  })

  it('sends security headers with every response, including errors', async () => {
    for (const path of ['/health', '/nowhere', '/oauth2/jwks']) {
      const { headers } = await shop.caller().get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('logs the request id and the caller, but no token, code or query', async () => {
    const visitor = await shop.visitor()
    const secret = (visitor.authorization ?? '').slice(-40)
    await visitor.get('/oauth2/jwks?code=canary-code&state=canary-state', {
      'x-wix-bi-gateway': 'environment=js-sdk,method-fqn=wix.test.v1.Call',
    })
    await visitor.send('POST', '/oauth2/token-info', JSON.stringify({ token: visitor.authorization }))
    const log = shop.log.join('')
    expect(log).toContain('"requestId"')
    expect(log).toContain('wix.test.v1.Call')
    for (const canary of [secret, 'canary-code', 'canary-state']) expect(log).not.toContain(canary)
  })

  it('logs the route under the base that was asked under', async () => {
    const visitor = await shop.visitor()
    const before = shop.log.length
    const ids = ['1', 'a'.repeat(501)] // the second is too long to have a route
    const bases = ['/ecom', '/_api/ecom-cart', '']
    for (const base of bases) for (const id of ids) await visitor.get(`${base}/v1/carts/${id}`)
    const routes = shop.log.slice(before).map((line) => JSON.parse(line).route)
    expect(routes).toEqual(bases.flatMap((base) => [`${base}/v1/carts/:id`, 'none']))
  })
})
