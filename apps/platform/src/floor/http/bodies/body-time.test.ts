import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createServer } from '../server.ts'
import { LONG_BODY } from './body-time.ts'

const open = async () => {
  const logger = pino({ level: 'silent' })
  const app = await createServer({ logger, trustProxy: [], isSecure: false, bodyTimeoutMs: 60 })
  app.post('/slow', async () => ({}))
  app.post('/upload', { config: LONG_BODY }, async () => ({}))
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return { app, port: Number(url.port) }
}

/** Sends a request without the last byte of its body, then that byte when the time is up. */
const sendSlowly = async (port: number, path: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.on('error', () => {})
  socket.write(head)
  setTimeout(() => socket.end('}'), 200)
  await once(socket, 'close')
  return answer
}

// Fails without the timer: the status is 200.
it('is rejected if its body takes too long, unless its route allows it', async () => {
  const { app, port } = await open()
  const [slow, upload] = await Promise.all([sendSlowly(port, '/slow'), sendSlowly(port, '/upload')])
  expect(slow).toMatch(/^HTTP\/1.1 408 /)
  expect(slow).toContain('"code":"REQUEST_TIMEOUT"')
  expect(upload).toMatch(/^HTTP\/1.1 200 /)
  await app.close()
})
