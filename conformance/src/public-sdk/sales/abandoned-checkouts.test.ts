import { createClient as createOurs, ApiKeyStrategy as OurKeyStrategy } from '@vitrine/client'
import { abandonedCheckouts as ours } from '@vitrine/client/ecom'
import { pointHostedAt } from '@vitrine/client/hosted'
import { abandonedCarts } from '@vitrine/client/merchant'
import { addToCurrentCart, createCheckout } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { abandonedCheckouts } from '@wix/ecom'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const [product] = demoShop().products.filter(({ visible, options }) => visible && options.length === 0)

let later = 0
let shop: Shop
let restore: () => void
beforeAll(async () => {
  shop = await openDemoShop({ clock: { now: () => Date.now() + later } })
  restore = pointHostedAt(shop.url)
})
afterAll(async () => {
  restore()
  await shop[Symbol.asyncDispose]()
})

describe('abandoned checkouts', () => {
  it('are found, read and deleted with the public package as with ours', async () => {
    const { checkout } = await (await shop.visitor()).call(createCheckout, {
      channelType: 'WEB',
      lineItems: [{ quantity: 2, catalogReference: { appId: STORES, catalogItemId: product?.id ?? '' } }],
      checkoutInfo: { buyerInfo: { email: 'ada@example.com' } },
    })
    const id = checkout?.id ?? ''
    const { cart } = await (await shop.visitor()).call(addToCurrentCart, {
      lineItems: [{ quantity: 3, catalogReference: { appId: STORES, catalogItemId: product?.id ?? '' } }],
    })
    later = 2 * 3_600_000
    const app = await shop.app(['orders:read', 'orders:write', 'checkout:write'])
    const key = { apiKey: app.authorization ?? '', siteId: shop.site.siteId }
    const theirs = createClient({
      auth: ApiKeyStrategy(key),
      modules: { abandonedCheckouts },
    }).abandonedCheckouts
    const platform = createOurs({
      ...{ apiUrl: shop.url, auth: OurKeyStrategy(key), modules: { ours, abandonedCarts } },
    })
    const own = platform.ours

    // The platform looks for them every five seconds.
    await expect
      .poll(
        async () => (await theirs.queryAbandonedCheckouts().eq('status', 'ABANDONED').find()).items.length,
        {
          timeout: 60_000,
          interval: 1_000,
        },
      )
      .toBe(1)
    // The public package has no call for carts that were left before a checkout; ours does.
    const { carts } = await platform.abandonedCarts.listAbandonedCarts()
    expect(carts).toMatchObject([
      { _id: cart?.id, _updatedDate: expect.any(Date), itemCount: 3, lineItems: [{ quantity: 3 }] },
    ])
    const read = await theirs.getAbandonedCheckout(id)
    expect(read).toMatchObject({
      ...{ _id: id, checkoutId: id, status: 'ABANDONED', _createdDate: expect.any(Date) },
      buyerInfo: { email: 'ada@example.com' },
      lineItems: [{ quantity: 2, catalogReference: { catalogItemId: product?.id } }],
    })
    const { abandonedCheckout } = await own.getAbandonedCheckout(id)
    expect(abandonedCheckout).toMatchObject({ _id: id, _createdDate: expect.any(Date), activities: [] })

    const there = await theirs.redirectToCheckout(id, shop.site.siteId)
    expect(there).toMatchObject({
      statusCode: 302,
      headers: [{ key: 'Location', value: expect.stringMatching(/^http/) }],
    })
    expect((await own.redirectToCheckout(id)).statusCode).toBe(302)

    await theirs.deleteAbandonedCheckout(id)
    expect((await own.queryAbandonedCheckouts()).abandonedCheckouts).toEqual([])
    const again = await theirs.bulkDeleteAbandonedCheckouts([id])
    expect(again.bulkActionMetadata).toMatchObject({ totalSuccesses: 0, totalFailures: 1 })
    await expect(theirs.searchAbandonedCheckouts({})).rejects.toMatchObject({
      details: { applicationError: { code: 'FEATURE_NOT_AVAILABLE' } },
    })
  })
})
