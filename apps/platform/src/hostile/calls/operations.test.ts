import type { Cart } from '@vitrine/contract'
import { addToCurrentCart, getCurrentCart, queryProducts, token } from '@vitrine/contract/operations'
import { RULES, type Rule } from '@vitrine/contract/rules'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LATER } from '../../later.ts'
import { newCollection, newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { cartFlaws } from '../carts/cart-flaws.ts'
import { flawsOf } from '../documented.ts'
import { PATIENCE_MS, runs, SEED } from '../runs.ts'
import { lineOf, openSmallShop } from '../small-shop.ts'
import { type Attack, attacksOn, strike } from './attack.ts'
import { validInputOf } from './right-inputs.ts'

const answered = RULES.filter(({ operation }) => !LATER.includes(operation.name))
const later = RULES.filter(({ operation }) => LATER.includes(operation.name))

/** What every object inherits; an attack that adds to it changes the whole process. */
const inherited = (): string[] =>
  [Object.prototype, Array.prototype, Function.prototype].flatMap((prototype) =>
    Reflect.ownKeys(prototype).map(String),
  )

// Fails without the input check in mount.ts, without `details` in violations or the request id in errors, and
// if line prices ignore the quantity.
for (const engine of ENGINES) {
  describe(`a corrupted call on ${engine.name}, seed ${SEED}`, () => {
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

    /** Reads the cart, and refills it after an attack that legitimately emptied or deleted it. */
    const filledCart = async (): Promise<Cart | undefined> => {
      const { status, body } = await visitor.try(getCurrentCart, {})
      const cart = body.cart as Cart | undefined // in tests, the platform checks its answers against the contract
      if (status === 200 && cart?.lineItems.length) return cart
      return (await visitor.call(addToCurrentCart, { lineItems: products.map(({ id }) => lineOf(id)) })).cart
    }

    const validInput = ({ operation }: Rule, cart: Cart | undefined): unknown =>
      validInputOf(operation.name, { first, cart, shop, visitor, refreshToken })

    const strikeAll = async (attacks: readonly Attack[]): Promise<void> => {
      const before = await filledCart()
      const known = inherited()
      const answers = await Promise.all(
        attacks.map((attack) => strike(visitor, attack, validInput(attack.rule, before))),
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
      if (!accepted) {
        const compared = attacks.some(opensCheckout) ? withoutCheckout : (cart?: Cart) => cart
        expect([status, compared(after)]).toEqual([200, compared(before)])
      }
      expect(cartFlaws(after, prices)).toEqual(after ? [] : ['the subtotal is undefined'])
      const { metadata } = await visitor.call(queryProducts, { query: {} })
      expect(metadata?.total).toBe(products.length)
    }

    it(
      'gets a documented answer, changes nothing when refused, and blocks no other call',
      async () => {
        const batches = fc.array(attacksOn(answered), { minLength: 1, maxLength: 16 })
        await fc.assert(fc.asyncProperty(batches, strikeAll), runs(60))
      },
      PATIENCE_MS,
    )

    it.runIf(later.length > 0)(
      "gets a documented answer if the call isn't built yet",
      async () => {
        const batches = fc.array(attacksOn(later), { minLength: 1, maxLength: 16 })
        await fc.assert(fc.asyncProperty(batches, strikeAll), runs(15))
      },
      PATIENCE_MS,
    )

    it('causes no error on the platform: its log has none, and no token', () => {
      const failures = shop.log.filter((line) => JSON.parse(line).level >= 50)
      expect(failures).toEqual([])
      for (const secret of [visitor.authorization?.slice(-30) ?? '', refreshToken.slice(-30)])
        expect(shop.log.filter((line) => line.includes(secret))).toEqual([])
    })
  })
}

/** Placing an order first opens the cart's checkout, which stays when the order is refused. */
const opensCheckout = ({ rule }: Attack): boolean => rule.operation.name === 'placeOrderOfCartV2'

/** A cart without what changes when its checkout opens. */
const withoutCheckout = (cart: Cart | undefined): Partial<Cart> => {
  const { checkoutId: _, revision: _revision, updatedDate: _updatedDate, ...rest } = cart ?? {}
  return rest
}
