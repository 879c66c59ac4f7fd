import {
  addToCurrentCart,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { createSiteViews } from '../../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../../floor/clock.ts'
import {
  askToLogIn,
  exchangeCode,
  follow,
  logInMember,
  openMember,
  sessionTokenOf,
} from '../../../people/access/authorize/member.fixtures.ts'
import type { MemberRow } from '../../../people/members/member.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES, type TestEngine } from '../../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../../testing/index.ts'
import { referenceTo } from '../cart.fixtures.ts'

const cup = newProduct({ priceMinor: 1200 })
const bowl = newProduct({ priceMinor: 900, stock: { track: true, quantity: 5 } })

const openCups = (engine: TestEngine) =>
  openShop({
    engine,
    seed: async (database, site, { mediaUrl }) => {
      const writer = createCatalogWriter(database, systemClock, createSiteViews(mediaUrl))
      await writer.putProducts(site, [cup, bowl])
    },
  })

const add = async (caller: Caller, product: { readonly id: string }, quantity: number) =>
  caller.try(addToCurrentCart, { lineItems: [{ quantity, catalogReference: referenceTo(product.id) }] })

const quantitiesOf = async (caller: Caller) => {
  const { body } = await caller.try(getCurrentCart, {})
  const lines = (body.cart as { lineItems: { quantity: number }[] } | undefined)?.lineItems
  return lines?.map(({ quantity }) => quantity) ?? body.details
}

const logIn = async (shop: Shop, member: MemberRow, visitor: Caller) =>
  shop.caller((await logInMember(shop, member, visitor)).accessToken)

const NONE = { applicationError: { code: 'OWNED_CART_NOT_FOUND' } }

for (const engine of ENGINES) {
  describe(`the cart at a login on ${engine.name}`, () => {
    // Fails if a visitor's cart stays where it was, or old tokens can fill another.
    it('is merged once, reported until the next change, and no longer the visitor’s', async () => {
      await using shop = await openCups(engine)
      const member = await openMember(shop)
      const first = await shop.visitor()
      await add(first, cup, 2)
      const here = await logIn(shop, member, first)
      expect(await quantitiesOf(here)).toEqual([2])

      const second = await shop.visitor()
      await add(second, cup, 1)
      await add(second, bowl, 7)
      await logIn(shop, member, second)
      const { cart } = await here.call(getCurrentCart, {})
      expect(cart?.buyerInfo).toEqual({ memberId: member.memberId })
      expect(cart?.lineItems.map(({ quantity }) => quantity)).toEqual([3, 7])
      expect(cart?.loginMerge).toEqual({
        omittedQuantity: 0,
        lineItems: cart?.lineItems.map(({ id }, index) => ({ lineItemId: id, quantity: index ? 7 : 1 })),
      })
      for (const before of [first, second]) {
        expect(await quantitiesOf(before)).toMatchObject(NONE)
        expect((await add(before, cup, 1)).status).toBe(401)
      }
      const lineItemIds = [String(cart?.lineItems[1]?.id)]
      const after = await here.call(removeLineItemsFromCurrentCart, { lineItemIds })
      expect(after.cart).not.toHaveProperty('loginMerge')
      expect(await quantitiesOf(here)).toEqual([3])
    })

    it('loses nothing when two visitors of one member log in at once while both keep buying', async () => {
      await using shop = await openCups(engine)
      const member = await openMember(shop)
      const visitors = await Promise.all([shop.visitor(), shop.visitor()])
      await Promise.all(visitors.map((visitor) => add(visitor, cup, 1)))
      const members = Promise.all(visitors.map((visitor) => logIn(shop, member, visitor)))
      const more = await Promise.all(
        visitors.flatMap((visitor) => Array.from({ length: 5 }, () => add(visitor, cup, 1))),
      )
      const [here] = await members
      const taken = more.filter(({ status }) => status === 200).length
      expect(here && (await quantitiesOf(here))).toEqual([2 + taken])
    })

    it('stays unchanged when the login fails', async () => {
      await using shop = await openCups(engine)
      const member = await openMember(shop)
      const visitor = await shop.visitor()
      await add(visitor, cup, 2)
      const sessionToken = await sessionTokenOf(shop, member)
      const asked = await askToLogIn(shop, visitor, 'none', { sessionToken })
      const { told } = await follow(asked.url)
      expect((await exchangeCode(shop, told.code, 'v'.repeat(43))).status).toBe(400)
      expect(await quantitiesOf(visitor)).toEqual([2])

      const exchanges = await Promise.all(
        Array.from({ length: 5 }, () => exchangeCode(shop, told.code, asked.verifier)),
      )
      expect(exchanges.filter(({ status }) => status === 200)).toHaveLength(1)
      const again = await logIn(shop, member, await shop.visitor())
      expect(await quantitiesOf(again)).toEqual([2])
    })
  })
}
