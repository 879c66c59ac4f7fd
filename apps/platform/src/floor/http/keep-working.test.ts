import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { keepWorking } from './keep-working.ts'

it('starts no work on a server that was closed before it was told that it listens', async () => {
  const app = Fastify()
  const told = new AbortController()
  app.addHook('onListen', async () => void (await once(told.signal, 'abort')))
  const called: string[] = []
  keepWorking(app, { work: async () => void called.push('work'), stop: async () => void called.push('stop') })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await app.close()
  told.abort()
  await setImmediate()
  expect(called).toEqual(['stop'])
})

it('asks a worker again soon that has found work', async () => {
  const app = Fastify()
  let asked = 0
  const work = async () => ++asked < 3
  keepWorking(app, { work, stop: async () => {} }, 3_600_000, 1)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(() => asked).toBe(3)
  await app.close()
})
