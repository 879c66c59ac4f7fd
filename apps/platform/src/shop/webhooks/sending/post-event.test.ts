import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPostEvent, type PostEventOptions } from './post-event.ts'

const NEVER = new AbortController().signal
const EVENT = { body: 'an event', headers: { 'content-type': 'text/plain' } }
/** What is public here. */
const OPEN = '127.0.0.1'

/** A server that counts its connections, known to `resolve` by the name shop.test. */
const openServer = async (listener: RequestListener) => {
  const server = createServer()
  const seen = { connections: 0, requests: 0 }
  server.on('connection', () => {
    seen.connections += 1
  })
  server.on('request', () => {
    seen.requests += 1
  })
  server.on('request', listener)
  await once(server.listen(0, OPEN), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    seen,
    url: `http://shop.test:${port}/events`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const poster = (options: PostEventOptions = {}) =>
  createPostEvent({
    ...{ allows: (address) => address === OPEN, allowsPlain: true, resolve: async () => [OPEN] },
    ...options,
  })

describe('posting events', () => {
  it('keeps the connection for the next event', async () => {
    await using server = await openServer((_, response) => response.end('thanks'))
    const post = poster()
    for (const _ of [1, 2, 3])
      expect(await post(server.url, EVENT, NEVER)).toMatchObject({
        ...{ error: '', response: { status: 200, body: 'thanks' } },
      })
    expect(server.seen).toEqual({ connections: 1, requests: 3 })
  })

  it('opens another connection when the receiver has closed the kept one', async () => {
    await using server = await openServer((request, response) => {
      if (server.seen.requests === 2) request.socket.destroy()
      else response.end()
    })
    const post = poster()
    expect((await post(server.url, EVENT, NEVER)).error).toBe('')
    expect((await post(server.url, EVENT, NEVER)).error).toBe('')
    expect(server.seen).toEqual({ connections: 2, requests: 3 })
  })

  it('fails when a receiver closes a new connection early', async () => {
    await using server = await openServer((request) => request.socket.destroy())
    expect(await poster()(server.url, EVENT, NEVER)).toEqual({
      error: 'The connection failed: socket hang up',
    })
    expect(server.seen.requests).toBe(1)
  })

  it('reads only the beginning of an answer of megabytes, and closes the connection', async () => {
    let close = () => {}
    const isClosed = new Promise<void>((resolve) => {
      close = resolve
    })
    await using server = await openServer((request, response) => {
      request.socket.on('close', close)
      const write = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', write)
      }
      write()
    })
    const { error, response } = await poster()(server.url, EVENT, NEVER)
    expect([error, response?.status, response?.body.length]).toEqual(['', 200, 2_000])
    await isClosed
  })

  it('fails when the answer takes too long', async () => {
    await using server = await openServer((_, response) => response.write('a beginning'))
    expect(await poster({ timeoutMs: 100 })(server.url, EVENT, NEVER)).toEqual({
      error: 'No complete answer within 0.1 seconds.',
    })
  })

  it('gives receivers five seconds', async () => {
    await using server = await openServer(() => {})
    const start = globalThis.setTimeout
    const timeout = vi.spyOn(globalThis, 'setTimeout').mockImplementation((late) => start(late, 50))
    onTestFinished(() => timeout.mockRestore())
    expect((await poster()(server.url, EVENT, NEVER)).error).toBe('No complete answer within 5 seconds.')
    expect(timeout).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 5_000)
  })

  it('refuses a host that has moved to a private address since its last connection', async () => {
    await using server = await openServer((_, response) =>
      response.writeHead(200, { connection: 'close' }).end(),
    )
    const addresses = [[OPEN], [OPEN, '127.0.0.2'], ['127.0.0.2']]
    let looks = 0
    const post = poster({ resolve: async () => addresses[looks++] ?? [] })
    expect((await post(server.url, EVENT, NEVER)).error).toBe('')
    for (const _ of [1, 2])
      expect(await post(server.url, EVENT, NEVER)).toEqual({
        error: 'The host shop.test is not on the public internet.',
      })
    expect(looks).toBe(3)
    expect(server.seen.connections).toBe(1)
  })

  it('refuses private addresses, unknown hosts and plain http', async () => {
    const { error } = await poster()('http://127.0.0.2:1/', EVENT, NEVER)
    expect(error).toBe('The host 127.0.0.2 is not on the public internet.')
    const lost = poster({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })
    expect((await lost('http://shop.test/', EVENT, NEVER)).error).toBe('The host shop.test was not found.')
    const strict = poster({ allowsPlain: false })
    expect((await strict('http://shop.test/', EVENT, NEVER)).error).toBe(
      'The address must start with https://.',
    )
  })
})
