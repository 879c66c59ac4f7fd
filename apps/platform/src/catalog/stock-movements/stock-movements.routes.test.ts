import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineOf, openSmallShop } from '../../hostile/small-shop.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { DEFAULT_VARIANT_ID as VARIANT } from '../products/records/product-record.ts'

for (const engine of ENGINES) {
  describe(`the history of stock on ${engine.name}`, () => {
    const mug = newProduct({ stock: { track: true, quantity: 10 } })
    const jar = newProduct({ stock: { track: true, quantity: 2 } })
    const out = newProduct({ stock: { track: true, quantity: 0 } })
    let shop: Shop
    let merchant: Caller
    let program: Caller
    beforeAll(async () => {
      shop = await openSmallShop({ engine }, [mug, jar, out])
      merchant = await shop.merchant()
      program = await shop.app(['inventory:write', 'catalog:write'])
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const list = async (path: string) => (await merchant.get(`/vitrine/v1/${path}`)).body
    const movementsOf = async (id: string) => {
      const { movements } = await list(`stock-movements?productId=${id}`)
      return (movements as Record<string, unknown>[]).map(
        ({ id: _, date, productId, variantId, ...rest }) => rest,
      )
    }

    it('lists what orders took and gave back, and changes by hand, newest first', async () => {
      const post = { code: 'post', title: 'Post', rate: { byPrice: [{ price: '4.90' }] } }
      const regions = [{ name: 'Germany', areas: [{ country: 'DE' }], options: [post] }]
      await merchant.call(api.updateDeliverySettings, { deliverySettings: { regions } })
      const buyer = await shop.visitor()
      await buyer.call(api.addToCurrentCart, { lineItems: [lineOf(mug.id, 3)] })
      const { checkoutId = '' } = await buyer.call(api.createCheckoutFromCurrentCart, { channelType: 'WEB' })
      const address = { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine: 'Gasse 1' }
      await buyer.call(api.updateCheckout, {
        checkout: {
          id: checkoutId,
          buyerInfo: { email: 'ada@example.com' },
          shippingInfo: { shippingDestination: { address }, selectedCarrierServiceOption: { code: 'post' } },
        },
      })
      const { orderId = '' } = await merchant.call(api.createOrderFromCheckout, { id: checkoutId })
      await merchant.call(api.cancelOrder, { id: orderId })
      const incremented = [{ productId: mug.id, variantId: VARIANT, incrementBy: 5 }]
      await program.call(api.incrementInventory, { incrementData: incremented })
      const inventoryItem = {
        productId: mug.id,
        trackQuantity: false,
        variants: [{ variantId: VARIANT, inStock: true }],
      }
      await program.call(api.updateInventoryVariants, { inventoryItem })
      expect(await movementsOf(mug.id)).toEqual([
        {
          reason: 'BY_HAND',
          before: { quantity: 15, inStock: true },
          after: { inStock: true },
          actorName: 'Test',
        },
        { reason: 'BY_HAND', before: at(10), after: at(15), actorName: 'Test' },
        { reason: 'RETURN', before: at(7), after: at(10), orderId },
        { reason: 'ORDER', before: at(10), after: at(7), orderId },
      ])
    })

    it('has no entry for changes that fail or change no stock', async () => {
      const decrementData = [{ productId: jar.id, variantId: VARIANT, decrementBy: 3 }]
      expect((await merchant.try(api.decrementInventory, { decrementData })).status).toBe(409)
      await merchant.call(api.updateProduct, { product: { id: jar.id, name: 'Jar' } })
      expect(await movementsOf(jar.id)).toEqual([])
    })

    it('is read page by page, of a product or of a variant', async () => {
      const { product } = await merchant.call(api.createProduct, {
        product: { name: 'Vase', priceData: { price: 4 } },
      })
      const productId = product?.id ?? ''
      const variants = [{ variantId: VARIANT, quantity: 4 }]
      const inventoryItem = { productId, trackQuantity: true, variants }
      await merchant.call(api.updateInventoryVariants, { inventoryItem })
      const decrementData = [{ productId, variantId: VARIANT, decrementBy: 1 }]
      await merchant.call(api.decrementInventory, { decrementData })
      const first = await list(`stock-movements?productId=${productId}&variantId=${VARIANT}&limit=1`)
      expect(first.movements).toMatchObject([{ before: at(4), after: at(3) }])
      const second = await list(`stock-movements?productId=${productId}&limit=1&cursor=${first.nextCursor}`)
      expect(second).toEqual({
        movements: [expect.objectContaining({ before: { inStock: true }, after: at(4) })],
      })
      expect((await merchant.get(`/vitrine/v1/stock-movements?productId=${productId}&cursor=x`)).status).toBe(
        400,
      )
    })

    it('lists what is running out, fewest first, and what people wait for, most wanted first', async () => {
      const first = await list('low-stock?below=4&limit=2')
      expect(first.variants).toMatchObject([
        { productId: out.id, quantity: 0, productName: out.name },
        { productId: jar.id, quantity: 2, productName: 'Jar' },
      ])
      const rest = await list(`low-stock?below=4&limit=2&cursor=${first.nextCursor}`)
      expect(rest).toEqual({ variants: [expect.objectContaining({ productName: 'Vase', quantity: 3 })] })

      const visitor = await shop.visitor()
      for (const email of ['ada@example.com', 'ben@example.com'])
        await visitor.call(api.createBackInStockRequest, {
          request: { catalogReference: lineOf(out.id).catalogReference, email },
        })
      const waiting = { productId: out.id, productName: out.name, wishes: 2 }
      expect(await list('back-in-stock-demand?limit=1')).toEqual({ products: [waiting] })
      expect(await list('back-in-stock-demand?cursor=2_999999')).toEqual({ products: [] })
    })
  })
}

const at = (quantity: number) => ({ quantity, inStock: quantity > 0 })
