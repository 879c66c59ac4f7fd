import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '../server.ts'
import type { CallClass } from './call-class.ts'
import { GIVEN_UP_AT, shedLoad } from './shedding.ts'

describe('a platform whose event loop is late', () => {
  let app: FastifyInstance
  let delayMs = 0
  let url = ''
  const log: string[] = []
  beforeAll(async () => {
    const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) })
    app = await createServer({ logger, trustProxy: [], isSecure: false })
    shedLoad(
      app,
      () => delayMs,
      () => 0.99,
    )
    for (const callClass of ['lists', 'catalog', 'carts', 'kept'] satisfies CallClass[])
      app.post(`/${callClass}`, { config: { callClass } }, async () => ({ ok: true }))
    app.get('/health', async () => ({ status: 'ok' }))
    url = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  const send = (path: string, body = '{}') =>
    fetch(`${url}/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

  const answered = async (): Promise<string[]> => {
    const taken: string[] = []
    for (const path of ['lists', 'catalog', 'carts', 'kept']) if ((await send(path)).ok) taken.push(path)
    if ((await fetch(`${url}/health`)).ok) taken.push('health')
    return taken
  }

  it.each<[number, string[]]>([
    [0, ['lists', 'catalog', 'carts', 'kept', 'health']],
    [GIVEN_UP_AT.lists, ['catalog', 'carts', 'kept', 'health']],
    [GIVEN_UP_AT.catalog, ['carts', 'kept', 'health']],
    [GIVEN_UP_AT.carts, ['kept', 'health']],
    [60_000, ['kept', 'health']],
  ])('by %d ms still answers %j', async (late, taken) => {
    delayMs = late
    expect(await answered()).toEqual(taken)
  })

  it('rejects in the documented form, says when to try again, and reads nothing of the body', async () => {
    delayMs = GIVEN_UP_AT.carts
    const { status, headers, ...answer } = await send('carts', '{ "broken').then(async (response) => ({
      ...{ status: response.status, headers: response.headers },
      body: await response.json(),
    }))
    expect([status, headers.get('retry-after')]).toEqual([503, '3'])
    expect(answer.body).toMatchObject({
      details: { applicationError: { code: 'SERVICE_UNAVAILABLE', data: { retryAfterSeconds: 3 } } },
    })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('logs it once in a while, and logs no error for each rejection', () => {
    expect(log.filter((line) => line.includes('overloaded'))).toHaveLength(1)
    expect(log.filter((line) => line.includes('"failed"'))).toEqual([])
  })
})
