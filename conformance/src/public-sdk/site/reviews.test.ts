import { randomUUID } from 'node:crypto'
import { createClient as createOurs } from '@vitrine/client'
import { pointHostedAt } from '@vitrine/client/hosted'
import { reviews as ours } from '@vitrine/client/reviews'
import { createCheckout, createMember, createOrderFromCheckout } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { ENGINES } from '@vitrine/platform/testing/engines'
import { reviews } from '@wix/reviews'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const [bought, other] = demoShop().products.filter(({ visible, type }) => visible && type === 'digital')

for (const engine of ENGINES) {
  describe(`reviews with the public package on ${engine.name}`, () => {
    let shop: Shop
    let restore: () => void
    beforeAll(async () => {
      shop = await openDemoShop({ engine })
      restore = pointHostedAt(shop.url)
    })
    afterAll(async () => {
      restore()
      await shop[Symbol.asyncDispose]()
    })

    const openMember = async () => {
      const member = { loginEmail: `${randomUUID()}@example.com` }
      const made = await (await shop.merchant()).call(createMember, { member })
      const { clientId, site } = shop
      const memberId = made.member?.id ?? ''
      const caller = await shop.as({ type: 'MEMBER', siteId: site.siteId, clientId, memberId })
      const { authorization: Authorization = '' } = caller
      const auth = { getAuthHeaders: async () => ({ headers: { Authorization } }) }
      return {
        caller,
        theirs: createClient({ auth, modules: { reviews } }).reviews,
        own: createOurs({ apiUrl: shop.url, auth, modules: { reviews: ours } }).reviews,
      }
    }
    const openStaff = async () => {
      const { authorization: apiKey = '' } = await shop.app(['content:read', 'content:write'])
      const auth = ApiKeyStrategy({ apiKey, siteId: shop.site.siteId })
      return createClient({ auth, modules: { reviews } }).reviews
    }
    const newReview = (rating: number) => ({
      ...{ namespace: 'stores', entityId: bought?.id ?? '' },
      content: { title: 'Bright', body: 'Fills the wall.', rating },
    })

    it('are written by a buyer, approved and answered by staff, and shown', async () => {
      const { caller, theirs, own } = await openMember()
      const staff = await openStaff()
      const catalogReference = { catalogItemId: bought?.id ?? '', appId: STORES }
      const { checkout } = await caller.call(createCheckout, {
        ...{ channelType: 'WEB', lineItems: [{ quantity: 1, catalogReference }] },
        checkoutInfo: { buyerInfo: { email: 'ada@example.com' } },
      })
      await (await shop.merchant()).call(createOrderFromCheckout, { id: checkout?.id ?? '' })
      // The package wants a contact; members may leave theirs out.
      const made = await theirs.createReview(JSON.parse(JSON.stringify(newReview(4))))
      const id = String(made._id)
      expect(made).toMatchObject({ verified: true, moderation: { moderationStatus: 'IN_MODERATION' } })
      expect(made._createdDate).toBeInstanceOf(Date)
      await expect(theirs.getReview(id)).rejects.toMatchObject({
        details: { applicationError: { code: 'REVIEW_NOT_FOUND' } },
      })
      const changed = await theirs.updateReview(id, { revision: made.revision ?? '', content: { rating: 5 } })
      expect(changed.content?.rating).toBe(5)
      await staff.updateModerationStatus(id, { status: 'APPROVED' })
      const { review: answered } = await staff.setReply(id, 'Thank you.')
      expect(answered?.reply?._createdDate).toBeInstanceOf(Date)
      const found = await theirs
        .queryReviews()
        .eq('entityId', bought?.id ?? '')
        .ge('content.rating', 5)
        .descending('_createdDate')
        .limit(5)
        .find()
      expect(found.items).toEqual([await theirs.getReview(id)])
      const seen = await own
        .queryReviews()
        .eq('entityId', bought?.id ?? '')
        .descending('_createdDate')
        .find()
      expect(seen.items).toEqual([await own.getReview(id)])
      expect(await theirs.countReviews({ filter: { entityId: bought?.id } })).toEqual({ count: 1 })
      expect(await own.countReviews({ filter: { entityId: other?.id } })).toEqual({ count: 0 })
      await staff.removeReply(id)
      await theirs.deleteReview(id)
      expect((await own.queryReviews({ returnPrivateReviews: true }).find()).items).toEqual([])
    })

    it('are refused in one form', async () => {
      const { theirs, own } = await openMember()
      await own.createReview({ namespace: 'stores', entityId: bought?.id ?? '', content: { rating: 3 } })
      const again = JSON.parse(JSON.stringify(newReview(1)))
      await expect(theirs.createReview(again)).rejects.toMatchObject({
        details: { applicationError: { code: 'REVIEW_ALREADY_EXISTS' } },
      })
      await expect(theirs.updateModerationStatus(randomUUID(), { status: 'APPROVED' })).rejects.toMatchObject(
        {
          details: { applicationError: { code: 'PERMISSION_DENIED' } },
        },
      )
      const { results } = await theirs.bulkCreateReview([again]).then(
        () => ({ results: 'made' }),
        ({ details }) => ({ results: details.applicationError.code }),
      )
      expect(results).toBe('FEATURE_NOT_AVAILABLE')
    })
  })
}
