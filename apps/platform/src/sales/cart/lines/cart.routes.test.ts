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
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mug as glazedMug } from '../../../catalog/catalog.fixtures.ts'
import { createSiteViews } from '../../../catalog/products/printed/site-view.ts'
import { STORES_APP_IDS } from '../../../catalog/products/records/offer.ts'
import { createCatalogWriter } from '../../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../../floor/clock.ts'
import { randomIds } from '../../../floor/ids.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { type Caller, openShop, type Shop } from '../../../testing/index.ts'
import { referenceTo } from '../cart.fixtures.ts'

const cup = newProduct({ priceMinor: 1200 })
const hidden = newProduct({ visible: false })
const line = (quantity: unknown = 1, productId = cup.id) => ({
  quantity,
  catalogReference: referenceTo(productId),
})

describe('the current cart over HTTP', () => {
  let shop: Shop
  const added = async (caller: Caller) => {
    const { cart } = await caller.call(addToCurrentCart, { lineItems: [{ ...line(), quantity: 1 }] })
    return String(cart?.lineItems[0]?.id)
  }

  beforeAll(async () => {
    shop = await openShop({
      seed: async (database, site, { mediaUrl }) => {
        const writer = createCatalogWriter(database, systemClock, createSiteViews(mediaUrl))
        await writer.putProducts(site, [cup, hidden, { ...glazedMug, collectionIds: [] }])
      },
    })
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  it('answers 404 OWNED_CART_NOT_FOUND before the first add, and the cart after it', async () => {
    const caller = await shop.visitor()
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
    const caller = await shop.visitor()
    for (const base of ['/ecom', '/_api/ecom-cart', '']) {
      const { status } = await caller.post(`${base}/v1/carts/current/add-to-cart`, { lineItems: [line()] })
      expect(status, base).toBe(200)
    }
    expect(await caller.call(getCurrentCart, {})).toMatchObject({ cart: { lineItems: [{ quantity: 3 }] } })
  })

  it('changes, empties and deletes', async () => {
    const caller = await shop.visitor()
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
    expect(await shop.caller().try(getCurrentCart, {})).toMatchObject({ status: 401 })
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
    const caller = await shop.visitor()
    const body = JSON.stringify({ lineItems: [line('?')] }).replace('"?"', quantity)
    const refused = await caller.send('POST', '/ecom/v1/carts/current/add-to-cart', body)
    expect(refused).toMatchObject({ status: 400, body: { message: 'INVALID_ARGUMENT' } })
    expect(violationsOf(refused.body)).toEqual([
      {
        field: quantity === 'NaN' ? 'body' : 'lineItems[0].quantity',
        violatedRule: rule,
      },
    ])
    expect(await caller.try(getCurrentCart, {})).toMatchObject({ status: 404 })
  })

  it('accepts any whole quantity from 1 to 100,000 and no other number', async () => {
    const number = fc.oneof(fc.double(), fc.integer(), fc.integer({ min: 1, max: 100_000 }))
    await fc.assert(
      fc.asyncProperty(number, async (quantity) => {
        const { status } = await (await shop.visitor()).try(addToCurrentCart, { lineItems: [line(quantity)] })
        const isRight = Number.isInteger(quantity) && quantity >= 1 && quantity <= 100_000
        expect(status).toBe(isRight ? 200 : 400)
      }),
      { numRuns: 60 },
    )
  })

  it('accepts at most 100 lines in one call', async () => {
    const refused = await (await shop.visitor()).try(addToCurrentCart, { lineItems: Array(101).fill(line()) })
    expect(refused.status).toBe(400)
    expect(violationsOf(refused.body)).toEqual([{ field: 'lineItems', violatedRule: 'MAX_SIZE' }])
    const taken = await (await shop.visitor()).try(addToCurrentCart, { lineItems: Array(100).fill(line()) })
    expect(taken).toMatchObject({ status: 200, body: { cart: { lineItems: [{ quantity: 100 }] } } })
  })

  it("refuses a visitor's own prices and items, and writes nothing", async () => {
    const caller = await shop.visitor()
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

  it('returns typed errors for unknown items and lines', async () => {
    const caller = await shop.visitor()
    await added(caller)
    for (const productId of ['unknown', hidden.id])
      expect(await caller.try(addToCurrentCart, { lineItems: [line(1, productId)] })).toMatchObject({
        status: 404,
        body: {
          details: { applicationError: { code: 'ITEM_NOT_FOUND', data: { catalogItemId: productId } } },
        },
      })
    const lineItems = [{ id: randomIds.guid(), quantity: 1 }]
    expect(await caller.try(updateCurrentCartLineItemQuantity, { lineItems })).toMatchObject({
      status: 404,
      body: { details: { applicationError: { code: 'LINE_ITEM_NOT_FOUND' } } },
    })
  })

  it('adds once per idempotency key, and rejects the key for other data', async () => {
    const caller = await shop.visitor()
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

  describe('accepts items with every form of options', () => {
    const redLarge = 'a0000000-0000-4000-8000-000000000002'
    const add = async (caller: Caller, productId: string, options: unknown, appId = STORES_APP_IDS[0]) => {
      const catalogReference = { catalogItemId: productId, appId, ...(options !== undefined && { options }) }
      return caller.try(addToCurrentCart, { lineItems: [{ quantity: 1, catalogReference }] })
    }

    it.each([
      ['none', undefined],
      ['null', null],
      ['an empty object', {}],
      ['no choice', { options: {} }],
    ])('for a product without options: %s', async (_, options) => {
      const { status, body } = await add(await shop.visitor(), cup.id, options)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        cart: { lineItems: [{ price: { amount: '12.00' }, descriptionLines: [] }] },
      })
    })

    it.each([
      ['the id of a variant', { variantId: redLarge }],
      ['choices, colors by description', { options: { Colour: 'Red', Size: 'Large' } }],
      ['choices, colors by value', { options: { Colour: '#c00', Size: 'Large' } }],
    ])('for a variant: %s', async (_, options) => {
      const { status, body } = await add(await shop.visitor(), glazedMug.id, options)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        cart: {
          lineItems: [
            {
              catalogReference: { catalogItemId: glazedMug.id, options },
              price: { amount: '22.50' },
              fullPrice: { amount: '25.00' },
              image: { id: 'red' },
              physicalProperties: { sku: 'MUG-RL', weight: 0.6, shippable: true },
              availability: { status: 'AVAILABLE', quantityAvailable: 3 },
              descriptionLines: [
                { name: { original: 'Colour' }, colorInfo: { original: 'Red', code: '#c00' } },
                { name: { original: 'Size' }, plainText: { original: 'Large' } },
              ],
            },
          ],
        },
      })
    })

    it('merges the forms, under both names of the stores app', async () => {
      const caller = await shop.visitor()
      await add(caller, glazedMug.id, { variantId: redLarge })
      await add(caller, glazedMug.id, { options: { Colour: 'Red', Size: 'Large' } }, STORES_APP_IDS[1])
      const { body } = await add(caller, glazedMug.id, { options: { Colour: '#c00', Size: 'Large' } })
      expect(body).toMatchObject({ cart: { lineItems: [{ quantity: 3 }] } })
    })

    it.each([
      ['an unknown variant', { variantId: 'a0000000-0000-4000-8000-00000000000f' }],
      ['a hidden variant', { variantId: 'a0000000-0000-4000-8000-000000000001' }],
      ['an unknown choice', { options: { Colour: 'Green', Size: 'Large' } }],
      ['too few choices', { options: { Colour: 'Red' } }],
      ['no choice', undefined],
    ])('and refuses %s of managed variants', async (_, options) => {
      const refused = await add(await shop.visitor(), glazedMug.id, options)
      expect(refused).toMatchObject({
        status: 404,
        body: { details: { applicationError: { code: 'ITEM_NOT_FOUND' } } },
      })
    })

    it('and refuses the catalog of another app', async () => {
      const restaurants = '9a5d83fd-8570-482e-81ab-cfa88942ee60'
      expect(await add(await shop.visitor(), cup.id, undefined, restaurants)).toMatchObject({ status: 404 })
    })

    it('and marks a variant that is sold out', async () => {
      const { body } = await add(await shop.visitor(), glazedMug.id, {
        options: { Colour: 'Blue', Size: 'Large' },
      })
      expect(body).toMatchObject({
        cart: { lineItems: [{ availability: { status: 'NOT_AVAILABLE', quantityAvailable: 0 } }] },
      })
    })
  })

  it('converts to the currency in the header', async () => {
    const caller = await shop.visitor()
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
