import type { Cart } from '@vitrine/contract'
import {
  addToCart,
  addToCurrentCart,
  createCart,
  deleteCart,
  deleteCurrentCart,
  getCart,
  getCartByCheckoutId,
  getCurrentCart,
  removeBusinessLocationFromCart,
  removeCouponFromCart,
  removeLineItemsFromCart,
  updateCart,
  updateCartLineItemsQuantity,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteViews } from '../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../floor/clock.ts'
import { statement } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { newProduct } from '../../testing/catalog.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { referenceTo } from './cart.fixtures.ts'

const cup = newProduct({ priceMinor: 1200 })
const lineItems = [{ quantity: 1, catalogReference: referenceTo(cup.id) }]
const countCarts = statement<{ carts: number }>('SELECT count(*) AS carts FROM carts')

describe('carts by id', () => {
  let shop: Shop
  let app: Caller

  beforeAll(async () => {
    shop = await openShop({
      seed: async (database, site, { mediaUrl }) => {
        await createCatalogWriter(database, systemClock, createSiteViews(mediaUrl)).putProducts(site, [cup])
      },
    })
    app = await shop.app(['cart:write'])
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const idOf = (cart: Cart | undefined): string => String(cart?.id)
  const notFound = { status: 404, body: { details: { applicationError: { code: 'CART_NOT_FOUND' } } } }

  it('exist next to the current one', async () => {
    const visitor = await shop.visitor()
    const current = await visitor.call(addToCurrentCart, { lineItems })
    const { cart } = await visitor.call(createCart, { lineItems: [{ ...lineItems[0], quantity: 4 }] })
    expect(idOf(cart)).not.toBe(idOf(current.cart))
    expect(cart).toMatchObject({
      revision: '1',
      buyerInfo: current.cart?.buyerInfo,
      lineItems: [{ quantity: 4 }],
    })
    expect(await visitor.call(getCart, { id: idOf(cart) })).toEqual({ cart })
    expect(await visitor.call(getCurrentCart, {})).toEqual(current)
    expect(await visitor.call(getCart, { id: idOf(current.cart) })).toEqual(current)
  })

  it('can be changed by merchants and apps, prices included, no matter who owns them', async () => {
    const visitor = await shop.visitor()
    const { cart } = await visitor.call(addToCurrentCart, { lineItems, businessLocationId: randomIds.guid() })
    const id = idOf(cart)
    const custom = {
      itemType: { preset: 'SERVICE' as const },
      price: '50',
      productName: { original: 'Lesson' },
    }
    await app.call(addToCart, { id, lineItems, customLineItems: [custom] })
    const updated = await app.call(updateCart, {
      cartInfo: { id, buyerNote: 'From the desk' },
      lineItems: [{ catalogReference: referenceTo(cup.id), catalogOverrideFields: { price: '9.99' } }],
      merchantDiscounts: [{ amount: { amount: '2' } }],
    })
    expect(updated.cart).toMatchObject({
      buyerInfo: cart?.buyerInfo,
      buyerNote: 'From the desk',
      lineItems: [
        { quantity: 2, price: { amount: '9.99' } },
        { customLineItem: true, price: { amount: '50.00' } },
      ],
      subtotal: { amount: '69.98' },
      appliedDiscounts: [{ merchantDiscount: { amount: { amount: '2.00' } } }],
    })
    expect(await visitor.call(getCurrentCart, {})).toEqual(updated)

    const [cups, lesson] = (updated.cart?.lineItems ?? []).map((line) => String(line.id))
    await app.call(updateCartLineItemsQuantity, { id, lineItems: [{ id: String(cups), quantity: 1 }] })
    await app.call(removeLineItemsFromCart, { id, lineItemIds: [String(lesson)] })
    await app.call(removeCouponFromCart, { id })
    const free = await app.call(removeBusinessLocationFromCart, { id })
    expect(free.cart).toMatchObject({ lineItems: [{ quantity: 1 }], subtotal: { amount: '9.99' } })
    expect(free.cart).not.toHaveProperty('businessLocationId')
    expect(await app.call(deleteCart, { id })).toEqual({})
    expect(await visitor.try(getCurrentCart, {})).toMatchObject({ status: 404 })
  })

  it("keep a merchant's changes when the buyer continues", async () => {
    const visitor = await shop.visitor()
    const { cart } = await visitor.call(addToCurrentCart, { lineItems })
    const [line] = cart?.lineItems ?? []
    const cheap = {
      id: line?.id ?? '',
      catalogReference: referenceTo(cup.id),
      catalogOverrideFields: { price: '1' },
    }
    await app.call(updateCart, { cartInfo: { id: idOf(cart) }, lineItems: [cheap] })
    const { cart: after } = await visitor.call(addToCurrentCart, { lineItems })
    expect(after?.lineItems).toMatchObject([{ price: { amount: '1.00' } }, { price: { amount: '12.00' } }])
  })

  it('of others are not found by visitors and members, and unknown ones by anyone', async () => {
    const [owner, other] = [await shop.visitor(), await shop.visitor()]
    const current = await owner.call(addToCurrentCart, { lineItems })
    const beside = await owner.call(createCart, { lineItems })
    const member = await shop.as({
      ...{ type: 'MEMBER', siteId: shop.site.siteId, clientId: shop.clientId },
      memberId: randomIds.guid(),
    })
    for (const id of [idOf(current.cart), idOf(beside.cart), randomIds.guid()])
      for (const caller of id === idOf(current.cart) || id === idOf(beside.cart)
        ? [other, member]
        : [owner, app]) {
        const answers = await Promise.all([
          caller.try(getCart, { id }),
          caller.try(addToCart, { id, lineItems }),
          caller.try(updateCart, { cartInfo: { id, buyerNote: 'mine' } }),
          caller.try(updateCartLineItemsQuantity, { id, lineItems: [{ id, quantity: 1 }] }),
          caller.try(removeLineItemsFromCart, { id, lineItemIds: [id] }),
          caller.try(removeCouponFromCart, { id }),
          caller.try(removeBusinessLocationFromCart, { id }),
          caller.try(deleteCart, { id }),
        ])
        for (const answer of answers) expect(answer).toMatchObject(notFound)
      }
    expect(await owner.call(getCart, { id: idOf(beside.cart) })).toEqual(beside)
    expect(await owner.call(getCurrentCart, {})).toEqual(current)
  })

  it("refuse visitors the merchants' fields, on their own cart too", async () => {
    const visitor = await shop.visitor()
    const { cart } = await visitor.call(createCart, { lineItems })
    const refused = await visitor.try(updateCart, {
      cartInfo: { id: idOf(cart) },
      customLineItems: [{ itemType: {}, price: '0' }],
    })
    expect(JSON.stringify(refused.body)).toContain('FIELD_NOT_ALLOWED')
  })

  it('are created with at least one line, and once per idempotency key', async () => {
    const visitor = await shop.visitor()
    expect(await visitor.try(createCart, {})).toMatchObject({
      status: 400,
      body: { details: { applicationError: { code: 'CANT_CREATE_CART_WITHOUT_ITEMS' } } },
    })
    const before = await shop.database.first(countCarts)
    const key = { 'Idempotency-Key': 'new-cart' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.call(createCart, { lineItems }, key)),
    )
    expect(new Set(answers.map(({ cart }) => cart?.id)).size).toBe(1)
    expect(await shop.database.first(countCarts)).toEqual({ carts: Number(before?.carts) + 1 })
    const id = idOf(answers[0]?.cart)
    expect(await visitor.call(deleteCart, { id }, { 'Idempotency-Key': 'gone' })).toEqual({})
    expect(await visitor.call(deleteCart, { id }, { 'Idempotency-Key': 'gone' })).toEqual({})
  })

  it('are not confused with their successor', async () => {
    const visitor = await shop.visitor()
    const { cart } = await visitor.call(addToCurrentCart, { lineItems })
    await visitor.call(getCart, { id: idOf(cart) })
    await visitor.call(deleteCurrentCart, {})
    await visitor.call(addToCurrentCart, { lineItems })
    expect(await visitor.try(getCart, { id: idOf(cart) })).toMatchObject(notFound)
  })

  it("can't be found by a checkout while there are none", async () => {
    expect(await app.try(getCartByCheckoutId, { id: randomIds.guid() })).toMatchObject(notFound)
  })
})
