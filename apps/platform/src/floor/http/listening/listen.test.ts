import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { freePort } from '../../../testing/free-port.ts'
import { createServer } from '../server.ts'
import { listen } from './listen.ts'

/** An address where neighbours reach this machine; without a network, a loopback address that isn't ours. */
const NEIGHBOURS =
  Object.values(networkInterfaces())
    .flatMap((known) => known ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'

const hasIPv6 = Object.values(networkInterfaces()).some((known) =>
  known?.some(({ address }) => address === '::1'),
)

const answers = async (port: number, host: string): Promise<boolean> => {
  const socket = connect(port, host)
  try {
    await once(socket, 'connect')
    socket.write('GET /here HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    const [chunk] = await once(socket, 'data')
    return String(chunk).startsWith('HTTP/1.1 200 ')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

const opened = async (host: string) => {
  const app = await createServer({ logger: pino({ level: 'silent' }), trustProxy: [], isSecure: false })
  app.get('/here', async () => ({}))
  const port = await freePort()
  await listen(app, port, host)
  return { port, [Symbol.asyncDispose]: () => app.close() }
}

it('answers this machine at both of its addresses, but no neighbour', async () => {
  let port: number
  {
    await using local = await opened('localhost')
    port = local.port
    expect(await answers(port, '127.0.0.1')).toBe(true)
    expect(await answers(port, '::1')).toBe(hasIPv6)
    expect(await answers(port, NEIGHBOURS)).toBe(false)
  }
  for (const host of ['127.0.0.1', '::1']) expect(await answers(port, host)).toBe(false)
})

it('answers neighbours if a setting allows it', async () => {
  await using open = await opened('::')
  expect(await answers(open.port, NEIGHBOURS)).toBe(true)
  expect(await answers(open.port, '127.0.0.1')).toBe(true)
})
