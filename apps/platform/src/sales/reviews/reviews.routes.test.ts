import { randomUUID } from 'node:crypto'
import type { ReviewResponse } from '@vitrine/contract'
import {
  countReviews,
  createMember,
  createReview,
  deleteMyMember,
  deleteReview,
  moderateReview,
  queryReviews,
  removeReviewReply,
  setReviewReply,
  updateReview,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSmallShop } from '../../hostile/small-shop.ts'
import { membersStore } from '../../people/members/members.store.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'

const codeIn = (body: unknown): string => JSON.stringify(body).match(/"code":"([A-Z_]+)"/)?.[1] ?? ''
const jar = newProduct({ name: 'Jar' })
const cup = newProduct({ name: 'Cup' })
const bowl = newProduct({ name: 'Bowl' })
const secret = newProduct({ name: 'Secret', visible: false })

for (const engine of ENGINES) {
  describe(`reviews on ${engine.name}`, () => {
    let shop: Shop
    let ada: Caller
    let ben: Caller
    let merchant: Caller
    let adaId: string
    beforeAll(async () => {
      shop = await openSmallShop({ engine, environment: { RATE_LIMITS: 'on' } }, [jar, cup, bowl, secret])
      merchant = await shop.merchant()
      ;[ada, ben] = [await newMember(), await newMember()]
      adaId = await idOf(ada)
    })
    afterAll(() => shop?.[Symbol.asyncDispose]())

    const write = (entityId: string, rating = 5, more: object = {}) => ({
      review: { namespace: 'stores' as const, entityId, content: { title: 'Fine', rating }, ...more },
    })
    const newMember = async () => {
      const loginEmail = `${randomUUID()}@example.com`
      const { member } = await merchant.call(createMember, { member: { loginEmail } })
      const { clientId, site } = shop
      return shop.as({ type: 'MEMBER', siteId: site.siteId, clientId, memberId: member?.id ?? '' })
    }
    const idOf = async (member: Caller) => {
      const { review } = await member.call(createReview, write(bowl.id, 3))
      return review.author.contactId ?? ''
    }
    const own = async (caller: Caller, id: string): Promise<ReviewResponse> => {
      const { body } = await caller.get(`/reviews/v1/reviews/${id}?returnPrivateReviews=true`)
      return JSON.parse(JSON.stringify(body))
    }
    const refused = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer
      return [status, codeIn(body)]
    }

    it('wait until staff approve them, and are seen by their author meanwhile', async () => {
      const { review } = await ada.call(createReview, write(jar.id))
      expect(review).toMatchObject({
        ...{ namespace: 'stores', entityId: jar.id, revision: '1', verified: false, publishCount: 0 },
        moderation: { moderationStatus: 'IN_MODERATION', manuallyChanged: false },
        ...{ author: { contactId: adaId }, origin: { type: 'ORGANIC' } },
      })
      const seenBy = async (caller: Caller, returnPrivateReviews?: boolean) => {
        const query = { filter: { entityId: jar.id } }
        return (
          await caller.call(queryReviews, { query, ...(returnPrivateReviews && { returnPrivateReviews }) })
        ).reviews.length
      }
      expect([await seenBy(ada), await seenBy(ada, true), await seenBy(ben, true)]).toEqual([0, 1, 0])
      expect([await seenBy(merchant), await seenBy(merchant, true)]).toEqual([0, 1])
      const { id: reviewId } = review
      expect(await refused(ben.get(`/reviews/v1/reviews/${reviewId}?returnPrivateReviews=true`))).toEqual([
        404,
        'REVIEW_NOT_FOUND',
      ])
      expect((await own(ada, reviewId)).review).toEqual(review)
      const { review: approved } = await merchant.call(moderateReview, { reviewId, status: 'APPROVED' })
      expect(approved).toMatchObject({
        moderation: { moderationStatus: 'APPROVED', manuallyChanged: true },
        ...{ publishCount: 1, revision: '2' },
      })
      expect([await seenBy(ben), await seenBy(await shop.visitor())]).toEqual([1, 1])
      await merchant.call(moderateReview, { reviewId, status: 'REJECTED' })
      expect(await seenBy(ben)).toBe(0)
    })

    it('are one for each author and product, however many arrive at once', async () => {
      const visitor = await shop.visitor()
      const answers = await Promise.all(
        [1, 2, 3].map((rating) => visitor.try(createReview, write(cup.id, rating))),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect(await refused(visitor.try(createReview, write(cup.id)))).toEqual([409, 'REVIEW_ALREADY_EXISTS'])
      const key = { 'idempotency-key': 'review' }
      const first = await ben.call(createReview, write(cup.id), key)
      expect(await ben.call(createReview, write(cup.id), key)).toEqual(first)
    })

    it('are changed by their author, who then waits again, and never by others', async () => {
      const cara = await newMember()
      const { review } = await cara.call(createReview, write(cup.id))
      const { id } = review
      await merchant.call(moderateReview, { reviewId: id, status: 'APPROVED' })
      const change = (revision: string, body: string) => ({ review: { id, revision, content: { body } } })
      expect(await refused(ben.try(updateReview, change('2', 'x')))).toEqual([404, 'REVIEW_NOT_FOUND'])
      expect(await refused(ben.try(deleteReview, { reviewId: id }))).toEqual([404, 'REVIEW_NOT_FOUND'])
      expect(await refused(cara.try(updateReview, change('1', 'x')))).toEqual([409, 'CONFLICT'])
      const changed = await cara.call(updateReview, change('2', ' It\u0007 pours\nwell. '))
      expect(changed.review).toMatchObject({
        content: { title: 'Fine', body: 'It pours\nwell.', rating: 5 },
        moderation: { moderationStatus: 'IN_MODERATION', manuallyChanged: false },
      })
      const { review: byStaff } = await merchant.call(updateReview, change('3', 'Pours well.'))
      expect(byStaff.moderation.moderationStatus).toBe('IN_MODERATION')
      await cara.call(deleteReview, { reviewId: id })
      expect(await refused(cara.try(deleteReview, { reviewId: id }))).toEqual([404, 'REVIEW_NOT_FOUND'])
    })

    it('are written and answered by staff, in the name of members and from other systems', async () => {
      const reviewDate = '2020-02-02T00:00:00.000Z'
      const { review } = await merchant.call(
        createReview,
        write(secret.id, 4, { reviewDate, author: { authorName: 'Old shop' } }),
      )
      expect(review).toMatchObject({
        ...{ reviewDate, origin: { type: 'APP' }, publishCount: 1 },
        moderation: { moderationStatus: 'APPROVED' },
      })
      const reviewId = review.id
      const { review: answered } = await merchant.call(setReviewReply, { reviewId, message: 'Thanks.' })
      expect(answered.reply?.message).toBe('Thanks.')
      expect((await merchant.call(removeReviewReply, { reviewId })).review.reply).toBeUndefined()
      expect(
        await refused(merchant.try(createReview, write(bowl.id, 1, { author: { contactId: adaId } }))),
      ).toEqual([409, 'REVIEW_ALREADY_EXISTS'])
    })

    it('refuse hidden products, the name of another, pictures and wrong cursors', async () => {
      const other = { author: { contactId: adaId } }
      expect(await refused(ben.try(createReview, write(secret.id)))).toEqual([404, ''])
      expect(await refused(ben.try(createReview, write(adaId)))).toEqual([404, ''])
      expect(await refused(ben.try(createReview, write(jar.id, 5, other)))).toEqual([
        403,
        'PERMISSION_DENIED',
      ])
      for (const content of [
        { rating: 6 },
        { rating: 5, media: [{}] },
        { rating: 5, title: 'x'.repeat(3001) },
      ]) {
        const input = JSON.parse(JSON.stringify({ review: { ...write(jar.id).review, content } }))
        expect((await ben.try(createReview, input)).status).toBe(400)
      }
      for (const cursor of ['x', Buffer.from('{"skip":-1}').toString('base64url')])
        expect((await ben.try(queryReviews, { query: { cursorPaging: { cursor } } })).status).toBe(400)
      expect((await ben.try(queryReviews, { query: { filter: { body: 'x' } } })).status).toBe(400)
    })

    it('are found page by page, forwards and back, and counted', async () => {
      const query = {
        filter: { 'content.rating': { $lte: 5 } },
        sort: [{ fieldName: 'content.rating', order: 'ASC' as const }],
      }
      const find = (cursorPaging: object) =>
        merchant.call(queryReviews, { query: { ...query, cursorPaging }, returnPrivateReviews: true })
      const first = await find({ limit: 2 })
      const second = await find({ limit: 2, cursor: first.metadata.cursors.next ?? '' })
      const back = await find({ limit: 2, cursor: second.metadata.cursors.prev ?? '' })
      expect(back.reviews).toEqual(first.reviews)
      expect(first.metadata.cursors.prev).toBeNull()
      const ratings = [...first.reviews, ...second.reviews].map(({ content }) => content.rating)
      expect(ratings).toEqual([...ratings].sort())
      const filter = { 'moderation.moderationStatus': 'APPROVED' }
      const { count } = await merchant.call(countReviews, { filter, includePrivateReviews: true })
      expect(await ben.call(countReviews, {})).toEqual({ count })
    })

    it('are limited for each author', async () => {
      const dora = await newMember()
      let { review } = await dora.call(createReview, write(jar.id))
      let last = { status: 200 }
      for (let tries = 0; tries < 30 && last.status === 200; tries++) {
        const { id, revision } = review
        const answer = await dora.try(updateReview, { review: { id, revision, content: { rating: 4 } } })
        last = answer
        if (answer.status === 200) ({ review } = await own(dora, id))
      }
      expect(last.status).toBe(429)
    })

    it('go with the account of their author', async () => {
      const eve = await newMember()
      const { review } = await eve.call(createReview, write(jar.id))
      expect(
        await membersStore.find(shop.database, shop.site.siteId, review.author.contactId ?? ''),
      ).toBeDefined()
      await eve.call(deleteMyMember, {})
      const query = { filter: { id: review.id } }
      const { reviews } = await merchant.call(queryReviews, { query, returnPrivateReviews: true })
      expect(reviews).toEqual([])
    })
  })
}
