import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { request, sendRaw } from '../../../hostile/raw-socket.ts'
import { createServer } from '../server.ts'
import { boundRequests, type ConnectionBounds } from './connection-bounds.ts'

const open = async (connections: Partial<ConnectionBounds>, trustProxy: string[] = []) => {
  const logger = pino({ level: 'silent' })
  const app = await createServer({ logger, trustProxy, isSecure: false, connections })
  app.get('/ok', async () => ({ ok: true }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const held: Socket[] = []
  const hold = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index++) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)
      await once(socket, 'connect')
      socket.write('GET /ok HTTP/1.1\r\nHos') // a request that never ends
      held.push(socket)
    }
  }
  const statusNow = async () => (await sendRaw(url, request('GET /ok'))).status
  return {
    ...{ app, url, held, hold, statusNow },
    [Symbol.asyncDispose]: async () => {
      for (const socket of held) socket.destroy()
      await app.close()
    },
  }
}

describe('connections to the platform', () => {
  it.each<[string, Partial<ConnectionBounds>, string[]]>([
    ['of one network', { ofNetwork: 3, isExempt: () => false }, []],
    ['in all', { all: 3 }, []],
    ['in all, from proxies', { all: 3, ofNetwork: 1, isExempt: () => false }, ['127.0.0.1']],
  ])('%s are limited, and new ones get in when others end', async (_, bounds, proxies) => {
    await using server = await open(bounds, proxies)
    await server.hold(3)
    expect(await server.statusNow()).toBe(0)
    for (const socket of server.held) socket.destroy()
    await expect.poll(() => server.statusNow()).toBe(200)
  })

  it("of the machine itself and of private networks aren't counted by network", async () => {
    await using server = await open({ ofNetwork: 3 })
    await server.hold(10)
    expect(await server.statusNow()).toBe(200)
  })

  it('are closed when idle', async () => {
    await using server = await open({ idleMs: 100 })
    await server.hold(1)
    await once(server.held[0] ?? server.app.server, 'close') // or the test waits forever
  })
})

describe('concurrent requests', () => {
  it('are limited: further ones are asked to retry, and the health check still answers', async () => {
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const app = await createServer({ logger: pino({ level: 'silent' }), trustProxy: [], isSecure: false })
    boundRequests(app, 2)
    app.get('/slow', async () => released.then(() => ({ ok: true })))
    app.get('/health', async () => ({ status: 'ok' }))
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const slow = [fetch(`${url}/slow`), fetch(`${url}/slow`)]
    await expect.poll(async () => (await fetch(`${url}/none`)).status).toBe(503)
    const refused = await fetch(`${url}/none`)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect((await fetch(`${url}/health`)).status).toBe(200)
    release()
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200])
    await expect.poll(async () => (await fetch(`${url}/none`)).status).toBe(404)
    await app.close()
  })
})
