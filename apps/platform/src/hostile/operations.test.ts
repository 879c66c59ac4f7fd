import type { Cart } from '@vitrine/contract'
import { addToCurrentCart, getCurrentCart, queryProducts, token } from '@vitrine/contract/operations'
import { RULES, type Rule } from '@vitrine/contract/rules'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LATER } from '../later.ts'
import { newCollection, newProduct } from '../testing/catalog.ts'
import { ENGINES } from '../testing/engines.ts'
import type { Caller, Shop } from '../testing/index.ts'
import { type Attack, attacksOn, strike } from './attack.ts'
import { cartFlaws } from './cart-flaws.ts'
import { flawsOf } from './documented.ts'
import { PATIENCE_MS, runs, SEED } from './runs.ts'
import { lineOf, openSmallShop } from './small-shop.ts'

const answered = RULES.filter(({ operation }) => !LATER.includes(operation.name))
const later = RULES.filter(({ operation }) => LATER.includes(operation.name))

/** What every object inherits; an attack that adds to it changes the whole process. */
const inherited = (): string[] =>
  [Object.prototype, Array.prototype, Function.prototype].flatMap((prototype) =>
    Reflect.ownKeys(prototype).map(String),
  )

// Seen to fail with the check of inputs switched off in mount.ts, with `details` left out of violations or the request
// id of errors, and with line prices that forget the quantity.
for (const engine of ENGINES) {
  describe(`a spoilt call on ${engine.name}, seed ${SEED}`, () => {
    const products = [newProduct(), newProduct({ priceMinor: 1999 }), newProduct({ priceMinor: 5 })]
    const prices = new Map(products.map(({ id, priceMinor }) => [id, priceMinor]))
    const [first = newProduct()] = products
    let shop: Shop
    let visitor: Caller
    let refreshToken: string

    beforeAll(async () => {
      shop = await openSmallShop({ engine }, products, [newCollection({ slug: 'shelf' })])
      const { access_token, refresh_token } = await shop
        .caller()
        .call(token, { clientId: shop.clientId, grantType: 'anonymous' })
      visitor = shop.caller(access_token)
      refreshToken = String(refresh_token)
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    /** Reads the cart, filled again when an attack that was allowed has emptied or deleted it. */
    const filledCart = async (): Promise<Cart | undefined> => {
      const { status, body } = await visitor.try(getCurrentCart, {})
      const cart = body.cart as Cart | undefined // the platform holds its answers against the contract in tests
      if (status === 200 && cart?.lineItems.length) return cart
      return (await visitor.call(addToCurrentCart, { lineItems: products.map(({ id }) => lineOf(id)) })).cart
    }

    const rightInput = ({ operation }: Rule, cart: Cart | undefined): unknown => {
      const [line] = cart?.lineItems ?? []
      switch (operation.name) {
        case 'token':
          return { clientId: shop.clientId, grantType: 'refresh_token', refreshToken }
        case 'tokenInfo':
          return { token: visitor.authorization }
        case 'addToCurrentCart':
          return { lineItems: [lineOf(first.id)] }
        case 'updateCurrentCartLineItemQuantity':
          return { lineItems: [{ id: line?.id, quantity: 2 }] }
        case 'removeLineItemsFromCurrentCart':
          return { lineItemIds: [line?.id] }
        case 'getProduct':
        case 'queryProductVariants':
        case 'getProductOptionsAvailability':
          return { id: first.id }
        case 'getCollectionBySlug':
        case 'getStoreCollectionBySlug':
          return { slug: 'shelf' }
        case 'queryProducts':
        case 'queryCollections':
        case 'queryStoreVariants':
          return { query: { filter: { id: first.id }, sort: [{ fieldName: 'id' }], paging: { limit: 5 } } }
        default:
          return { id: 'x' }
      }
    }

    const strikeAll = async (attacks: readonly Attack[]): Promise<void> => {
      const before = await filledCart()
      const known = inherited()
      const answers = await Promise.all(
        attacks.map((attack) => strike(visitor, attack, rightInput(attack.rule, before))),
      )
      const flaws = answers.flatMap((answer, index) => {
        const rule = attacks[index]?.rule
        return flawsOf(answer, rule).map((flaw) => `${rule?.operation.name} ${flaw}: ${answer.body.message}`)
      })
      expect(flaws).toEqual([])
      expect(inherited()).toEqual(known)

      const { status, body } = await visitor.try(getCurrentCart, {})
      const after = body.cart as Cart | undefined
      const accepted = answers.some(
        (answer, index) => answer.status === 200 && attacks[index]?.rule.operation.method !== 'GET',
      )
      if (!accepted) expect([status, after]).toEqual([200, before])
      expect(cartFlaws(after, prices)).toEqual(after ? [] : ['the subtotal is undefined'])
      const { metadata } = await visitor.call(queryProducts, { query: {} })
      expect(metadata?.total).toBe(products.length)
    }

    it(
      'is answered in the documented form, changes nothing when it is refused, and stops nobody else',
      async () => {
        const batches = fc.array(attacksOn(answered), { minLength: 1, maxLength: 16 })
        await fc.assert(fc.asyncProperty(batches, strikeAll), runs(60))
      },
      PATIENCE_MS,
    )

    it(
      'is answered in the documented form where the call is not built yet',
      async () => {
        const batches = fc.array(attacksOn(later), { minLength: 1, maxLength: 16 })
        await fc.assert(fc.asyncProperty(batches, strikeAll), runs(15))
      },
      PATIENCE_MS,
    )

    it('is no fault of the platform: its log knows none, and no token', () => {
      const failures = shop.log.filter((line) => JSON.parse(line).level >= 50)
      expect(failures).toEqual([])
      for (const secret of [visitor.authorization?.slice(-30) ?? '', refreshToken.slice(-30)])
        expect(shop.log.filter((line) => line.includes(secret))).toEqual([])
    })
  })
}
