import { randomUUID } from 'node:crypto'
import type { Cart } from '@vitrine/contract'
import {
  addToCurrentCart,
  getCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import Type, { type TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KnownActor } from '../../floor/callers/actor.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { exampleOf } from '../calls/example.ts'
import { fieldsOf, type Path, withValueAt } from '../calls/schema-paths.ts'
import { flawsOf } from '../documented.ts'
import { lineOf, openSmallShop, SHIRT } from '../small-shop.ts'
import { cartFlaws } from './cart-flaws.ts'

const propertyOf = (schema: TSchema, name: string): TSchema =>
  Type.IsObject(schema) ? (schema.properties[name] ?? Type.Unknown()) : Type.Unknown()

const PRICES = new Map([[SHIRT, 2000]])
const CART = propertyOf(ruleOf(getCurrentCart).output, 'cart')

/** What a buyer may set in a cart; everything else is the shop's. */
const isTheBuyers = ([first, _index, second]: Path): boolean =>
  first === 'businessLocationId' ||
  (first === 'lineItems' && ['quantity', 'catalogReference'].includes(String(second)))

/** Every field of a cart that isn't the buyer's, at any depth, with a valid value. */
const FIELDS = fieldsOf(CART)
  .filter(({ path }) => path.length > 0 && path.length < 5 && path.at(-1) !== 0 && !isTheBuyers(path))
  .map(({ path, schema }) => ({ path, value: exampleOf(schema) }))

/** The part of a cart that only the shop sets. */
const shopsPart = ({ lineItems, currency, taxIncludedInPrices, weightUnit, appliedDiscounts }: Cart) => ({
  ...{ currency, taxIncludedInPrices, weightUnit, appliedDiscounts },
  lines: lineItems.map(({ quantity: _, lineItemPrice: __, ...line }) => line),
})

let shop: Shop
beforeAll(async () => {
  shop = await openSmallShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A caller whose cart holds one shirt. */
const buyer = async (actor: KnownActor): Promise<[Caller, Cart]> => {
  const caller = await shop.as(actor)
  const { cart } = await caller.call(addToCurrentCart, { lineItems: [lineOf()] })
  if (!cart) throw new Error('The cart is missing')
  return [caller, cart]
}

const actors = () => {
  const { clientId, site } = shop
  const [id, { siteId }] = [randomUUID(), site]
  return {
    visitor: { type: 'ANONYMOUS_VISITOR', siteId, clientId, visitorId: id },
    member: { type: 'MEMBER', siteId, clientId, memberId: id },
    merchant: { type: 'WIX_USER', siteId, userId: id, owner: true },
    app: { type: 'APP', siteId, appId: id, scopes: ['cart:write'] },
  } as const
}

// Fails if line prices ignore the quantity.
describe.each(['visitor', 'member'] as const)('the cart of a %s', (who) => {
  it.each([
    ['an add', addToCurrentCart, () => ({ lineItems: [lineOf()] })],
    [
      'a change of quantity',
      updateCurrentCartLineItemQuantity,
      ({ lineItems }: Cart) => ({ lineItems: [{ id: lineItems[0]?.id, quantity: 1 }] }),
    ],
    ['an update of its parts', updateCurrentCart, () => ({})],
    ['an update', updateCurrentCart, () => ({ cartInfo: {} })],
    [
      'an update of its line',
      updateCurrentCart,
      ({ lineItems }: Cart) => ({ lineItems: [{ ...lineOf(), id: lineItems[0]?.id, quantity: 1 }] }),
    ],
  ])(`keeps the shop's prices whatever fields are sent with %s`, async (name, operation, right) => {
    const [caller, cart] = await buyer(actors()[who])
    const attack = async ({ path, value }: (typeof FIELDS)[number]): Promise<void> => {
      const place = name === 'an update' ? ['cartInfo', ...path] : path
      const answer = await caller.try(operation, withValueAt(right(cart), place, value))
      const after = answer.status === 200 ? (answer.body.cart as Cart) : cart
      const flaws = [...flawsOf(answer, ruleOf(operation)), ...cartFlaws(after, PRICES)]
      expect([path, flaws, shopsPart(after)]).toEqual([path, [], shopsPart(cart)])
    }
    await Promise.all(FIELDS.map(attack)) // written in groups, to save disk syncs
  })
})

const MERCHANT_FIELDS = fieldsOf(CART)
  .filter(({ path }) =>
    path.join('.').match(/^(customLineItems|lineItems\.0\.catalogOverrideFields(\.\w+)?)$/),
  )
  .map(({ path, schema }) => [path.join('.'), path, exampleOf(schema)] as const)

// Fails if `assertAllowed` of cart/merchant-fields.ts lets everything pass.
describe('a merchant-only field', () => {
  it.each(MERCHANT_FIELDS)('is refused by name: %s', async (_name, path, value) => {
    const body = withValueAt({ lineItems: [lineOf()] }, path, value)
    for (const [who, actor] of Object.entries(actors())) {
      const [caller] = await buyer(actor)
      const { body: answer } = await caller.try(addToCurrentCart, body)
      const isRefused = JSON.stringify(answer).includes('FIELD_NOT_ALLOWED')
      expect([who, isRefused]).toEqual([who, who === 'visitor' || who === 'member'])
    }
  })
})
