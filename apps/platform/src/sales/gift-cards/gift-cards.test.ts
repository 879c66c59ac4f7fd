import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase, statement, type Transaction } from '../../floor/database/database.ts'
import { Failure } from '../../floor/failure.ts'
import { randomIds } from '../../floor/ids.ts'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import type { GiftCard } from './gift-card.ts'
import { newCode, printedCode } from './gift-card-code.ts'
import { giftCardOf } from './gift-cards.fixtures.ts'
import { giftCardsMigrations } from './gift-cards.migrations.ts'
import { giftCardsStore } from './gift-cards.store.ts'
import { giftCards } from './gift-cards.ts'
import { usableGiftCard } from './usable.ts'

const NOW = 1000
const writeAsRead = statement(
  'UPDATE gift_cards SET balance_minor = ? WHERE site_id = ? AND gift_card_id = ?',
)

// Fails without the balance's condition in `take` and without that of `refund`; the control proves it every
// time.
for (const engine of ENGINES) {
  describe(`the money on a gift card on ${engine.name}`, () => {
    let test: TestDatabase
    /** A second connection to the same database, as another process has it. */
    let other: Database
    beforeAll(async () => {
      test = await engine.open(giftCardsMigrations)
      other = await openDatabase(test.settings)
    })
    afterAll(async () => {
      await other.close()
      await test.dispose()
    })

    const sold = async (terms: Partial<GiftCard> = {}, code = newCode()): Promise<GiftCard> => {
      const card = giftCardOf({ id: randomIds.guid(), ...terms })
      await test.database.transaction((tx) => giftCardsStore.insert(tx, card, code))
      return card
    }
    const move = ({ siteId, id }: GiftCard, orderId: string, amountMinor: number, at = NOW) => ({
      ...{ siteId, giftCardId: id, orderId, amountMinor, at },
    })
    const spend = (card: GiftCard, orderId: string, amountMinor: number, at = NOW) =>
      test.database.transaction((tx) => giftCards.spend(tx, move(card, orderId, amountMinor, at)))
    const giveBack = (card: GiftCard, orderId: string, amountMinor: number) =>
      test.database.transaction((tx) => giftCards.giveBack(tx, move(card, orderId, amountMinor)))
    const balanceOf = async ({ siteId, id }: GiftCard) =>
      (await giftCardsStore.find(test.database, siteId, id))?.balanceMinor
    const entriesOf = ({ siteId, id }: GiftCard) => giftCardsStore.entries(test.database, siteId, id, 1000)
    const entered = async (card: GiftCard) =>
      (await entriesOf(card)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)

    /** Tries at once from two processes; returns which succeeded. */
    const crowd = async (
      size: number,
      work: (tx: Transaction, index: number) => Promise<void>,
    ): Promise<number[]> => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: size }, (_, index) =>
          (index % 2 ? other : test.database).transaction((tx) => work(tx, index)),
        ),
      )
      const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(failures.filter((error) => !(error instanceof Failure))).toEqual([])
      return outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []))
    }

    it('is spent to the last cent and never beyond it, however many pay at once', async () => {
      const card = await sold()
      const priceOf = (index: number): number => 137 + 61 * (index % 17)
      const through = await crowd(50, (tx, index) =>
        giftCards.spend(tx, move(card, `order ${index}`, priceOf(index))),
      )
      const spent = through.reduce((sum, index) => sum + priceOf(index), 0)
      const left = Number(await balanceOf(card))
      expect(left).toBe(10_000 - spent)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThan(137 + 61 * 16) // no call was refused while there was enough
      expect(await entered(card)).toBe(left)
      expect((await entriesOf(card)).at(0)?.balanceMinor).toBe(left)
    })

    it('would be spent twice if the balance were read and written without the condition', async () => {
      const card = await sold()
      let spent = 0
      await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const database = index % 2 ? other : test.database
          const balance = (await giftCardsStore.find(database, card.siteId, card.id))?.balanceMinor ?? 0
          if (balance < 700) return
          await database.transaction((tx) => tx.run(writeAsRead, balance - 700, card.siteId, card.id))
          spent += 700
        }),
      )
      expect(spent + Number(await balanceOf(card))).toBeGreaterThan(10_000)
    })

    it('goes back in parts, never more than it paid for an order', async () => {
      const card = await sold()
      await spend(card, 'first', 3000)
      await spend(card, 'second', 4000)
      const through = await crowd(20, (tx) => giftCards.giveBack(tx, move(card, 'first', 700)))
      expect(through).toHaveLength(4)
      await giveBack(card, 'first', 200)
      await expect(giveBack(card, 'first', 1)).rejects.toMatchObject({ code: 'REDEEM_GIFT_CARD_ERROR' })
      await expect(giveBack(card, 'third', 1)).rejects.toMatchObject({ code: 'REDEEM_GIFT_CARD_ERROR' })
      expect(await balanceOf(card)).toBe(6000)
      expect(await entered(card)).toBe(6000)
    })

    it('pays for an order once', async () => {
      const card = await sold()
      const through = await crowd(10, (tx) => giftCards.spend(tx, move(card, 'same', 100)))
      expect(through).toHaveLength(1)
      expect(await balanceOf(card)).toBe(9900)
    })

    it('goes back even to an expired or disabled card', async () => {
      const card = await sold({ expiresAt: NOW + 1 })
      await spend(card, 'early', 500)
      await expect(spend(card, 'late', 500, NOW + 1)).rejects.toMatchObject({ code: 'GIFT_CARD_EXPIRED' })
      await giveBack(card, 'early', 500)
      expect(await balanceOf(card)).toBe(10_000)
    })

    it.each<[Partial<GiftCard>, string]>([
      [{ active: false }, 'GIFT_CARD_DISABLED'],
      [{ expiresAt: NOW }, 'GIFT_CARD_EXPIRED'],
      [{ id: 'none' }, 'GIFT_CARD_NOT_FOUND'],
      [{}, 'REDEEM_GIFT_CARD_ERROR'],
    ])('is refused if the card is %j, or the balance is too low', async (terms, code) => {
      const card = terms.id ? giftCardOf(terms) : await sold(terms)
      await expect(spend(card, 'order', 10_001)).rejects.toMatchObject({ code })
      expect(await balanceOf(card)).toBe(terms.id ? undefined : 10_000)
    })

    it('is found by its code however it is typed, and the code is stored nowhere', async () => {
      const code = newCode()
      const card = await sold({}, code)
      for (const typed of [code, printedCode(code).toLowerCase(), ` ${code} `])
        expect((await usableGiftCard(test.database, card.siteId, typed, NOW)).id).toBe(card.id)
      const find = (typed: string) => usableGiftCard(test.database, card.siteId, typed, NOW)
      await expect(find('spring')).rejects.toMatchObject({ code: 'GIFT_CARD_CODE_INVALID' })
      await expect(find(newCode())).rejects.toMatchObject({ code: 'GIFT_CARD_NOT_FOUND' })
      await spend(card, 'all', 10_000)
      await expect(find(code)).rejects.toMatchObject({ code: 'GIFT_CARD_IS_EMPTY' })
      expect(await giftCards.find(test.database, 'other site', code)).toBeUndefined()
      const rows = await test.database.all(statement('SELECT * FROM gift_cards'))
      expect(JSON.stringify(rows)).not.toContain(code)
    })
  })
}
