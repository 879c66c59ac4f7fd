import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createServer } from '../server.ts'

it('a server closes although a connection was opened in advance and never used', async () => {
  const app = await createServer({ logger: pino({ level: 'silent' }), trustProxy: [], isSecure: false })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const accepted = once(app.server, 'connection')
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  await accepted
  const ended = once(socket.resume(), 'close')
  await app.close()
  expect(await ended).toEqual([false])
})
