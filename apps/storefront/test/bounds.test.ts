import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boundConnections, SERVER_OPTIONS } from '../server/bounds.js'
import { answerTooLarge } from '../server/refusals.js'
import { BodyTooLarge, MOST_BODY_BYTES, readBody, withBody } from '../server/request-body.js'

const MEGABYTE = 1024 * 1024

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const listening = async (server: Server): Promise<Server> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

describe('the body of a request to the shop', () => {
  let server: Server
  /** What the server has read on the last connection that ended. */
  let taken = 0
  beforeAll(async () => {
    server = createServer(SERVER_OPTIONS, async (request, response) => {
      try {
        const again = withBody(request, await readBody(request))
        let text = ''
        for await (const chunk of again) text += chunk
        response.end(`${again.method} ${text.length}`)
      } catch (error) {
        if (error instanceof BodyTooLarge) answerTooLarge(request, response, { name: 'Shop', language: 'en' })
        else response.destroy()
      }
    })
    server.on('connection', (socket) => {
      socket.once('close', () => {
        taken = socket.bytesRead
      })
    })
    await listening(server)
  })
  afterAll(() => void server.close())

  /** Sends headers and then an endless body; returns the answer and how much of the body was sent. */
  const flood = async (head: string, frame: (chunk: Buffer) => Buffer[] = (chunk) => [chunk]) => {
    const socket = connect(portOf(server), '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text
    })
    socket.on('error', () => undefined).setMaxListeners(0)
    socket.write(`POST /cart HTTP/1.1\r\nHost: shop\r\n${head}\r\n`)
    const chunk = Buffer.alloc(MEGABYTE, 'x')
    taken = 0
    const ended = new Promise((resolve) => socket.once('close', resolve))
    for (let sent = 0; sent < 300 && !socket.destroyed; sent++) {
      const isFull = frame(chunk).map((part) => socket.write(part))
      if (isFull.includes(false)) await Promise.race([new Promise((go) => socket.once('drain', go)), ended])
    }
    await ended
    await expect.poll(() => taken).toBeGreaterThan(0)
    return { answer, taken }
  }
  const chunked = (chunk: Buffer): Buffer[] => [
    Buffer.from(`${chunk.length.toString(16)}\r\n`),
    chunk,
    Buffer.from('\r\n'),
  ]

  it.each<[string, string, ((chunk: Buffer) => Buffer[]) | undefined]>([
    ['says how large it is', `Content-Length: ${300 * MEGABYTE}\r\n`, undefined],
    ['comes in chunks', 'Transfer-Encoding: chunked\r\n', chunked],
  ])('is refused with a page when it %s, and 300 MB are not read', async (_, head, frame) => {
    const flooded = await flood(head, frame)
    expect(flooded.answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(flooded.answer).toContain('That was too large')
    expect(flooded.taken).toBeLessThan(4 * MEGABYTE)
  })

  it('ends where the request says, no matter what else is sent', async () => {
    const flooded = await flood('Content-Length: 10\r\n')
    expect(flooded.answer).toContain('HTTP/1.1 400 Bad Request') // the rest isn't a request
    expect(flooded.taken).toBeLessThan(4 * MEGABYTE)
  })

  it.each([0, 1, MOST_BODY_BYTES])('of %d bytes arrives whole', async (length) => {
    const response = await fetch(`http://127.0.0.1:${portOf(server)}/cart`, {
      ...{ method: 'POST', body: 'x'.repeat(length) },
    })
    expect(await response.text()).toBe(`POST ${length}`)
  })
})

describe('connections to the shop', () => {
  const bounds = { all: 5, ofAddress: 3, isExempt: () => false, idleMs: 200 }

  const open = async (exempt: boolean) => {
    const server = createServer((_request, response) => void response.end('ok'))
    boundConnections(server, { ...bounds, isExempt: () => exempt })
    return listening(server)
  }
  const connectTo = async (server: Server): Promise<Socket> => {
    const socket = connect(portOf(server), '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
  const isLetIn = async (server: Server): Promise<boolean> => {
    const socket = await connectTo(server)
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
    const [first] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [undefined])])
    return first !== undefined
  }

  it.each([
    ['of one address', false, bounds.ofAddress],
    ['in all', true, bounds.all],
  ])('%s are limited, and others get in when they end', async (_, exempt, most) => {
    const server = await open(exempt)
    const held: Socket[] = []
    for (let count = 0; count < most; count++) held.push(await connectTo(server))
    expect(await isLetIn(server)).toBe(false)
    for (const socket of held) socket.destroy()
    await expect.poll(() => isLetIn(server)).toBe(true)
    server.close()
  })

  it('are closed without traffic', async () => {
    const server = await open(true)
    const socket = await connectTo(server)
    socket.write('GET / HTTP/1.1\r\nHos')
    await once(socket, 'close') // or the test waits forever
    server.close()
  })
})
