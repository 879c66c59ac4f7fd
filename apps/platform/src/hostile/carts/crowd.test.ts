import type { Cart } from '@vitrine/contract'
import {
  addToCurrentCart,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Answer } from '../../testing/index.ts'
import { flawsOf } from '../documented.ts'
import { lineOf, openSmallShop } from '../small-shop.ts'
import { cartFlaws } from './cart-flaws.ts'

const CALLS = 100

// Fails if keys never count as used, or a refused add keeps the lines before the refused one.
for (const engine of ENGINES) {
  describe(`${CALLS} calls at once on one cart on ${engine.name}`, () => {
    it("each take effect or don't, no matter what else runs", async () => {
      const products = Array.from({ length: 5 }, () => newProduct())
      await using shop = await openSmallShop({ engine }, products)
      const visitor = await shop.visitor()
      const idOf = (index: number): string => products[index % products.length]?.id ?? ''
      const tallied = new Map(products.map(({ id }) => [id, 0]))
      const calls = Array.from({ length: CALLS }, (_, index): (() => Promise<Answer>) => {
        const add = (quantity: number, key?: string) => () =>
          visitor.try(
            addToCurrentCart,
            { lineItems: [lineOf(idOf(index), quantity)] },
            key ? { 'idempotency-key': key } : {},
          )
        const unknown = crypto.randomUUID()
        switch (index % 10) {
          case 0:
            return () => visitor.try(getCurrentCart, {})
          case 1:
            return add(-1)
          case 2:
            return () => visitor.try(addToCurrentCart, { lineItems: [lineOf(idOf(index)), lineOf('none')] })
          case 3:
            return () => visitor.try(removeLineItemsFromCurrentCart, { lineItemIds: [unknown] })
          case 4:
            return () =>
              visitor.try(updateCurrentCartLineItemQuantity, { lineItems: [{ id: unknown, quantity: 9 }] })
          case 5:
            return add(1, 'one and the same')
          default:
            tallied.set(idOf(index), (tallied.get(idOf(index)) ?? 0) + 1)
            return add(1)
        }
      })
      tallied.set(idOf(5), (tallied.get(idOf(5)) ?? 0) + 1) // ten times under one key: once

      const answers = await Promise.all(calls.map((call) => call()))
      expect(answers.flatMap((answer) => flawsOf(answer))).toEqual([])
      const { cart } = await visitor.call(getCurrentCart, {})
      const held = new Map(
        (cart as Cart).lineItems.map((line) => [line.catalogReference?.catalogItemId, line.quantity]),
      )
      expect(held).toEqual(tallied)
      expect(cartFlaws(cart, new Map(products.map(({ id, priceMinor }) => [id, priceMinor])))).toEqual([])
    })
  })
}
