import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get, type Server } from 'node:http'
import type { LookupFunction } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pointHostedAt } from './hosted.ts'

const seen: { method: string; url: string; body: string; authorization: string }[] = []
let server: Server
let origin = ''
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({
      method: request.method ?? '',
      url: request.url ?? '',
      body,
      authorization: request.headers.authorization ?? '',
    })
    response.setHeader('content-type', 'application/json').end('{"ours":true}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => server.close())

describe('pointHostedAt', () => {
  it('sends requests for the built-in hosts to ours, unchanged', async () => {
    const restore = pointHostedAt(origin)
    try {
      const init = { method: 'POST', body: '{"a":1}', headers: { authorization: 'token' } }
      for (const input of [
        'https://www.wixapis.com/oauth2/token?x=1',
        new URL('https://edge.wixapis.com/oauth2/token?x=1'),
        new Request('https://www.wixapis.com/oauth2/token?x=1', init),
      ])
        expect(await (await fetch(input, input instanceof Request ? undefined : init)).json()).toEqual({
          ours: true,
        })
      expect(seen.splice(0)).toEqual(
        Array(3).fill({ method: 'POST', url: '/oauth2/token?x=1', body: '{"a":1}', authorization: 'token' }),
      )
    } finally {
      restore()
    }
  })

  it('sends requests for pictures of the built-in media host to ours', async () => {
    const restore = pointHostedAt(origin)
    try {
      await fetch('https://static.wixstatic.com/media/cup.png/v1/fit/w_9,h_9/cup.png')
      expect(seen.splice(0)).toMatchObject([{ method: 'GET', url: '/media/cup.png/v1/fit/w_9,h_9/cup.png' }])
    } finally {
      restore()
    }
  })

  it('doesn’t touch other hosts, and restores the previous fetch', async () => {
    const before = globalThis.fetch
    const restore = pointHostedAt('http://127.0.0.1:9')
    expect((await fetch(`${origin}/elsewhere`)).status).toBe(200)
    restore()
    expect(globalThis.fetch).toBe(before)
  })

  it('redirects what pages send without fetch, and restores it', () => {
    const opened: unknown[][] = []
    class Page {
      open(...given: unknown[]): void {
        opened.push(given)
      }
    }
    vi.stubGlobal('XMLHttpRequest', Page)
    const { open } = Page.prototype
    const restore = pointHostedAt(origin)
    try {
      const request = new Page()
      request.open('GET', 'https://www.wixapis.com/stores/v1/products?a=1', true)
      request.open('GET', 'https://elsewhere.test/x')
      request.open('GET', '/own')
      expect(opened).toEqual([
        ['GET', `${origin}/stores/v1/products?a=1`, true],
        ['GET', 'https://elsewhere.test/x'],
        ['GET', '/own'],
      ])
    } finally {
      restore()
      vi.unstubAllGlobals()
    }
    expect(Page.prototype.open).toBe(open)
  })

  it("warns once of a server that calls the provider with Node's http", async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const restore = pointHostedAt(origin)
    const port = Number(new URL(origin).port)
    const lookup: LookupFunction = (_, options, done) =>
      options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)
    const ask = async (host: string) => {
      const [response] = await once(get({ host, port, path: '/a/b?token=secret', lookup }), 'response')
      response.resume()
    }
    try {
      for (const host of ['www.wixapis.com', 'www.wixapis.com', 'elsewhere.test']) await ask(host)
    } finally {
      restore()
    }
    await ask('edge.wixapis.com')
    const lines = told.mock.calls
    told.mockRestore()
    expect(lines).toEqual([['Vitrine: this storefront still calls www.wixapis.com, at /a/b, without fetch.']])
    seen.length = 0
  })

  it('refuses an invalid address', () => {
    expect(() => pointHostedAt('shop')).toThrow(TypeError)
  })
})

describe('the startup import', () => {
  const run = promisify(execFile)
  const entry = fileURLToPath(new URL('./redirect-hosted.ts', import.meta.url))
  const program = `fetch('https://www.wixapis.com/x').then((answer) => answer.text()).then(console.log)`
  const start = (env: Record<string, string>) =>
    run(process.execPath, ['--import', 'tsx', '--import', entry, '--input-type=module', '-e', program], {
      env: { PATH: process.env.PATH ?? '', ...env },
    })

  it('points an unmodified program at VITRINE_API_URL', async () => {
    expect((await start({ VITRINE_API_URL: origin })).stdout).toContain('"ours":true')
  })

  it('says what is missing without it', async () => {
    await expect(start({})).rejects.toThrow('Set VITRINE_API_URL to the URL of your platform')
  })
})
