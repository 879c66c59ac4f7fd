import type {
  AdjustGiftCardRequest,
  CreateGiftCardRequest,
  CreateGiftCardResponse,
  GetGiftCardResponse,
  GiftCardIdRequest,
  GiftCardResponse,
  ListGiftCardsRequest,
  ListGiftCardsResponse,
  UpdateGiftCardRequest,
} from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { minorOf } from '../../floor/money/amounts.ts'
import { pageOf } from '../../floor/query/page.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { type Claim, once } from '../../shop/idempotency/once.ts'
import { adjust } from './adjust.ts'
import type { GiftCard } from './gift-card.ts'
import { newCode, printedCode } from './gift-card-code.ts'
import { type GiftCardPlace, giftCardsStore } from './gift-cards.store.ts'
import { giftCards } from './gift-cards.ts'
import { giftDeliveriesStore } from './gift-deliveries.store.ts'
import { showDelivery, showEntry, showGiftCard } from './show-gift-card.ts'
import { soldCardsStore } from './sold-cards.store.ts'

/** A shop's gift cards, for its merchants. */
export interface GiftCardsService {
  create(call: Call<CreateGiftCardRequest>): Promise<CreateGiftCardResponse>
  get(call: Call<GiftCardIdRequest>): Promise<GetGiftCardResponse>
  list(call: Call<ListGiftCardsRequest>): Promise<ListGiftCardsResponse>
  update(call: Call<UpdateGiftCardRequest>): Promise<GiftCardResponse>
  adjust(call: Call<AdjustGiftCardRequest>): Promise<GiftCardResponse>
}

export interface GiftCardsParts {
  readonly database: Database
  readonly ids: Ids
}

const PAGE = 50
const ENTRIES = 100

export const createGiftCards = ({ database, ids }: GiftCardsParts): GiftCardsService => {
  const find = async (siteId: string, id: string): Promise<GiftCard> => {
    const card = await giftCardsStore.find(database, siteId, id)
    if (!card) throw fail('GIFT_CARD_NOT_FOUND')
    return card
  }

  return {
    create: async (call) => {
      const { at } = call
      const { siteId, currency } = await call.site()
      const { giftCard: given } = call.input
      const issuedMinor = minorOf(given.initialValue, currency, 'giftCard.initialValue')
      const code = newCode()
      const card: GiftCard = {
        ...{ id: ids.guid(), siteId, revision: 1, lastDigits: code.slice(-4) },
        ...{ issuedMinor, balanceMinor: issuedMinor, active: given.active ?? true },
        ...{ expiresAt: timeOf(given.expirationDate), note: given.note ?? undefined },
        ...{ createdAt: at, updatedAt: at },
      }
      const answered = (made: GiftCard) => ({
        giftCard: showGiftCard(made, currency),
        code: printedCode(code),
      })
      const carryOut = async (claim?: Claim): Promise<CreateGiftCardResponse> => {
        await database.transaction(async (tx) => {
          await claim?.(tx)
          await giftCardsStore.insert(tx, card, code)
          const after = showGiftCard(card, currency)
          noteChange(tx, { entityType: 'GIFT_CARD', entityId: card.id, before: null, after })
        })
        return answered(card)
      }
      // The first answer may be lost, and its code can't be read back: the card gets a new one.
      const repeat = async (id: string): Promise<CreateGiftCardResponse> => {
        const isNew = await database.transaction((tx) => giftCardsStore.recode(tx, siteId, id, code))
        if (!isNew) throw fail('CONFLICT')
        return answered(await find(siteId, id))
      }
      return once(database, call.attempt(), card.id, carryOut, repeat)
    },

    get: async ({ site, input: { id } }) => {
      const { siteId, currency } = await site()
      const giftCard = showGiftCard(await find(siteId, id), currency)
      const entries = await giftCardsStore.entries(database, siteId, id, ENTRIES)
      const sold = await soldCardsStore.ofCard(database, siteId, id)
      const delivery = sold && (await giftDeliveriesStore.ofLine(database, sold))
      return {
        giftCard,
        entries: entries.map((entry) => showEntry(entry, currency)),
        ...(delivery && { delivery: showDelivery(delivery) }),
      }
    },

    list: async ({ site, input: { limit = PAGE, cursor, code } }) => {
      const { siteId, currency } = await site()
      if (code !== undefined) {
        const card = await giftCards.find(database, siteId, code)
        return { giftCards: card ? [showGiftCard(card, currency)] : [] }
      }
      const found = await giftCardsStore.list(database, siteId, placeOf(cursor), limit + 1)
      const { page, ...next } = pageOf(found, limit, ({ createdAt, id }) => `${createdAt}_${id}`)
      return { giftCards: page.map((card) => showGiftCard(card, currency)), ...next }
    },

    update: async ({ site, at, input: { giftCard: given } }) => {
      const { siteId, currency } = await site()
      return database.transaction(async (tx) => {
        const found = await giftCardsStore.lock(tx, siteId, given.id)
        if (!found) throw fail('GIFT_CARD_NOT_FOUND')
        const { expirationDate, note } = given
        const after: GiftCard = {
          ...found,
          active: given.active ?? found.active,
          expiresAt: expirationDate === undefined ? found.expiresAt : timeOf(expirationDate),
          note: note === undefined ? found.note : (note ?? undefined),
          updatedAt: Math.max(at, found.updatedAt),
        }
        if (!(await giftCardsStore.update(tx, after))) throw fail('CONFLICT')
        const giftCard = showGiftCard({ ...after, revision: found.revision + 1 }, currency)
        const before = showGiftCard(found, currency)
        noteChange(tx, { entityType: 'GIFT_CARD', entityId: given.id, before, after: giftCard })
        return { giftCard }
      })
    },

    adjust: async (call) => {
      const { at } = call
      const { siteId, currency } = await call.site()
      const { id, amount, reason } = call.input
      const sign = amount.startsWith('-') ? -1 : 1
      const amountMinor = sign * minorOf(amount.replace('-', ''), currency, 'amount')
      const move = { siteId, giftCardId: id, amountMinor, reason: reason ?? undefined, at }
      const carryOut = (claim?: Claim): Promise<void> =>
        database.transaction(async (tx) => {
          await claim?.(tx)
          await adjust(tx, move)
          const card = await giftCardsStore.find(tx, siteId, id)
          if (!card) return
          const before = showGiftCard({ ...card, balanceMinor: card.balanceMinor - amountMinor }, currency)
          const after = showGiftCard(card, currency)
          noteChange(tx, { entityType: 'GIFT_CARD', entityId: id, before, after })
        })
      await once(database, call.attempt(), id, carryOut, async () => {})
      return { giftCard: showGiftCard(await find(siteId, id), currency) }
    },
  }
}

const timeOf = (date: string | null | undefined): number | undefined =>
  date == null ? undefined : Date.parse(date)

/** @throws {InvalidArgument} FORMAT for an invalid cursor */
const placeOf = (cursor: string | undefined): GiftCardPlace | undefined => {
  if (cursor === undefined) return undefined
  const [, createdAt, id] = cursor.match(/^(\d{1,15})_([0-9a-f-]{36})$/) ?? []
  if (id === undefined) throw refuse('cursor', 'FORMAT', 'must be the nextCursor of an earlier page')
  return { createdAt: Number(createdAt), id }
}
