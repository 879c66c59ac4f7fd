import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request, sendRaw } from '../../hostile/raw-socket.ts'
import { openShop, type Shop } from '../../testing/index.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const json = { 'content-type': 'application/json' }

describe('what Node rejects before there is a request', () => {
  it.each([
    ["bytes that aren't HTTP", 'hello\r\n\r\n', 400],
    ['a TLS greeting', Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]), 400],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an unknown method', request('FOO /health'), 400],
    ['a header beyond 16 kB', request('GET /health', { a: 'x'.repeat(20_000) }), 431],
    ['an address beyond 16 kB', request(`GET /health?${'x'.repeat(20_000)}`), 431],
    ['3,000 headers', request('GET /health', Object.fromEntries(Array(3000).entries())), 431],
    ['a header with a null character', request('GET /health', { a: 'x\0y' }), 400],
    ['a header that is folded over two lines', request('GET /health', { a: 'x\r\n y' }), 400],
    ['two lengths', request('POST /oauth2/token', { ...json, 'content-length': '2, 3' }, '{}'), 400],
    [
      'a length and chunks, as request smugglers send',
      request('POST /oauth2/token', { ...json, 'content-length': '2', 'transfer-encoding': 'chunked' }, '{}'),
      400,
    ],
    [
      'a chunk without a size',
      request('POST /oauth2/token', { ...json, 'transfer-encoding': 'chunked' }, 'zz\r\n{}\r\n0\r\n\r\n'),
      400,
    ],
  ])('gets the documented error form: %s', async (_name, bytes, status) => {
    const answer = await sendRaw(shop.url, bytes)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ message: expect.any(String), details: {} })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
    })
    const logged = shop.log.filter((line) => line.includes(answer.headers['x-wix-request-id'] ?? 'none'))
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ status, msg: 'answered' }])
  })

  it('logs none of the bytes', async () => {
    await sendRaw(shop.url, request('GET /health', { authorization: 'canary-token', a: 'x\0' }))
    expect(shop.log.join('')).not.toContain('canary-token')
  })
})

describe('what Node lets through', () => {
  it('is rejected without a Host, in the documented form', async () => {
    const { status, body } = await sendRaw(shop.url, 'GET /health HTTP/1.1\r\n\r\n')
    expect([status, JSON.parse(body)]).toMatchObject([
      400,
      {
        details: {
          validationError: { fieldViolations: [{ field: 'Host', violatedRule: 'REQUIRED_FIELD' }] },
        },
      },
    ])
  })

  // Fails without the check: the first host was used.
  it('is rejected with two hosts', async () => {
    const twice = 'GET /health HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\nconnection: close\r\n\r\n'
    const { status, body } = await sendRaw(shop.url, twice)
    expect([status, JSON.parse(body)]).toMatchObject([
      400,
      { details: { validationError: { fieldViolations: [{ field: 'Host', violatedRule: 'MAX_SIZE' }] } } },
    ])
    expect(
      (await sendRaw(shop.url, twice.replace('Host: evil.example', 'x-host: evil.example'))).status,
    ).toBe(200)
  })

  it('is answered, regardless of its Expect and Upgrade headers', async () => {
    const expectation = await sendRaw(shop.url, request('GET /health', { expect: 'fish' }))
    const upgrade = await sendRaw(
      shop.url,
      request('GET /health', { connection: 'upgrade', upgrade: 'websocket' }),
    )
    expect([expectation.status, upgrade.status]).toEqual([200, 200])
  })

  it("can't set a response header", async () => {
    const line = 'GET /oauth2/jwks?x=%0d%0aset-cookie:a=b'
    const { headers } = await sendRaw(
      shop.url,
      request(line, { 'x-wix-consistent': '1%0d%0aset-cookie: a=b' }),
    )
    expect(headers).not.toHaveProperty('set-cookie')
  })
})
