import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request, sendRaw } from '../../../hostile/raw-socket.ts'
import { openShop, type Shop } from '../../../testing/index.ts'
import { readSettings } from '../../settings/settings.ts'
import { knownHosts } from './known-hosts.ts'

const ENVIRONMENT = {
  PLATFORM_URL: 'https://api.shop.example',
  STOREFRONT_URL: 'https://shop.example:8443',
  KNOWN_HOSTS: 'Platform, 10.0.0.7',
}

describe('a host name', () => {
  const isKnown = knownHosts(readSettings(ENVIRONMENT))

  it.each([
    ...['api.shop.example', 'API.shop.example:443', 'api.shop.example.', 'shop.example', 'platform:4000'],
    ...['localhost', 'localhost:4000', 'a.localhost', '127.0.0.1', '127.9.9.9:1', '[::1]', '[::1]:4000'],
    '10.0.0.7',
  ])('is known: %s', (host) => expect(isKnown(host)).toBe(true))

  it.each([
    ...['', 'evil.example', 'api.shop.example.evil.example', 'evil.example:api.shop.example', '10.0.0.8'],
    ...[
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '127.evil',
      '[::2]',
      'user@localhost',
      'localhost:x',
    ],
    ...['0.0.0.0', '192.168.1.5:4000', 'xlocalhost'],
  ])('is not known: %s', (host) => expect(isKnown(host)).toBe(false))
})

// Fails without `refuseUnknownHosts`.
describe('a platform', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ environment: { ...ENVIRONMENT, TRUSTED_PROXIES: '127.0.0.1' } })
  })
  afterAll(() => shop?.[Symbol.asyncDispose]())
  const ask = (line: string, headers: Record<string, string>) => sendRaw(shop.url, request(line, headers))

  it('reveals nothing, not even its mailbox, to a page whose name points to this machine', async () => {
    for (const path of ['/dev/mail', '/login/log-in', '/docs/api', '/media/x', '/nowhere']) {
      const answer = await ask(`GET ${path}`, { host: 'rebound.evil.example:4000' })
      expect([path, answer.status]).toEqual([path, 421])
      expect(JSON.parse(answer.body)).toMatchObject({
        details: { applicationError: { code: 'HOST_NOT_KNOWN' } },
      })
    }
    expect((await ask('OPTIONS /oauth2/token', { host: 'evil.example' })).status).toBe(421)
    expect((await ask('GET /dev/mail', { host: 'localhost' })).status).toBe(200)
    expect((await ask('GET /dev/mail', { host: 'api.shop.example' })).status).toBe(200)
  })

  it('uses the host a trusted proxy sends', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9' }
    const of = (host: string, named: string) =>
      ask('GET /dev/mail', { ...forwarded, host, 'x-forwarded-host': named })
    expect((await of('balancer.internal', 'api.shop.example')).status).toBe(200)
    expect((await of('api.shop.example', 'evil.example')).status).toBe(421)
  })

  it('answers health checks of load balancers, which call it by address', async () => {
    expect((await ask('GET /health', { host: '10.1.2.3:4000' })).status).toBe(200)
  })
})

it('ignores a host sent by anyone else', async () => {
  await using shop = await openShop({ environment: ENVIRONMENT })
  const headers = { host: 'evil.example', 'x-forwarded-host': 'api.shop.example' }
  expect((await sendRaw(shop.url, request('GET /dev/mail', headers))).status).toBe(421)
})
