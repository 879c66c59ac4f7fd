import { randomUUID } from 'node:crypto'
import {
  addToCurrentCart,
  createMember,
  createProduct,
  createWebhook,
  getProduct,
  queryProducts,
  sendRecoveryEmail,
  startProductChange,
} from '@vitrine/contract/operations'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../floor/clock.ts'
import { randomIds } from '../../floor/ids.ts'
import { readSettings } from '../../floor/settings/settings.ts'
import { migrations } from '../../migrations.ts'
import { testDesk } from '../../operate/run-on.fixtures.ts'
import { COMMANDS } from '../../operate/table.ts'
import { ENGINES } from '../../testing/engines.ts'
import { openShop, type Shop } from '../../testing/index.ts'
import { createRequestLog } from './request-log.ts'
import { requestsStore } from './requests.store.ts'

for (const engine of ENGINES) {
  describe(`what requests did, on ${engine.name}`, () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop({ engine })
    })
    afterAll(() => shop?.[Symbol.asyncDispose]())

    const run = (name: string, options: Record<string, string>, desk = testDesk()) => {
      const command = COMMANDS.get(name)
      if (command?.needs !== 'database') throw new Error(`${name} is missing`)
      const { database } = shop
      const settings = readSettings({ DATA_DIR: shop.dataDir })
      const workplace = { database, clock: systemClock, machine: systemClock, ids: randomIds, settings }
      return command.run(workplace, options, desk)
    }

    const explained = (requestId: string) =>
      expect
        .poll(() => run('explain', { 'request-id': requestId }).catch(() => undefined), { timeout: 20_000 })
        .toBeDefined()
        .then(() => run('explain', { 'request-id': requestId }))

    it('are shown by explain: caller, statements and events, nothing personal', async () => {
      const owner = await shop.owner()
      const product = { name: 'Cup', priceData: { price: 5 } }
      const { headers } = await owner.try(createProduct, { product })
      const requestId = headers.get('x-wix-request-id') ?? ''
      const { calls } = await explained(requestId)
      expect(calls).toEqual([
        {
          ...{ time: expect.any(String), siteId: shop.site.siteId, requestId },
          ...{ operation: 'createProduct', caller: expect.stringMatching(/^user:/), outcome: 'OK' },
          ...{ events: ['com.wix.ecommerce.catalog.api.v1.ProductCreated'], mails: [], jobs: [] },
          ...{
            statements: expect.any(Number),
            durationMs: expect.any(Number),
            databaseMs: expect.any(Number),
          },
        },
      ])
      expect(calls).toMatchObject([{ statements: expect.toSatisfy((count: number) => count > 2) }])
      const visitor = await shop.visitor()
      const failed = await visitor.try(addToCurrentCart, {
        lineItems: [{ quantity: 1, catalogReference: { appId: randomUUID(), catalogItemId: randomUUID() } }],
      })
      const told = await explained(failed.headers.get('x-wix-request-id') ?? '')
      expect(told.calls).toMatchObject([{ operation: 'addToCurrentCart', caller: 'visitor' }])
      expect(JSON.stringify(told)).not.toContain('"outcome":"OK"')
    })

    it('are shown by explain: the emails and jobs that a request left', async () => {
      const owner = await shop.owner()
      const { product } = await owner.call(createProduct, {
        product: { name: 'Mug', priceData: { price: 5 } },
      })
      const changed = await owner.try(startProductChange, { ids: [product?.id ?? ''], set: { price: 6 } })
      const told = await explained(changed.headers.get('x-wix-request-id') ?? '')
      const { id } = changed.body.productChange as { id: string }
      expect(told.calls).toMatchObject([
        { operation: 'startProductChange', mails: [], jobs: [`product change ${id}`] },
      ])

      const email = `${randomUUID()}@mail.example`
      await owner.call(createMember, { member: { loginEmail: email } })
      const asked = await (await shop.visitor()).try(sendRecoveryEmail, { email })
      const mailed = await explained(asked.headers.get('x-wix-request-id') ?? '')
      expect(mailed.calls).toMatchObject([
        { operation: 'sendRecoveryEmail', mails: ['new-password'], jobs: [] },
      ])
      expect(JSON.stringify(mailed)).not.toContain(email)
    })

    it('are recorded for refused calls and failed reads, and not for reads that succeed', async () => {
      const visitor = await shop.visitor()
      const refused = await visitor.try(createWebhook, {})
      const told = await explained(refused.headers.get('x-wix-request-id') ?? '')
      expect(told.calls).toMatchObject([{ outcome: 'PERMISSION_DENIED', statements: 0 }])
      const failed = await visitor.try(getProduct, { id: randomUUID() })
      const failedRead = await explained(failed.headers.get('x-wix-request-id') ?? '')
      expect(failedRead.calls).toMatchObject([
        { operation: 'getProduct', caller: 'visitor', outcome: 'PRODUCT_NOT_FOUND' },
      ])
      const read = await visitor.try(queryProducts, { query: {} })
      const requestId = read.headers.get('x-wix-request-id') ?? ''
      await expect(run('explain', { 'request-id': requestId })).rejects.toThrow('no record')
    })

    it('are printed by logs tail as they come', async () => {
      const stop = new AbortController()
      const lines: string[] = []
      const desk = testDesk({ stop: stop.signal, json: true, out: (line) => lines.push(line) })
      const tail = run('logs tail', { outcome: 'INVALID_ARGUMENT' }, desk)
      const owner = await shop.owner()
      await expect
        .poll(
          async () => {
            await owner.try(createWebhook, {})
            return lines.length
          },
          { timeout: 20_000 },
        )
        .toBeGreaterThan(0)
      stop.abort()
      expect(await tail).toEqual({ printed: lines.length })
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ outcome: 'INVALID_ARGUMENT' })
    })

    it('are recorded without statements once too many calls of shoppers are followed', async () => {
      await using test = await engine.open(migrations)
      const log = createRequestLog(test.database, systemClock, pino({ level: 'silent' }))
      const actor = { type: 'ANONYMOUS_VISITOR', siteId: 's', clientId: 'c', visitorId: 'v' } as const
      const count = () =>
        log.observe({ operation: addToCurrentCart, actor, requestId: 'r' }, async () => 'done')
      for (let made = 0; made < 21; made++) expect(await count()).toBe('done')
      await log.work()
      await count()
      await log.stop()
      const told = await requestsStore.find(test.database, 's', 'r')
      expect(told.map(({ outcome, trace }) => [outcome, trace?.statements])).toEqual([
        ...Array(20).fill(['OK', 0]),
        ['OK', undefined],
        ['OK', 0],
      ])
    })

    it('are recorded for at most 50 failed reads a second', async () => {
      await using test = await engine.open(migrations)
      const log = createRequestLog(test.database, systemClock, pino({ level: 'silent' }))
      const actor = { type: 'ANONYMOUS_VISITOR', siteId: 's', clientId: 'c', visitorId: 'v' } as const
      const fails = () =>
        log.observe({ operation: getProduct, actor, requestId: 'r' }, () => Promise.reject(new Error('down')))
      for (let made = 0; made < 60; made++) await expect(fails()).rejects.toThrow('down')
      await log.work()
      expect(await requestsStore.find(test.database, 's', 'r')).toHaveLength(50)
      await expect(fails()).rejects.toThrow('down')
      await log.stop()
      expect(await requestsStore.find(test.database, 's', 'r')).toHaveLength(51)
    })

    it('are deleted when they are old or too many', async () => {
      await using test = await engine.open(migrations)
      const { database } = test
      const about = { siteId: 's', operation: 'o', caller: 'visitor', outcome: 'OK', durationMs: 1.5 }
      const trace = { statements: 1, databaseMs: 0.5, events: [], mails: [], jobs: ['product change p'] }
      const record = { ...about, trace }
      const times = [1, 2, 100, 101, 102]
      const all = times.map((startedAt) => ({ ...record, startedAt, requestId: `r${startedAt}` }))
      await database.transaction((tx) => requestsStore.add(tx, all))
      expect(await requestsStore.find(database, 's', 'r100')).toEqual([all[2]])
      expect(await database.transaction((tx) => requestsStore.purge(tx, 50))).toBe(2)
      expect(await database.transaction((tx) => requestsStore.purge(tx, 50, 2))).toBe(1)
      const kept = await requestsStore.after(database, 0)
      expect(kept.map(({ record: one }) => one.requestId)).toEqual(['r101', 'r102'])
    })
  })
}
