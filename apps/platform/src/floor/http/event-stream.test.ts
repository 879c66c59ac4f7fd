import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDrain } from './drain.ts'
import { type EventSink, EventStream, sendEvents } from './event-stream.ts'
import { createServer } from './server.ts'

describe('a stream of events', () => {
  let app: FastifyInstance
  let sinks: EventSink[] = []
  let sockets: Socket[] = []

  beforeEach(async () => {
    sinks = []
    sockets = []
    app = await createServer({ logger: pino({ level: 'silent' }), trustProxy: [], isSecure: false })
    app.get('/stream', async (_request, reply) =>
      sendEvents(reply, new EventStream((sink) => void sinks.push(sink))),
    )
  })
  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  })

  const open = async (): Promise<{ socket: Socket; sink: EventSink }> => {
    const { port } = new URL(app.listeningOrigin)
    const before = sinks.length
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
    sockets.push(socket)
    socket.write('GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(() => sinks.length).toBe(before + 1)
    const sink = sinks.at(-1)
    if (!sink) throw new Error('The stream did not open')
    return { socket, sink }
  }

  it('disconnects a reader that takes nothing, and keeps one that reads', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const [slow, quick] = [await open(), await open()]
    let read = 0
    quick.socket.on('data', (bytes) => {
      read += bytes.length
    })
    let isCut = false
    let isGone = false
    slow.sink.whenClosed(() => {
      isCut = true
    })
    quick.sink.whenClosed(() => {
      isGone = true
    })
    slow.socket.pause()
    const message = `data: ${'x'.repeat(50_000)}\n\n`
    let written = 0
    while (!isCut) {
      slow.sink.write(message)
      quick.sink.write(message)
      written += message.length
      await quick.sink.drained()
      await new Promise(setImmediate)
      if (written > 200_000_000) throw new Error('What waits for a slow reader is not bounded')
    }
    expect(isGone).toBe(false)
    await expect.poll(() => read).toBeGreaterThan(written)
  })

  it('ends when the server shuts down', async () => {
    const drain = createDrain(app.server)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { socket } = await open()
    let read = ''
    socket.on('data', (bytes) => {
      read += bytes
    })
    await drain([])
    // The last chunk; the connection closes later.
    await expect.poll(() => read).toMatch(/\r\n0\r\n\r\n$/)
  })
})
