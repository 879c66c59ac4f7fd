import { demoShop } from '@vitrine/demo'
import { ENGINES } from '@vitrine/platform/testing/engines'
import { cart, checkout, currentCart } from '@wix/ecom'
import { signOnPolicy } from '@wix/identity'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from './sdk-shop.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const [plain] = demoShop().products.filter(
  ({ visible, options, type }) => visible && options.length === 0 && type === 'physical',
)
const line = (quantity = 1) => ({
  quantity,
  catalogReference: { catalogItemId: plain?.id ?? '', appId: STORES },
})

for (const engine of ENGINES) {
  describe(`what ordinary storefronts call with the public packages, on ${engine.name}`, () => {
    let opened: SdkShop
    beforeAll(async () => {
      opened = await openSdkShop(engine)
    })
    afterAll(() => opened[Symbol.asyncDispose]())

    const visitor = () =>
      createClient({
        auth: OAuthStrategy({ clientId: opened.shop.clientId }),
        modules: { cart, checkout, currentCart },
      })

    const owner = async () => {
      const { shop } = opened
      const { authorization = '' } = await shop.app(['members:manage'])
      return createClient({
        auth: ApiKeyStrategy({ apiKey: authorization, siteId: shop.site.siteId }),
        modules: { signOnPolicy },
      })
    }

    it('lets an owner decide who is a member, by the names of the package', async () => {
      const policies = (await owner()).signOnPolicy
      const set = { requireOwnerApproval: true, requireEmailVerification: false }
      expect(await policies.updateSignOnPolicy(set)).toEqual(set)
      expect(await policies.getSignOnPolicy()).toEqual({ signOnPolicy: set })
      await policies.updateSignOnPolicy({ requireOwnerApproval: false })
      await expect(
        policies.updateSignOnPolicy(JSON.parse('{"ownerApprovalRequired":true}')),
      ).rejects.toMatchObject({
        details: {
          validationError: {
            fieldViolations: [
              { field: 'signOnPolicy.ownerApprovalRequired', violatedRule: 'FIELD_NOT_ALLOWED' },
            ],
          },
        },
      })
    })

    it('sends buyers to the checkout page that the storefront sets after an add', async () => {
      const { currentCart, checkout } = visitor()
      const { storefrontUrl } = opened.shop.site
      await currentCart.addToCurrentCart({ lineItems: [line()] })
      const page = `${storefrontUrl}/checkout?id={checkoutId}`
      const set = await currentCart.updateCurrentCart({ cartInfo: { overrideCheckoutUrl: page } })
      expect(set.overrideCheckoutUrl).toBe(page)
      const { checkoutId = '' } = await currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
      expect(await checkout.getCheckoutUrl(checkoutId)).toEqual({
        checkoutUrl: `${storefrontUrl}/checkout?id=${checkoutId}`,
      })
      const made = await checkout.createCheckout({
        ...{ lineItems: [line()], channelType: 'WEB', overrideCheckoutUrl: page },
      })
      expect((await checkout.getCheckoutUrl(made._id ?? '')).checkoutUrl).toContain(made._id)
      await expect(
        currentCart.updateCurrentCart({ cartInfo: { overrideCheckoutUrl: 'https://evil.example/' } }),
      ).rejects.toMatchObject({
        details: { validationError: { fieldViolations: [{ violatedRule: 'FORMAT' }] } },
      })
    })
  })
}
