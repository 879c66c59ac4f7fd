import type { PriceChange } from '@vitrine/contract'
import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSmallShop } from '../../hostile/small-shop.ts'
import { keepHouse } from '../../housekeeping.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { DEFAULT_VARIANT_ID as VARIANT } from '../products/records/product-record.ts'

const DAY_MS = 24 * 3_600_000

for (const engine of ENGINES) {
  describe(`the history of prices on ${engine.name}`, () => {
    const mug = newProduct()
    const jar = newProduct()
    // Products begin at the machine's time, and time never goes back.
    let now = Date.now()
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSmallShop({ engine, clock: { now: () => now } }, [mug, jar])
      merchant = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const pass = async (days: number) => {
      now += days * DAY_MS
      merchant = await shop.merchant()
    }
    const set = (product: { price?: number; percent?: number }, id = mug.id) =>
      merchant.call(api.updateProduct, {
        product: {
          id,
          ...(product.price && { priceData: { price: product.price } }),
          ...(product.percent !== undefined && { discount: { type: 'PERCENT', value: product.percent } }),
        },
      })
    const changesOf = async (productId: string, more = '') =>
      (await merchant.get(`/vitrine/v1/price-changes?productId=${productId}${more}`)).body
        .changes as PriceChange[]
    const lowestOf = async (productId: string) =>
      (await (await shop.visitor()).call(api.getLowestPrices, { productId })).lowestPrices
    const state = (price: string, discountedPrice = price) => ({ price, discountedPrice })

    it('has no entry when no price changed, and lets only owners show earlier prices', async () => {
      await merchant.call(api.updateProduct, {
        product: { id: mug.id, name: 'Mug', priceData: { price: 20 } },
      })
      expect(await changesOf(mug.id)).toEqual([])
      expect(
        (await merchant.try(api.updatePriceSettings, { priceSettings: { showLowestPrice: true } })).status,
      ).toBe(403)
      await set({ percent: 10 }, jar.id)
      expect(await lowestOf(jar.id)).toEqual([])
      await (await shop.owner()).call(api.updatePriceSettings, { priceSettings: { showLowestPrice: true } })
      const visitor = await shop.visitor()
      expect((await visitor.call(api.getShop, {})).shop?.showsLowestPrice).toBe(true)
      expect(await lowestOf(jar.id)).toEqual([{ variantId: VARIANT, lowestPrice: '20.00' }])
    })

    it('shows the lowest price of the 30 days before a reduction, whatever came before and after', async () => {
      await set({ price: 15 })
      await pass(20)
      await set({ price: 30 })
      expect(await lowestOf(mug.id)).toEqual([])
      await pass(9)
      await set({ percent: 50 })
      // 15.00 ended 9 days ago; the present 15.00 doesn't count.
      expect(await lowestOf(mug.id)).toEqual([{ variantId: VARIANT, lowestPrice: '15.00' }])
      await pass(35)
      expect(await lowestOf(mug.id)).toEqual([{ variantId: VARIANT, lowestPrice: '15.00' }])
      await set({ percent: 40 })
      expect(await lowestOf(mug.id)).toEqual([{ variantId: VARIANT, lowestPrice: '15.00' }])
      await set({ percent: 0 })
      await pass(31)
      await set({ percent: 10 })
      expect(await lowestOf(mug.id)).toEqual([{ variantId: VARIANT, lowestPrice: '30.00' }])
      const [first] = await changesOf(mug.id)
      expect(first).toMatchObject({
        before: state('30.00'),
        after: state('30.00', '27.00'),
      })
    })

    it('has the price changes of each variant, made by hand, by a job and by an import', async () => {
      const choice = (value: string) => ({ value, description: value })
      const { product } = await merchant.call(api.createProduct, {
        product: {
          ...{ name: 'Shirt', priceData: { price: 40 }, manageVariants: true },
          productOptions: [{ name: 'Size', choices: [choice('S'), choice('M')] }],
        },
      })
      const id = product?.id ?? ''
      const variants = product?.variants.map((variant) => variant.id ?? '') ?? []
      await merchant.call(api.updateProductVariants, {
        id,
        variants: [{ variantIds: [variants[1] ?? ''], price: 44 }],
      })
      const { productChange } = await merchant.call(api.startProductChange, { ids: [id], set: { price: 50 } })
      await expect
        .poll(async () => {
          const found = await merchant.call(api.getProductChange, { id: productChange.id })
          return found.productChange.status
        })
        .toBe('DONE')
      const form = new FormData()
      form.append('file', new Blob([JSON.stringify({ id, price: 55 })]), 'prices.jsonl')
      const answer = await fetch(`${shop.url}/vitrine/v1/product-imports`, {
        ...{ method: 'POST', body: form },
        headers: { authorization: merchant.authorization ?? '' },
      })
      const { productImport } = await answer.json()
      await expect
        .poll(async () => {
          const found = await merchant.call(api.getProductImport, { id: productImport.id })
          return found.productImport.status
        })
        .toBe('DONE')
      const changes = await changesOf(id)
      expect(
        changes.map(({ variantId, before, after }) => [
          variants.indexOf(variantId),
          before.price,
          after.price,
        ]),
      ).toEqual(
        expect.arrayContaining([
          [1, '40.00', '44.00'],
          [0, '40.00', '50.00'],
          [0, '50.00', '55.00'],
        ]),
      )
      expect(await changesOf(id, `&variantId=${variants[1]}&limit=1`)).toHaveLength(1)
      expect((await merchant.get(`/vitrine/v1/price-changes?productId=${id}&cursor=x`)).status).toBe(400)
      expect((await (await shop.visitor()).try(api.getLowestPrices, { productId: VARIANT })).status).toBe(404)
    })

    it('is kept for 400 days', async () => {
      await pass(401)
      await keepHouse(shop.database, { now: () => now })
      expect(await changesOf(mug.id)).toEqual([])
    })
  })
}
