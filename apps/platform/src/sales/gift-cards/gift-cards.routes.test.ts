import type { ErrorCode, ListGiftCardsResponse } from '@vitrine/contract'
import {
  addToCurrentCart,
  adjustGiftCard,
  createGiftCard,
  estimateCurrentCartTotals,
  getGiftCard,
  listGiftCards,
  updateGiftCard,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteViews } from '../../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../../floor/clock.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { referenceTo } from '../cart/cart.fixtures.ts'

const cup = newProduct({ priceMinor: 1200 })
const lineItems = [{ quantity: 1, catalogReference: referenceTo(cup.id) }]

describe.each(ENGINES)('gift cards over HTTP on $name', (engine) => {
  let shop: Shop
  let merchant: Caller
  let now = Date.parse('2026-01-31T12:00:00.000Z')
  beforeAll(async () => {
    shop = await openShop({
      engine,
      clock: { now: () => now },
      seed: async (database, site, { mediaUrl }) => {
        await createCatalogWriter(database, systemClock, createSiteViews(mediaUrl)).putProducts(site, [cup])
      },
    })
    merchant = await shop.merchant()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const list = async (query: string) => (await merchant.get(`/vitrine/v1/gift-cards?${query}`)).body
  const sold = (giftCard: object = {}) =>
    merchant.call(createGiftCard, { giftCard: { initialValue: '50', ...giftCard } })

  it('are created with a code that is shown once, read, listed and found by it', async () => {
    const { giftCard, code } = await sold({ note: 'Raffle', expirationDate: '2027-01-31T12:00:00.000Z' })
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/)
    expect(giftCard).toMatchObject({
      ...{ initialValue: '50.00', balance: '50.00', currency: 'EUR', active: true, note: 'Raffle' },
      obfuscatedCode: `************${code.slice(-4)}`,
    })
    const read = await merchant.call(getGiftCard, { id: giftCard.id })
    expect(read).toMatchObject({ giftCard, entries: [{ kind: 'ISSUED', amount: '50.00', balance: '50.00' }] })
    expect(await list(`code=${code.toLowerCase()}`)).toEqual({
      giftCards: [giftCard],
    })
    expect(await list('code=spring')).toEqual({ giftCards: [] })
  })

  it('are one card if the call is repeated, with the code of the latest answer', async () => {
    const headers = { 'idempotency-key': 'one card' }
    const input = { giftCard: { initialValue: '50' } }
    const first = await merchant.call(createGiftCard, input, headers)
    const second = await merchant.call(createGiftCard, input, headers)
    expect(second.giftCard.id).toBe(first.giftCard.id)
    expect(await list(`code=${first.code}`)).toEqual({ giftCards: [] })
    expect(await list(`code=${second.code}`)).toEqual({ giftCards: [second.giftCard] })
    await merchant.call(adjustGiftCard, { id: first.giftCard.id, amount: '1' })
    expect((await merchant.try(createGiftCard, input, headers)).status).toBe(409)
  })

  it('are listed page by page, newest first', async () => {
    const made = []
    for (let index = 0; index < 3; index++) {
      now++
      made.unshift((await sold()).giftCard.id)
    }
    const first = await list('limit=2')
    const second = await list(`limit=1&cursor=${first.nextCursor}`)
    const shown = [first, second] as unknown as ListGiftCardsResponse[]
    expect(shown.flatMap(({ giftCards }) => giftCards.map(({ id }) => id))).toEqual(made)
    expect((await merchant.call(listGiftCards, {})).giftCards.length).toBeGreaterThan(2)
  })

  it('can be disabled and get another expiry date and note, and keep their balance', async () => {
    const { giftCard } = await sold({ note: 'Raffle' })
    const { giftCard: after } = await merchant.call(updateGiftCard, {
      giftCard: { id: giftCard.id, active: false, note: null },
    })
    expect(after).toMatchObject({ revision: 2, active: false, balance: '50.00' })
    expect(after.note).toBeUndefined()
  })

  it('are adjusted once per idempotency key, and never below zero', async () => {
    const { giftCard } = await sold()
    const input = { id: giftCard.id, amount: '-12.34', reason: 'Sold for less' }
    const headers = { 'idempotency-key': 'adjust' }
    await merchant.call(adjustGiftCard, input, headers)
    const { giftCard: after } = await merchant.call(adjustGiftCard, input, headers)
    expect(after.balance).toBe('37.66')
    const below = await merchant.try(adjustGiftCard, { ...input, amount: '-37.67' })
    expect(below.status).toBe(400)
    const { entries } = await merchant.call(getGiftCard, { id: giftCard.id })
    expect(entries).toMatchObject([{ kind: 'ADJUSTED', amount: '-12.34', reason: 'Sold for less' }, {}])
    const none = await merchant.try(adjustGiftCard, { id: cup.id, amount: '1' })
    expect(none.status).toBe(404)
  })

  it.each(['0', '-1', '1e3', '0.001', '1000000000'])("can't be created with %s", async (initialValue) => {
    expect((await merchant.try(createGiftCard, { giftCard: { initialValue } })).status).toBe(400)
  })

  it("pay for a cart, and its totals say why if they don't", async () => {
    const buyer = await shop.visitor()
    await buyer.call(addToCurrentCart, { lineItems })
    const estimate = (giftCardCode: string) => buyer.call(estimateCurrentCartTotals, { giftCardCode })
    const { giftCard, code } = await sold()
    const paid = await estimate(code)
    expect(paid.giftCard).toMatchObject({
      ...{ id: giftCard.id, amount: { amount: '12.00' }, requestedAmount: { amount: '12.00' } },
      obfuscatedCode: giftCard.obfuscatedCode,
    })
    const small = await sold({ initialValue: '5' })
    expect((await estimate(small.code)).giftCard).toMatchObject({ amount: { amount: '5.00' } })

    const off = await sold({ active: false })
    const old = await sold({ expirationDate: new Date(now).toISOString() })
    const empty = await sold()
    await merchant.call(adjustGiftCard, { id: empty.giftCard.id, amount: '-50' })
    const refused: { [Reason in ErrorCode]?: string } = {
      GIFT_CARD_NOT_FOUND: 'AAAA-BBBB-CCCC-DDDD',
      GIFT_CARD_CODE_INVALID: 'AAAA-BBBB-CCCC',
      GIFT_CARD_IS_EMPTY: empty.code,
      GIFT_CARD_DISABLED: off.code,
      GIFT_CARD_EXPIRED: old.code,
    }
    for (const [reason, refusedCode] of Object.entries(refused)) {
      const { giftCard: none, calculationErrors, priceSummary } = await estimate(refusedCode)
      expect(none).toBeUndefined()
      expect(calculationErrors?.giftCardCalculationError?.applicationError?.code).toBe(reason)
      expect(priceSummary?.total?.amount).toBe('12.00')
    }
  })

  it("can't buy another gift card", async () => {
    const app = await shop.app(['cart:write'])
    await app.call(addToCurrentCart, {
      customLineItems: [{ itemType: { preset: 'GIFT_CARD' }, price: '25', quantity: 1 }],
      lineItems,
    })
    const { code } = await sold()
    const { giftCard, calculationErrors } = await app.call(estimateCurrentCartTotals, { giftCardCode: code })
    expect(giftCard?.amount?.amount).toBe('12.00')
    expect(calculationErrors?.giftCardCalculationError?.applicationError?.code).toBe(
      'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
    )
  })
})
