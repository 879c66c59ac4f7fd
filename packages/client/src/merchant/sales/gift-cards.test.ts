import { openShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../index.ts'
import { giftCards } from '../../merchant.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe("a merchant's client", () => {
  it('creates, reads, lists, changes and adjusts gift cards', async () => {
    const merchant = await shop.merchant()
    const auth = { getAuthHeaders: () => ({ headers: { Authorization: merchant.authorization ?? '' } }) }
    const client = createClient({ apiUrl: shop.url, auth, modules: { giftCards } })
    const expirationDate = new Date('2040-01-31T12:00:00.000Z')
    const { giftCard, code } = await client.giftCards.createGiftCard({ initialValue: '50', expirationDate })
    expect(giftCard).toMatchObject({ balance: '50.00', expirationDate, _createdDate: expect.any(Date) })
    const adjusted = await client.giftCards.adjustGiftCard(giftCard._id, { amount: '-5', reason: 'Less' })
    expect(adjusted.balance).toBe('45.00')
    await expect(
      client.giftCards.sendGiftCard(giftCard._id, { email: 'a@example.com' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
    const changed = await client.giftCards.updateGiftCard(giftCard._id, { expirationDate: null, note: 'A' })
    expect(changed).toMatchObject({ note: 'A', revision: 3 })
    const read = await client.giftCards.getGiftCard(giftCard._id)
    expect(read).toMatchObject({
      giftCard: changed,
      entries: [{ amount: '-5.00', reason: 'Less', _createdDate: expect.any(Date) }, { kind: 'ISSUED' }],
    })
    await client.giftCards.createGiftCard({ initialValue: '20' })
    expect((await client.giftCards.listGiftCards({ code })).giftCards).toEqual([changed])
    const first = await client.giftCards.listGiftCards({ limit: 1 })
    const second = await client.giftCards.listGiftCards({ limit: 1, cursor: first.nextCursor })
    expect([first, second].flatMap((page) => page.giftCards)).toHaveLength(2)
    expect(second.nextCursor).toBeUndefined()
    await expect(client.giftCards.listGiftCards({ cursor: 'x' })).rejects.toThrow()
    await expect(client.giftCards.getGiftCard(shop.site.siteId)).rejects.toMatchObject({
      code: 'GIFT_CARD_NOT_FOUND',
    })
  })
})
