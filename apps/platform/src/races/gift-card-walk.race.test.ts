import type { Order } from '@vitrine/contract'
import {
  adjustGiftCard,
  cancelOrder,
  createGiftCard,
  createOrderFromCheckout,
  getOrder,
  markOrderAsPaid,
  refundOrder,
  updateCheckout,
  updateGiftCard,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStockKeeper } from '../catalog/inventory/stock-keeper.ts'
import { placeholderAt } from '../catalog/media/placeholder.ts'
import { createOffers } from '../catalog/products/read/offers.ts'
import { systemClock } from '../floor/clock.ts'
import { statement } from '../floor/database/database.ts'
import { randomIds } from '../floor/ids.ts'
import { checkoutOf, lineOf, openSellingShop } from '../sales/checkout/checkout.fixtures.ts'
import { createPlaceOrder } from '../sales/orders/placing/place-order.ts'
import { createSites } from '../shop/sites/sites.service.ts'
import { MEDIA_URL, newProduct } from '../testing/catalog.ts'
import { ENGINES } from '../testing/engines.ts'
import type { Caller, Shop } from '../testing/index.ts'
import { copyCheckout } from './checkouts.ts'
import { type Bank, openBank } from './money-bank.ts'
import * as ledger from './money-ledger.ts'
import { type Step, stepsOf } from './money-steps.ts'
import { SIZES } from './sizes.ts'

const { walks, walkSteps, walkSeed, timeout } = SIZES
const CARDS = 3

type Purchase = Extract<Step, { kind: 'BUY' }>

const orderOf = statement<{ order_id: string }>(
  'SELECT order_id FROM orders WHERE site_id = ? AND checkout_id = ?',
)
const ordersAfter = statement<Record<string, unknown> & { order_id: string }>(
  `SELECT order_id, total_minor AS total, held_minor AS held, paid_minor AS paid, refunded_minor AS refunded,
     payment_status AS status FROM orders WHERE site_id = ? AND created_at >= ? ORDER BY order_number`,
)
const sourcesOf = statement<{ source: string; paid: number; back: number }>(
  `SELECT source, held_minor + paid_minor AS paid, refunded_minor AS back FROM order_payments
   WHERE site_id = ? AND order_id = ?`,
)
const cardOf = statement<{ balance: number; moved: number }>(
  `SELECT c.balance_minor AS balance, CAST((SELECT SUM(e.amount_minor) FROM gift_card_entries e
     WHERE e.site_id = c.site_id AND e.gift_card_id = c.gift_card_id) AS BIGINT) AS moved
   FROM gift_cards c WHERE c.site_id = ? AND c.gift_card_id = ?`,
)

const text = (minor: number): string => `${minor < 0 ? '-' : ''}${(Math.abs(minor) / 100).toFixed(2)}`

// Fails if shares are calculated by subtraction, a refused refund still counts, or a card gets back one cent
// less.
for (const engine of ENGINES) {
  describe(`money of orders and gift cards on ${engine.name}, seed ${walkSeed}`, () => {
    const [small, cup, bowl] = [333, 1000, 1190].map((priceMinor) => newProduct({ priceMinor }))
    const products = [small, cup, bowl].flatMap((product) => product ?? [])
    /** Quantities of the products. */
    const BASKETS = [
      [1, 0, 0],
      [0, 2, 1],
      [0, 4, 3],
      [3, 1, 0],
    ]
    let shop: Shop
    let merchant: Caller
    let bank: Bank
    let baskets: string[]
    beforeAll(async () => {
      shop = await openSellingShop(products, { engine })
      const { database } = shop
      const parts = { clock: systemClock, ids: randomIds }
      const placeOrder = createPlaceOrder({
        ...{ ...parts, database, sites: createSites(database), stock: createStockKeeper(parts) },
        ...{ offersFor: createOffers(MEDIA_URL), placeholder: placeholderAt(MEDIA_URL) },
      })
      bank = openBank(database, placeOrder)
      baskets = await Promise.all(
        BASKETS.map(async (quantities) =>
          checkoutOf(
            await shop.visitor(),
            products.flatMap((product, at) => (quantities[at] ? [lineOf(product, quantities[at])] : [])),
            { selectedShippingOption: { code: 'pickup' } },
          ),
        ),
      )
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    /** One walk: a shop's life with its own cards and orders, and the ledger to compare with. */
    const walk = async (seed: number): Promise<void> => {
      merchant = await shop.merchant() // some walks together last longer than a token
      const { siteId } = shop.site
      const since = Date.now()
      const known = new Set((await shop.database.all(ordersAfter, siteId, since)).map((row) => row.order_id))
      const cards = await Promise.all(
        Array.from({ length: CARDS }, async (_, at) => {
          const value = 1500 * (at + 1) + 7
          const { giftCard, code } = await merchant.call(createGiftCard, {
            giftCard: { initialValue: text(value) },
          })
          return { id: giftCard.id, code, page: { balance: value, moved: value, isGood: true } }
        }),
      )
      const orders: { id: string; lineIds: string[]; page: ledger.OrderPage }[] = []
      const orderAt = (back: number) => orders[orders.length - 1 - (back % orders.length)]
      const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

      const payersOf = ({ basket, card: cardAt, cardMost, bank }: Purchase) => {
        const total = totalOf(basket)
        const card = cardAt === undefined ? undefined : at(cards, cardAt)
        const most = Math.ceil((total * cardMost) / 1000)
        const due = total - (card ? (ledger.cardPart(card.page, total, most) ?? 0) : 0)
        const payer = bank === 'none' || due === 0 ? undefined : { refuses: bank === 'refuses' }
        return { card: card && { ...card, most }, due, payer }
      }

      const place = async (step: Purchase): Promise<Order | undefined> => {
        const [id = ''] = await copyCheckout(shop.database, { siteId, id: at(baskets, step.basket) ?? '' }, 1)
        const { card, due, payer } = payersOf(step)
        const { status } = await merchant.try(updateCheckout, {
          checkout: { id },
          ...(card && { giftCardCode: card.code, giftCardRedeemAmount: text(card.most) }),
        })
        if (status !== 200) return undefined
        if (payer) await bank.pay({ siteId, checkoutId: id, amountMinor: due, ...payer })
        else await merchant.call(createOrderFromCheckout, { id })
        const placed = await shop.database.first(orderOf, siteId, id)
        return (await merchant.call(getOrder, { id: placed?.order_id ?? '' })).order
      }

      const buy = async (step: Purchase): Promise<[unknown, unknown]> => {
        const { card, payer } = payersOf(step)
        const order = await place(step)
        const page = ledger.buy(linesOf(step.basket), card, payer)
        if (order && page)
          orders.push({ id: String(order.id), lineIds: order.lineItems.map(({ id }) => id), page })
        return [order !== undefined, page !== undefined]
      }

      /** Runs a step in the shop and on paper; returns both results. */
      const take = async (step: Step): Promise<[unknown, unknown]> => {
        const outcome = async (answer: Promise<{ status: number }>) =>
          (await answer).status === 200 ? 'done' : 'refused'
        if (step.kind === 'BUY') return buy(step)
        if (step.kind === 'BANK_DAY') {
          await bank.work(step.refusesRefunds)
          return [
            0,
            ledger.bankDay(
              orders.map(({ page }) => page),
              step.refusesRefunds,
            ) ?? 0,
          ]
        }
        if ('card' in step) {
          const card = at(cards, step.card)
          if (!card) return [0, 0]
          const { id, page } = card
          if (step.kind === 'ADJUST')
            return [
              await outcome(merchant.try(adjustGiftCard, { id, amount: text(step.amount) })),
              ledger.adjust(page, step.amount),
            ]
          page.isGood = step.kind === 'REVIVE'
          const expirationDate = page.isGood ? null : new Date(Date.now() - 1000).toISOString()
          await merchant.call(updateGiftCard, { giftCard: { id, expirationDate } })
          return [0, 0]
        }
        const order = orderAt(step.order)
        if (!order) return [0, 0]
        const { id, page, lineIds } = order
        switch (step.kind) {
          case 'REFUND': {
            const amount = Math.ceil((page.total * step.permille) / 1000)
            return [
              await outcome(merchant.try(refundOrder, { id, amount: text(amount), sendEmail: false })),
              ledger.refund(page, amount),
            ]
          }
          case 'REFUND_LINE': {
            const line = step.line % lineIds.length
            const lineItems = [{ lineItemId: lineIds[line], quantity: step.quantity }]
            return [
              await outcome(merchant.try(refundOrder, { id, lineItems, sendEmail: false })),
              ledger.refundLine(page, line, step.quantity),
            ]
          }
          case 'CANCEL':
            return [
              await outcome(merchant.try(cancelOrder, { id, sendOrderCanceledEmail: false })),
              ledger.cancel(page),
            ]
          case 'PAY_CASH':
            return [await outcome(merchant.try(markOrderAsPaid, { id })), ledger.payCash(page)]
        }
      }

      const shown = async () => {
        const rows = await shop.database.all(ordersAfter, siteId, since)
        return {
          orders: rows
            .filter((row) => !known.has(row.order_id))
            .map(({ order_id: _, ...row }) => ({ ...row })),
          cards: await Promise.all(
            cards.map(async ({ id }) => ({ ...(await shop.database.first(cardOf, siteId, id)) })),
          ),
        }
      }
      const onPaper = () => ({
        orders: orders.map(({ page }) => ledger.summary(page)),
        cards: cards.map(({ page: { balance, moved } }) => ({ balance, moved })),
      })
      const sources = async (id: string) =>
        Object.fromEntries(
          (await shop.database.all(sourcesOf, siteId, id)).map(({ source, paid, back }) => [
            source,
            { paid, back },
          ]),
        )

      const refundedBefore = bank.refundedMinor()
      let givenByBank = 0
      for (const [index, step] of stepsOf(seed, walkSteps).entries()) {
        const where = `seed ${seed}, step ${index}: ${JSON.stringify(step)}`
        if (step.kind === 'BANK_DAY' && !step.refusesRefunds) givenByBank += waitingAtBank(orders)
        const [here, there] = await take(step)
        expect(here, where).toEqual(there)
        expect(await shown(), where).toEqual(onPaper())
        const touched = step.kind === 'BUY' ? orders.at(-1) : 'order' in step && orderAt(step.order)
        if (touched) expect(await sources(touched.id), where).toEqual(purses(touched.page))
        expect(bank.refundedMinor() - refundedBefore, where).toBe(givenByBank)
      }
      await bank.work(false) // leaves nothing to the next walk
    }

    const linesOf = (basket: number) =>
      (BASKETS[basket % BASKETS.length] ?? []).flatMap((quantity, at) =>
        quantity > 0 ? [{ cost: (products[at]?.priceMinor ?? 0) * quantity, quantity }] : [],
      )
    const totalOf = (basket: number): number => linesOf(basket).reduce((sum, { cost }) => sum + cost, 0)

    it.each(Array.from({ length: walks }, (_, index) => walkSeed + index))(
      `matches the ledger to the last cent after each of ${walkSteps} steps, seed %d`,
      walk,
      timeout,
    )
  })
}

/** Refunds that the bank will run the next day. It doesn't refund what it never paid out. */
const waitingAtBank = (orders: readonly { readonly page: ledger.OrderPage }[]): number =>
  orders
    .flatMap(({ page: { bank } }) => (bank && !(bank.held > 0 && bank.refuses) ? bank.waiting : []))
    .reduce((sum, amount) => sum + amount, 0)

const purses = ({ card, bank, cash }: ledger.OrderPage): object => ({
  ...(card && { GIFT_CARD: { paid: card.paid, back: card.back } }),
  ...(bank && { PROVIDER: { paid: bank.held + bank.paid, back: bank.back } }),
  ...(cash.paid > 0 && { OUTSIDE: { paid: cash.paid, back: cash.back } }),
})
