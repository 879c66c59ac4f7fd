import { EVENTS, type ListAuditEntriesRequest, type ListProductSchedulesResponse } from '@vitrine/contract'
import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, statement } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { openSmallShop } from '../../hostile/small-shop.ts'
import { migrations } from '../../migrations.ts'
import { nameOfStaff } from '../../people/access/name-of-staff.ts'
import { createRecording } from '../../shop/audit/recording.ts'
import { createSites } from '../../shop/sites/sites.service.ts'
import { MEDIA_URL, newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import type { TestDatabase, TestEngine } from '../../testing/test-engine.ts'
import { createCatalog } from '../catalog.service.ts'
import { createSiteViews } from '../products/printed/site-view.ts'
import { type ChangeProducts, createChangeProducts } from '../products/write/change-products.ts'
import { createKeepSchedules } from './keep-schedules.ts'

const HOUR_MS = 3_600_000
const countChanges = statement<{ events: number }>(
  'SELECT count(*) AS events FROM outbox WHERE entity_id = ? AND event_type = ?',
)

/** An engine that opens the same database each time, as a platform does that starts again. */
const reopening = ({ name }: TestEngine, test: TestDatabase): TestEngine => ({
  name,
  open: async () => {
    const database = await test.openAgain()
    return { ...test, database, dispose: async () => {}, [Symbol.asyncDispose]: async () => {} }
  },
})

for (const engine of ENGINES) {
  describe(`the schedule of a product on ${engine.name}`, () => {
    const names = ['hand', 'v3', 'edit', 'race', 'other', 'gone', 'walk'] as const
    const products = names.map((name) => newProduct({ name }))
    const idOf = (name: (typeof names)[number]) => products[names.indexOf(name)]?.id ?? ''
    // Products begin at the machine's time, and time never goes back.
    let now = Date.now()
    const clock = { now: () => now }
    const inHours = (hours: number) => new Date(now + hours * HOUR_MS).toISOString()
    let test: TestDatabase
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      test = await engine.open(migrations)
      shop = await openSmallShop({ engine: reopening(engine, test), clock }, products)
      merchant = await shop.merchant()
    })
    afterAll(async () => {
      await shop[Symbol.asyncDispose]()
      await test.dispose()
    })

    /** The work of one process. */
    const processOn = (opened: Database, around = (change: ChangeProducts) => change) => {
      const recording = createRecording({ database: opened, ids: randomIds, nameOf: nameOfStaff })
      const { database } = recording
      const parts = { database, clock, ids: randomIds, mediaUrl: MEDIA_URL }
      const change = createChangeProducts({
        ...{
          ...parts,
          viewOf: createSiteViews(MEDIA_URL),
          writer: createCatalog(parts),
          keepsSchedules: true,
        },
      })
      return createKeepSchedules({
        ...{ database, sites: createSites(database), clock, onSchedule: recording.onSchedule },
        ...{
          changeProducts: around(change),
          logger: { error: (problem: unknown) => expect(problem).toBeUndefined() },
        },
      })
    }
    const pass = async (hours: number) => {
      now += hours * HOUR_MS
      merchant = await shop.merchant()
      await processOn(test.database).work()
    }
    const set = async (id: string, times: { visibleFrom?: string | null; visibleUntil?: string | null }) =>
      (await merchant.call(api.setProductSchedule, { id, ...times })).productSchedule
    const scheduleOf = async (productId: string) =>
      (await merchant.call(api.listProductSchedules, { productIds: [productId] })).productSchedules[0]
    const namesShown = async (to: Shop = shop) => {
      const { products: found } = await (await to.visitor()).call(api.queryProducts, {
        query: { paging: { limit: 100 } },
      })
      return (found ?? []).map(({ name }) => name)
    }
    const changesOf = async (id: string) =>
      (await test.database.first(countChanges, id, EVENTS.productChanged.type))?.events

    it('shows it and hides it at its times, with one event and one entry of the audit log each', async () => {
      const id = idOf('walk')
      const visibleFrom = inHours(2)
      const visibleUntil = inHours(4)
      expect(await set(id, { visibleFrom, visibleUntil })).toEqual({
        ...{ productId: id, visible: false, visibleFrom, visibleUntil },
      })
      expect(await namesShown()).not.toContain('walk')
      await pass(1.9)
      expect(await namesShown()).not.toContain('walk')
      await pass(0.1)
      expect(await namesShown()).toContain('walk')
      expect(await scheduleOf(id)).toEqual({ productId: id, visible: true, visibleUntil })
      await pass(2)
      expect(await namesShown()).not.toContain('walk')
      expect(await scheduleOf(id)).toBeUndefined()
      expect(await changesOf(id)).toBe(3)

      const asked: ListAuditEntriesRequest = { entityType: 'PRODUCT', entityId: id }
      const { entries } = await (await shop.owner()).call(api.listAuditEntries, asked)
      expect(entries.map(({ actor, operation }) => [actor.name, operation])).toEqual([
        ['Schedule', 'setProductSchedule'],
        ['Schedule', 'setProductSchedule'],
        ['', 'setProductSchedule'], // the test's merchant has no account
      ])
      expect(entries[0]).toMatchObject({
        actor: { type: 'APP', id: 'schedule' },
        changes: [
          { entityType: 'PRODUCT', fields: [{ field: 'visible', before: true, after: false }] },
          { entityType: 'PRODUCT_SCHEDULE', entityId: id, kind: 'DELETED' },
        ],
      })
    })

    it('turns it once when several processes work at the same time', async () => {
      const id = idOf('other')
      await set(id, { visibleFrom: inHours(1) })
      const before = await changesOf(id)
      now += HOUR_MS
      const others = await Promise.all([test.openAgain(), test.openAgain(), test.openAgain()])
      await Promise.all(others.map((database) => processOn(database).work()))
      expect(await changesOf(id)).toBe(Number(before) + 1)
      merchant = await shop.merchant()
      expect(await namesShown()).toContain('other')
    })

    it('is obeyed as it is when its time comes, not as a process has read it', async () => {
      const id = idOf('race')
      await set(id, { visibleFrom: inHours(1) })
      const later = inHours(5)
      // In the same step, so that no process finds it due in between.
      const slow = processOn(test.database, (change) => ({
        ...change,
        one: async (...args) => {
          await set(id, { visibleFrom: later })
          return change.one(...args)
        },
      }))
      const kept = await scheduleOf(id)
      now = Date.parse(String(kept?.visibleFrom))
      merchant = await shop.merchant()
      await slow.work()
      expect(await scheduleOf(id)).toMatchObject({ visible: false, visibleFrom: later })
      expect(await namesShown()).not.toContain('race')
    })

    it.each([
      ['an end that is over', () => ({ visibleUntil: inHours(-1) }), 'visibleUntil'],
      ['a beginning that is over', () => ({ visibleFrom: inHours(0) }), 'visibleFrom'],
      [
        'an end at the beginning',
        () => ({ visibleFrom: inHours(2), visibleUntil: inHours(2) }),
        'visibleUntil',
      ],
    ])('is refused with %s, and the product stays as it is', async (_, times, field) => {
      const id = idOf('edit')
      const before = await set(id, { visibleUntil: inHours(9) })
      const { status, body } = await merchant.try(api.setProductSchedule, { id, ...times() })
      expect([status, body.details]).toMatchObject([
        ...[400, { validationError: { fieldViolations: [{ field, violatedRule: 'MIN' }] } }],
      ])
      expect(await scheduleOf(id)).toEqual(before)
    })

    it('is for products that exist, and only for staff', async () => {
      const times = { visibleFrom: inHours(1) }
      expect((await merchant.try(api.setProductSchedule, { id: randomIds.guid(), ...times })).status).toBe(
        404,
      )
      const visitor = await shop.visitor()
      expect((await visitor.try(api.setProductSchedule, { id: idOf('edit'), ...times })).status).toBe(403)
      expect((await visitor.try(api.listProductSchedules, {})).status).toBe(403)
    })

    it('ends when the product is shown or hidden by hand, and with nothing else', async () => {
      const by: Record<'hand' | 'v3', (id: string) => Promise<unknown>> = {
        hand: (id) => merchant.call(api.updateProduct, { product: { id, visible: true } }),
        v3: async (id) => {
          const { product } = await merchant.call(api.getV3Product, { productId: id })
          const revision = product?.revision ?? ''
          return merchant.call(api.updateV3Product, { product: { id, revision, visible: true } })
        },
      }
      for (const name of ['hand', 'v3'] as const) {
        await set(idOf(name), { visibleFrom: inHours(1) })
        await by[name](idOf(name))
        expect([name, await scheduleOf(idOf(name))]).toEqual([name, undefined])
      }
      const id = idOf('edit')
      await set(id, { visibleFrom: inHours(1) })
      await merchant.call(api.updateProduct, {
        product: { id, name: 'Edit', visible: false, priceData: { price: 7 } },
      })
      expect(await scheduleOf(id)).toMatchObject({ visible: false, visibleFrom: inHours(1) })
      const { product: copy } = await merchant.call(api.duplicateProduct, { id })
      expect(await scheduleOf(String(copy?.id))).toBeUndefined()
      expect(await set(id, {})).toEqual({ productId: id, visible: false })
      expect(await scheduleOf(id)).toBeUndefined()
      expect(await set(id, { visibleUntil: inHours(1) })).toMatchObject({ visible: true })
    })

    it('is listed by what comes next, page by page, and goes with its product', async () => {
      await set(idOf('gone'), { visibleFrom: inHours(0.5) })
      await set(idOf('walk'), { visibleFrom: inHours(9) })
      const listed: unknown[] = []
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const page: ListProductSchedulesResponse = await merchant.call(api.listProductSchedules, {
          limit: 1,
          ...(cursor && { cursor }),
        })
        listed.push(...page.productSchedules.map(({ productId }) => productId))
        cursor = page.nextCursor
      }
      expect(listed).toEqual((['gone', 'edit', 'race', 'walk'] as const).map(idOf))
      const find = async (filter: Record<string, unknown>) => {
        const found = await merchant.call(api.queryProducts, { query: { filter } })
        return [found.products?.map(({ name }) => name).sort(), found.metadata?.total]
      }
      expect(await find({ scheduled: true })).toEqual([['Edit', 'gone', 'race', 'walk'], 4])
      expect(await find({ scheduled: true, visible: true })).toEqual([['Edit'], 1])
      expect((await find({ scheduled: false }))[0]).toEqual(expect.arrayContaining(['hand', 'other', 'v3']))
      const { products: first, metadata } = await merchant.call(api.queryProducts, {
        query: { filter: { scheduled: true }, sort: [{ fieldName: 'name' }], cursorPaging: { limit: 3 } },
      })
      const cursor = metadata?.cursors?.next
      const { products: rest } = await merchant.call(api.queryProducts, {
        query: { cursorPaging: { cursor } },
      })
      expect([...(first ?? []), ...(rest ?? [])].map(({ name }) => name)).toEqual([
        'Edit',
        'gone',
        'race',
        'walk',
      ])
      const asked = { query: { filter: { scheduled: true } } }
      expect((await (await shop.visitor()).try(api.queryProducts, asked)).status).toBe(400)
      await merchant.call(api.deleteProduct, { id: idOf('gone') })
      expect(await find({ scheduled: true })).toEqual([['Edit', 'race', 'walk'], 3])
      await set(idOf('race'), {})
      expect(await find({ scheduled: true })).toEqual([['Edit', 'walk'], 2])
      expect(await scheduleOf(idOf('gone'))).toBeUndefined()
    })

    it('is caught up on before the first answer when the platform was down at its time', async () => {
      const due = products.filter(({ id }) => id !== idOf('gone'))
      for (const { id } of due) await set(id ?? '', { visibleFrom: inHours(1) })
      await set(idOf('hand'), { visibleFrom: inHours(1), visibleUntil: inHours(2) })
      await shop[Symbol.asyncDispose]()
      now += 3 * HOUR_MS
      const { site } = shop
      shop = await openSmallShop({ engine: reopening(engine, test), clock, site }, [])
      expect(new Set(await namesShown())).toEqual(new Set(['v3', 'Edit', 'race', 'other', 'walk']))
    })
  })
}
