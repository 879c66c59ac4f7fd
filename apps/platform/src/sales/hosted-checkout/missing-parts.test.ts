import { addToCurrentCart, createCheckoutFromCurrentCart, createGiftCard } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Shop } from '../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'
import { openHosted } from './hosted-checkout.fixtures.ts'

const person = { firstName: 'Ada', lastName: 'Byron' }
const ulm = { country: 'DE', addressLine: 'Gasse 1', city: 'Ulm', postalCode: '89073' }
const vienna = { country: 'AT', addressLine: 'Ring 1', city: 'Wien', postalCode: '1010', ...person }

for (const engine of ENGINES) {
  describe(`what is missing at a hosted checkout, on ${engine.name}`, () => {
    const [cup, wallpaper] = [newProduct(), newProduct({ type: 'digital' })]
    const card = newProduct({ type: 'digital', isGiftCard: true })
    let shop: Shop
    beforeAll(async () => {
      shop = await openSellingShop([cup, wallpaper, card], { engine })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    // Issue 14, item 0: an order of digital items was refused because of a tax address that no page has
    // a field for.
    it('includes the billing address that the tax of digital items depends on, however it is paid', async () => {
      const buyer = await shop.visitor()
      const nothing = { shippingAddress: undefined, selectedShippingOption: undefined, email: undefined }
      const led = async () => openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(wallpaper)], nothing))

      const page = await led()
      expect(await page.read()).toMatchObject({
        ...{ needsDelivery: false, needsBillingAddress: true, missing: ['EMAIL', 'BILLING_ADDRESS'] },
        taxAwaitsAddress: true,
      })
      const contacted = await page.send('PATCH', '', { email: 'ada@example.com' })
      expect(contacted.body.missing).toEqual(['BILLING_ADDRESS'])
      expect((await page.pay(undefined, { methodId: 'offline' })).code).toBe('CALCULATION_ERROR')
      const { body } = await page.send('PATCH', '', { billingAddress: vienna })
      expect(body).toMatchObject({ missing: [], needsBillingAddress: true, totals: { tax: '3.33' } })
      expect(body.taxAwaitsAddress).toBeUndefined()
      expect((await page.pay(undefined, { methodId: 'offline' })).body.state).toBe('PLACED')

      const { code } = await (await shop.merchant()).call(createGiftCard, {
        giftCard: { initialValue: '50' },
      })
      const free = await led()
      const given = await free.send('PATCH', '', { email: 'ada@example.com', giftCardCode: code })
      expect(given.body).toMatchObject({ missing: ['BILLING_ADDRESS'], totals: { toPay: '0.00' } })
      expect((await free.send('PATCH', '', { billingAddress: vienna })).body.missing).toEqual([])
      expect((await free.pay(undefined)).body.state).toBe('PLACED')
    })

    it('includes an address with only a country, even if a delivery option is chosen', async () => {
      const buyer = await shop.visitor()
      await buyer.call(addToCurrentCart, { lineItems: [lineOf(cup)] })
      const { checkoutId = '' } = await buyer.call(createCheckoutFromCurrentCart, {
        ...{ channelType: 'WEB', email: 'ada@example.com' },
        ...{ shippingAddress: { country: 'DE' }, selectedShippingOption: { code: 'post' } },
      })
      const page = await openHosted(shop, buyer, checkoutId)
      expect(await page.read()).toMatchObject({
        ...{ needsDelivery: true, needsBillingAddress: false, missing: ['SHIPPING_ADDRESS'] },
        shippingAddress: { country: 'DE' },
      })
      const { body } = await page.send('PATCH', '', { shippingAddress: { ...ulm, ...person } })
      expect(body.missing).toEqual([])
    })

    it('includes the billing address of digital items if an estimate has left a country', async () => {
      const buyer = await shop.visitor()
      const estimated = { shippingAddress: { country: 'DE' }, selectedShippingOption: undefined }
      const page = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(wallpaper)], estimated))
      expect((await page.read()).missing).toEqual(['BILLING_ADDRESS'])
      expect((await page.send('PATCH', '', { billingAddress: vienna })).body.missing).toEqual([])
    })

    it('excludes the billing address of gift cards, which have no tax', async () => {
      const buyer = await shop.visitor()
      const estimated = { shippingAddress: { country: 'DE' }, selectedShippingOption: undefined }
      const page = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(card)], estimated))
      expect(await page.read()).toMatchObject({ needsBillingAddress: false, missing: [] })
      expect((await page.pay(undefined, { methodId: 'offline' })).body.state).toBe('PLACED')

      const both = await checkoutOf(buyer, [lineOf(card), lineOf(wallpaper)], estimated)
      expect((await openHosted(shop, buyer, both).then((page) => page.read())).missing).toContain(
        'BILLING_ADDRESS',
      )
    })

    it('excludes the billing address if the tax is the same everywhere', async () => {
      const merchant = await shop.merchant()
      const taxSettings = { pricesIncludeTax: true, rates: [{ rate: '0.1', jurisdictionType: 'COUNTRY' }] }
      await merchant.send('PATCH', '/vitrine/v1/settings/tax', JSON.stringify({ taxSettings }))
      const buyer = await shop.visitor()
      const nothing = { shippingAddress: undefined, selectedShippingOption: undefined }
      const page = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(wallpaper)], nothing))
      expect(await page.read()).toMatchObject({ needsBillingAddress: false, missing: [] })
      expect((await page.pay(undefined, { methodId: 'offline' })).body.state).toBe('PLACED')
    })
  })
}
