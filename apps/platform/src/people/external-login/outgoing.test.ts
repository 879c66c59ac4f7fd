import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProviderFetch, ProviderTrouble } from './outgoing.ts'

const GET = { method: 'GET', headers: {} } as const
const paths: string[] = []
const server = createServer((request, response) => {
  paths.push(`${request.method} ${request.url}`)
  if (request.url === '/elsewhere') return response.writeHead(302, { location: '/' }).end()
  if (request.url === '/long') return response.end('x'.repeat(1_048_577))
  if (request.url === '/silent') return undefined
  return response.setHeader('content-type', 'application/json').end('{}')
})
let port = 0
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('a provider', () => {
  const near = createProviderFetch({ allows: () => true, allowsPlain: true, timeoutMs: 1_000 })

  it('gets the intended request, and its answer keeps status and type', async () => {
    const body = new URLSearchParams({ a: 'b' })
    const response = await near(`http://localhost:${port}/token`, { method: 'POST', headers: {}, body })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({})
    expect(paths.at(-1)).toBe('POST /token')
  })

  it("can't redirect", async () => {
    const response = await near(`http://127.0.0.1:${port}/elsewhere`, GET)
    expect([response.status, paths.at(-1)]).toEqual([302, 'GET /elsewhere'])
  })

  // Fails if addresses aren't checked.
  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '10.0.0.1', '0x7f.1'])(
    'is never on this machine or its network: %s',
    async (host) => {
      const asked = paths.length
      const refused = createProviderFetch({ allowsPlain: true })(`http://${host}:${port}/`, GET)
      await expect(refused).rejects.toThrow('is not on the public internet')
      expect(paths).toHaveLength(asked)
    },
  )

  it.each(['http://example.com/', 'ftp://example.com/', 'https://ada@example.com/', 'file:///x', 'x', ''])(
    'is called by https only, and never by a local name: %s',
    async (address) => {
      await expect(createProviderFetch()(address, GET)).rejects.toThrow('is not an https address')
    },
  )

  it.each(['/long', '/silent'])("can't keep us waiting or reading forever: %s", async (path) => {
    await expect(near(`http://127.0.0.1:${port}${path}`, GET)).rejects.toThrow(ProviderTrouble)
  })
})
