import {
  createProduct,
  duplicateProduct,
  explainAvailability,
  updateDeliverySettings,
} from '@vitrine/contract/operations'
import { expect, it } from 'vitest'
import { openSmallShop } from '../../hostile/small-shop.ts'
import { newProduct, newVariant } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { DEFAULT_VARIANT_ID } from '../products/records/product-record.ts'

const variants = [
  newVariant({ choices: { Size: 'S' }, stock: { track: true, quantity: 3 } }),
  newVariant({ choices: { Size: 'L' }, stock: { track: true, quantity: 0 } }),
]
const choices = ['S', 'L'].map((value) => ({ value, description: value, mediaIds: [] }))
const shirt = newProduct({
  ...{ name: 'Shirt', manageVariants: true, variants, priceMinor: 2500 },
  options: [{ type: 'drop_down', name: 'Size', choices }],
})
const gone = newProduct({ visible: false, stock: { track: false, inStock: false } })

it.each(ENGINES)(
  'a copy of a product is hidden, has its own ids and no counted stock on $name',
  async (engine) => {
    await using shop = await openSmallShop({ engine }, [shirt])
    const merchant = await shop.merchant()
    const key = { 'idempotency-key': 'copy' }
    const { product } = await merchant.call(duplicateProduct, { id: shirt.id, name: 'Smock' }, key)
    expect(product).toMatchObject({
      ...{ name: 'Smock', slug: 'smock', visible: false, priceData: { price: 25 }, stock: { quantity: 0 } },
      variants: [{ choices: { Size: 'S' } }, { choices: { Size: 'L' } }],
    })
    const ids = [product?.id, ...(product?.variants.map(({ id }) => id) ?? [])]
    for (const id of [shirt.id, ...variants.map((variant) => variant.id)]) expect(ids).not.toContain(id)
    expect(await merchant.call(duplicateProduct, { id: shirt.id, name: 'Smock' }, key)).toEqual({ product })
    const again = await merchant.call(duplicateProduct, { id: shirt.id })
    expect(again.product).toMatchObject({ name: 'Shirt', slug: 'shirt' })
    expect((await merchant.try(duplicateProduct, { id: 'none' })).status).toBe(404)
  },
)

it.each(ENGINES)("names every reason why a product can't be bought on $name", async (engine) => {
  const environment = { PAYMENT_OFFLINE: 'off', PAYMENT_SANDBOX: 'off' }
  await using shop = await openSmallShop({ engine, environment }, [shirt, gone])
  const merchant = await shop.merchant()
  expect(await merchant.call(explainAvailability, { id: gone.id })).toEqual({
    canBeBought: false,
    reasons: [
      { code: 'PRODUCT_HIDDEN' },
      { code: 'NO_PAYMENT_METHOD' },
      { code: 'NO_DELIVERY' },
      { code: 'OUT_OF_STOCK', variantId: DEFAULT_VARIANT_ID, choices: {} },
    ],
  })
  await using open = await openSmallShop({ engine }, [shirt])
  const staff = await open.merchant()
  const post = { code: 'post', title: 'Post', rate: { byPrice: [{ price: '4.90' }] } }
  const deliverySettings = { regions: [{ name: 'World', areas: [], options: [post] }] }
  await staff.call(updateDeliverySettings, { deliverySettings })
  const soldOut = { code: 'OUT_OF_STOCK', variantId: variants[1]?.id, choices: { Size: 'L' } }
  expect(await staff.call(explainAvailability, { id: shirt.id })).toEqual({
    ...{ canBeBought: true, reasons: [soldOut] },
  })
  const { product } = await staff.call(createProduct, { product: { name: 'Cup', priceData: { price: 3 } } })
  expect(await staff.call(explainAvailability, { id: product?.id ?? '' })).toEqual({
    ...{ canBeBought: true, reasons: [] },
  })
})
