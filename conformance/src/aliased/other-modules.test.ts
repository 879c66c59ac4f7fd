import { currentCart, currentCartV2 } from '@vitrine/client/ecom'
import { createClient, OAuthStrategy } from '@vitrine/client/sdk'
import { demoShop } from '@vitrine/demo'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import * as forms from '@wix/auto_sdk_forms_forms'
import { items } from '@wix/data'
import { discountRules, currentCart as theirCart, wishlists } from '@wix/ecom'
import { products as theirProducts } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const product = demoShop().products.find(({ visible, type }) => visible && type === 'digital')
const missing = { details: { applicationError: { code: 'FEATURE_NOT_AVAILABLE' } } }

describe("modules of the public packages that aren't ours, in our client", () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openDemoShop()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const open = () =>
    createClient({
      apiUrl: shop.url,
      auth: OAuthStrategy({ clientId: shop.clientId }),
      modules: {
        ...{ currentCart, discountRules, forms, items, theirCart, wishlists },
        own: { add: (one: number, other: number) => one + other, answer: () => 42, name: 'mine' },
      },
    })

  it('call the platform with the same visitor as ours', async () => {
    const client = open()
    const catalogReference = { appId: STORES, catalogItemId: product?.id ?? '' }
    const { cart } = await client.theirCart.addToCurrentCart({
      lineItems: [{ quantity: 1, catalogReference }],
    })
    expect((await client.currentCart.getCurrentCart())._id).toBe(cart?._id)
    expect(cart?._createdDate).toBeInstanceOf(Date)
    const found = await client.use(theirProducts).queryProducts().eq('slug', product?.slug).find()
    expect(found.items.map(({ _id }) => _id)).toEqual([product?.id])
    await expect(client.use(currentCartV2).getCurrentCart()).resolves.toMatchObject({
      cart: { _id: cart?._id },
    })
  })

  it("say which calls aren't answered, in the form of their own package", async () => {
    const client = open()
    await expect(client.discountRules.queryDiscountRules().find()).rejects.toMatchObject(missing)
    await expect(client.forms.cloneForm(shop.clientId)).rejects.toMatchObject(missing)
    await expect(client.items.query('Nothing').find()).rejects.toMatchObject({
      details: { applicationError: { code: expect.any(String) } },
    })
    await expect(
      client.theirCart.updateCurrentCartLineItemQuantity([{ _id: 'x', quantity: 1 }]),
    ).rejects.toMatchObject({ details: expect.anything() })
  })

  it("leave a storefront's own values and functions as they are", () => {
    const { own, auth } = open()
    expect([own.add(1, 2), own.answer(), own.name, auth.loggedIn()]).toEqual([3, 42, 'mine', false])
  })
})
