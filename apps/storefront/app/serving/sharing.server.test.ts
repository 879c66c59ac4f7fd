import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFor, share } from './sharing.server.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

let count = 0

/** A shop of one page, which is new each time it is rendered. */
const openPage = ({ isOwn = false, status = 200 } = {}) => {
  const url = `http://shop.test/page-${++count}`
  let renders = 0
  const get = async (headers: Record<string, string> = {}, method = 'GET') => {
    const request = new Request(url, { headers, method })
    const answer = await share({ request, context: undefined } as never, async () => {
      const response = new Response(`<p>${++renders}</p>`, {
        status,
        headers: { 'Content-Type': 'text/html' },
      })
      keepFor(request, response, isOwn)
      return response
    })
    if (!(answer instanceof Response)) throw new Error('The middleware gave no response.')
    return answer
  }
  return { get, renders: () => renders }
}

const textOf = async (response: Response) => {
  const bytes = Buffer.from(await response.arrayBuffer())
  const encoding = response.headers.get('Content-Encoding')
  const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes
  return plain.toString()
}

describe('a page that is the same for everyone', () => {
  it('is rendered once for a moment, in each encoding', async () => {
    const { get } = openPage()
    for (const accepted of ['br, gzip', 'gzip', '', 'br'])
      expect(await textOf(await get({ 'Accept-Encoding': accepted }))).toBe('<p>1</p>')
    vi.advanceTimersByTime(1_500)
    expect(await textOf(await get())).toBe('<p>2</p>')
  })

  it('is 304 to browsers that have it', async () => {
    const { get, renders } = openPage()
    const tag = (await get()).headers.get('ETag') ?? ''
    const known = await get({ 'If-None-Match': tag })
    expect([known.status, await known.text(), renders()]).toEqual([304, '', 1])
    expect((await get({ 'If-None-Match': 'W/"other"' })).status).toBe(200)
  })
})

// Fails if the key doesn't look at cookies, or if private pages are kept.
describe('a page is rendered for each request', () => {
  it.each([
    ['if the browser sends cookies', {}, { Cookie: 'a=b' }, 'GET'],
    ['if it is personal', { isOwn: true }, {}, 'GET'],
    ['if it is missing', { status: 404 }, {}, 'GET'],
    ['if it failed', { status: 503 }, {}, 'GET'],
    ['after a form', {}, {}, 'POST'],
  ] as const)('%s', async (_, options, headers, method) => {
    const { get, renders } = openPage(options)
    await get(headers, method)
    await get(headers, method)
    expect(renders()).toBe(2)
  })
})
