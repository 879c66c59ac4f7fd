import {
  addToCurrentCart,
  deleteCurrentCart,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import { compileInput } from '@vitrine/contract/validate'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mount } from '../../http/mount.ts'
import { createServer } from '../../http/server.ts'
import { randomIds } from '../../ids.ts'
import { type Caller, createCaller } from '../../testing/caller.ts'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import { eventsMigrations } from '../events/events.migrations.ts'
import { idempotencyMigrations } from '../idempotency/idempotency.migrations.ts'
import { catalogOf, offerOf, placeholder, referenceTo, testSite } from './cart.fixtures.ts'
import { cartMigrations } from './cart.migrations.ts'
import { cartRoutes } from './cart.routes.ts'
import { createCart } from './cart.service.ts'

const [sqlite] = ENGINES
const mug = offerOf('mug', { priceMinor: 1200 })

/** The cart's routes alone on a real server; whoever calls says who they are. */
const serve = async (test: TestDatabase) => {
  const app = await createServer({ logger: pino({ level: 'silent' }), trustProxy: [] })
  const cart = createCart({
    database: test.database,
    sites: { get: async () => testSite },
    catalog: catalogOf(mug),
    clock: { now: Date.now },
    ids: randomIds,
    placeholder,
  })
  mount(app, cartRoutes(cart), {
    actorOf: (visitorId) =>
      visitorId
        ? { type: 'ANONYMOUS_VISITOR', siteId: testSite.siteId, clientId: 'client', visitorId }
        : { type: 'NOBODY' },
    checkAnswers: true,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}

describe('the current cart over HTTP', () => {
  let test: TestDatabase
  let server: Awaited<ReturnType<typeof serve>>
  const visitor = (): Caller => createCaller(server.url, randomIds.guid())
  const line = (quantity: unknown = 1) => ({ quantity, catalogReference: referenceTo('mug') })
  const added = async (caller: Caller) => {
    const { cart } = await caller.call(addToCurrentCart, {
      lineItems: [{ quantity: 1, catalogReference: referenceTo('mug') }],
    })
    return String(cart?.lineItems[0]?.id)
  }

  beforeAll(async () => {
    if (!sqlite) throw new Error('There is no engine.')
    test = await sqlite.open([...cartMigrations, ...eventsMigrations, ...idempotencyMigrations])
    server = await serve(test)
  })
  afterAll(async () => {
    await server.close()
    await test.dispose()
  })

  it('answers 404 OWNED_CART_NOT_FOUND before the first add, and the cart after it', async () => {
    const caller = visitor()
    const before = await caller.try(getCurrentCart, {})
    expect(before).toMatchObject({
      status: 404,
      body: { details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } },
    })
    await added(caller)
    const { cart } = await caller.call(getCurrentCart, {})
    expect(cart).toMatchObject({ lineItems: [{ quantity: 1, price: { amount: '12.00' } }] })
    expect(compileInput(ruleOf(getCurrentCart).output)({ cart })).toEqual([])
  })

  it('is served under every base path of the cart', async () => {
    const caller = visitor()
    for (const base of ['/ecom', '/_api/ecom-cart', '']) {
      const { status } = await caller.post(`${base}/v1/carts/current/add-to-cart`, { lineItems: [line()] })
      expect(status, base).toBe(200)
    }
    expect(await caller.call(getCurrentCart, {})).toMatchObject({ cart: { lineItems: [{ quantity: 3 }] } })
  })

  it('changes, empties and deletes', async () => {
    const caller = visitor()
    const id = await added(caller)
    const lineItems = [{ id, quantity: 9 }]
    expect(await caller.call(updateCurrentCartLineItemQuantity, { lineItems })).toMatchObject({
      cart: { subtotal: { amount: '108.00' } },
    })
    expect(await caller.call(removeLineItemsFromCurrentCart, { lineItemIds: [id] })).toMatchObject({
      cart: { lineItems: [] },
    })
    expect(await caller.call(deleteCurrentCart, {})).toEqual({})
    expect(await caller.try(deleteCurrentCart, {})).toMatchObject({ status: 404 })
  })

  it('needs a token', async () => {
    expect(await createCaller(server.url, undefined).try(getCurrentCart, {})).toMatchObject({ status: 401 })
  })

  it.each([
    ['-1', 'MIN'],
    ['0', 'MIN'],
    ['0.5', 'VALIDATION'],
    ['1e309', 'VALIDATION'],
    ['9007199254740992', 'MAX'],
    ['100001', 'MAX'],
    ['"1"', 'VALIDATION'],
    ['null', 'VALIDATION'],
    ['NaN', 'FORMAT'],
    ['[1]', 'VALIDATION'],
    ['true', 'VALIDATION'],
  ])('refuses the quantity %s, naming field and rule, and writes nothing', async (quantity, rule) => {
    const caller = visitor()
    const body = JSON.stringify({ lineItems: [line('?')] }).replace('"?"', quantity)
    const refused = await caller.send('POST', '/ecom/v1/carts/current/add-to-cart', body)
    expect(refused).toMatchObject({ status: 400, body: { message: 'INVALID_ARGUMENT' } })
    expect(violationsOf(refused.body)).toEqual([
      {
        field: quantity === 'NaN' ? '' : 'lineItems[0].quantity',
        violatedRule: rule,
      },
    ])
    expect(await caller.try(getCurrentCart, {})).toMatchObject({ status: 404 })
  })

  it('adds any whole quantity from 1 to 100,000 and no other number', async () => {
    const number = fc.oneof(fc.double(), fc.integer(), fc.integer({ min: 1, max: 100_000 }))
    await fc.assert(
      fc.asyncProperty(number, async (quantity) => {
        const { status } = await visitor().try(addToCurrentCart, { lineItems: [line(quantity)] })
        const isRight = Number.isInteger(quantity) && quantity >= 1 && quantity <= 100_000
        expect(status).toBe(isRight ? 200 : 400)
      }),
      { numRuns: 100 },
    )
  })

  it('takes at most 100 lines in one call', async () => {
    const refused = await visitor().try(addToCurrentCart, { lineItems: Array(101).fill(line()) })
    expect(refused.status).toBe(400)
    expect(violationsOf(refused.body)).toEqual([{ field: 'lineItems', violatedRule: 'MAX_SIZE' }])
    const taken = await visitor().try(addToCurrentCart, { lineItems: Array(100).fill(line()) })
    expect(taken).toMatchObject({ status: 200, body: { cart: { lineItems: [{ quantity: 100 }] } } })
  })

  it('refuses own prices and items of a visitor and writes nothing', async () => {
    const caller = visitor()
    const refused = await caller.try(addToCurrentCart, {
      lineItems: [{ ...line(), catalogOverrideFields: { price: '0.01' } }],
      customLineItems: [{ itemType: { preset: 'PHYSICAL' }, price: '0.01' }],
    })
    expect(refused.status).toBe(400)
    expect(violationsOf(refused.body)).toEqual([
      { field: 'lineItems[0].catalogOverrideFields', violatedRule: 'FIELD_NOT_ALLOWED' },
      { field: 'customLineItems', violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
    expect(await caller.try(getCurrentCart, {})).toMatchObject({ status: 404 })
  })

  it('answers typed errors for unknown items and lines', async () => {
    const caller = visitor()
    await added(caller)
    const unknown = { quantity: 1, catalogReference: referenceTo('unknown') }
    expect(await caller.try(addToCurrentCart, { lineItems: [unknown] })).toMatchObject({
      status: 404,
      body: { details: { applicationError: { code: 'ITEM_NOT_FOUND', data: { catalogItemId: 'unknown' } } } },
    })
    const lineItems = [{ id: randomIds.guid(), quantity: 1 }]
    expect(await caller.try(updateCurrentCartLineItemQuantity, { lineItems })).toMatchObject({
      status: 404,
      body: { details: { applicationError: { code: 'LINE_ITEM_NOT_FOUND' } } },
    })
  })

  it('adds once under one idempotency key, and refuses the key for other data', async () => {
    const caller = visitor()
    const key = { 'Idempotency-Key': 'k'.repeat(255) }
    const add = (quantity: number, headers = key) =>
      caller.try(addToCurrentCart, { lineItems: [line(quantity)] }, headers)
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(2)))
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, body: { cart: { lineItems: [{ quantity: 2 }] } } })
    }
    expect(await add(3)).toMatchObject({
      status: 422,
      body: { details: { applicationError: { code: 'IDEMPOTENCY_KEY_REUSED' } } },
    })
    const tooLong = await add(2, { 'Idempotency-Key': 'k'.repeat(256) })
    expect(violationsOf(tooLong.body)).toEqual([{ field: 'Idempotency-Key', violatedRule: 'MAX_LENGTH' }])
  })

  it('converts to the currency that the header names', async () => {
    const caller = visitor()
    await added(caller)
    const { cart } = await caller.call(getCurrentCart, {}, { 'X-Vitrine-Currency': 'JPY' })
    expect(cart).toMatchObject({
      currency: 'EUR',
      conversionCurrency: 'JPY',
      subtotal: { amount: '12.00', convertedAmount: '1920', formattedConvertedAmount: '¥1,920' },
    })
  })
})

const violationsOf = (body: Record<string, unknown>) =>
  (
    body as { details: { validationError: { fieldViolations: { field: string; violatedRule: string }[] } } }
  ).details.validationError.fieldViolations.map(({ field, violatedRule }) => ({ field, violatedRule }))
