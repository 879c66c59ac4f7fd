import { demoShop } from '@vitrine/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const STORES_TOO = '1380b703-ce81-ff05-f115-39571d94dfcd'
const visible = demoShop().products.filter((product) => product.visible)
const wanted = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('A value is missing')
  return value
}
const plain = wanted(visible.find((product) => product.options.length === 0 && product.type === 'physical'))
const managed = wanted(visible.find((product) => product.manageVariants))
const unmanaged = wanted(visible.find((product) => product.options.length > 0 && !product.manageVariants))

let opened: SdkShop
beforeAll(async () => {
  opened = await openSdkShop()
})
afterAll(() => opened[Symbol.asyncDispose]())

const line = (
  catalogItemId: string,
  quantity: number,
  options?: Record<string, unknown>,
  appId = STORES,
) => ({
  quantity,
  catalogReference: { catalogItemId, appId, ...(options && { options }) },
})

describe('the public packages work with the current cart', () => {
  it("which doesn't exist before the first add", async () => {
    await expect(opened.visitor().currentCart.getCurrentCart()).rejects.toMatchObject({
      details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } },
    })
  })

  it('adding, changing, removing, deleting', async () => {
    const { currentCart } = opened.visitor()
    const { cart } = await currentCart.addToCurrentCart({ lineItems: [line(plain.id, 2)] })
    const added = wanted(cart?.lineItems?.[0])
    expect(added).toMatchObject({ quantity: 2, productName: { original: plain.name }, customLineItem: false })
    expect(added.image).toMatch(/^wix:image:\/\/|^http/)
    expect(added.url).toContain(plain.slug)
    expect(cart?._createdDate).toBeInstanceOf(Date)

    const changed = await currentCart.updateCurrentCartLineItemQuantity([
      { _id: wanted(added._id), quantity: 5 },
    ])
    expect(changed.cart?.lineItems).toMatchObject([{ quantity: 5 }])
    expect((await currentCart.getCurrentCart()).lineItems).toMatchObject([{ quantity: 5 }])

    const removed = await currentCart.removeLineItemsFromCurrentCart([wanted(added._id)])
    expect(removed.cart?.lineItems).toEqual([])
    await currentCart.deleteCurrentCart()
    await expect(currentCart.getCurrentCart()).rejects.toMatchObject({ status: 404 })
  })

  it('with all four forms of options and both ids of the stores app', async () => {
    const { currentCart } = opened.visitor()
    const variant = wanted(managed.variants.find((candidate) => candidate.visible))
    const choices = Object.fromEntries(
      unmanaged.options.map((option) => [option.name, wanted(option.choices[0]).description]),
    )
    const { cart } = await currentCart.addToCurrentCart({
      lineItems: [
        line(plain.id, 1),
        line(managed.id, 1, { variantId: variant.id }),
        line(unmanaged.id, 1, { options: choices }),
        line(plain.id, 1, { options: {} }, STORES_TOO),
      ],
    })
    const lines = wanted(cart?.lineItems)
    expect(lines.reduce((sum, item) => sum + wanted(item.quantity), 0)).toBe(4)
    const chosen = wanted(lines.find((item) => item.catalogReference?.catalogItemId === unmanaged.id))
    expect(chosen.descriptionLines).toHaveLength(unmanaged.options.length)
  })

  it('merging a line that names the same variant', async () => {
    const { currentCart } = opened.visitor()
    await currentCart.addToCurrentCart({ lineItems: [line(plain.id, 1)] })
    const { cart } = await currentCart.addToCurrentCart({ lineItems: [line(plain.id, 2)] })
    expect(cart?.lineItems).toMatchObject([{ quantity: 3 }])
  })

  it('whose prices no visitor can set', async () => {
    const { currentCart } = opened.visitor()
    await expect(
      currentCart.addToCurrentCart({
        lineItems: [{ ...line(plain.id, 1), catalogOverrideFields: { price: '0.01' } }],
      }),
    ).rejects.toMatchObject({
      details: {
        validationError: {
          fieldViolations: [expect.objectContaining({ violatedRule: 'FIELD_NOT_ALLOWED' })],
        },
      },
    })
    await expect(currentCart.getCurrentCart()).rejects.toMatchObject({ status: 404 })
  })

  it("refusing items that aren't in the catalog", async () => {
    const { currentCart } = opened.visitor()
    await expect(
      currentCart.addToCurrentCart({ lineItems: [line('11111111-1111-4111-8111-111111111111', 1)] }),
    ).rejects.toMatchObject({ details: { applicationError: { code: 'ITEM_NOT_FOUND' } } })
  })

  it('one per visitor', async () => {
    const [first, second] = [opened.visitor(), opened.visitor()]
    await first.currentCart.addToCurrentCart({ lineItems: [line(plain.id, 1)] })
    await expect(second.currentCart.getCurrentCart()).rejects.toMatchObject({ status: 404 })
  })

  it('stays when the same visitor gets new tokens', async () => {
    const client = opened.visitor()
    await client.currentCart.addToCurrentCart({ lineItems: [line(plain.id, 1)] })
    const { refreshToken } = client.auth.getTokens()
    const later = opened.visitor()
    later.auth.setTokens({ accessToken: { value: '', expiresAt: 0 }, refreshToken })
    expect((await later.currentCart.getCurrentCart()).lineItems).toHaveLength(1)
  })
})
