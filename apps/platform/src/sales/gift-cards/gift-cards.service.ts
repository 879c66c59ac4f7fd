import type {
  AdjustGiftCardRequest,
  CreateGiftCardRequest,
  CreateGiftCardResponse,
  GetGiftCardResponse,
  GiftCardIdRequest,
  GiftCardResponse,
  ListGiftCardsRequest,
  ListGiftCardsResponse,
  Operation,
  UpdateGiftCardRequest,
} from '@vitrine/contract'
import { adjustGiftCard, createGiftCard } from '@vitrine/contract/operations'
import { principalOf } from '../../floor/callers/actor.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Call } from '../../floor/http/answer.ts'
import type { Ids } from '../../floor/ids.ts'
import { minorOf } from '../../floor/money/amounts.ts'
import { attemptOf } from '../../shop/idempotency/attempt.ts'
import { type Claim, once } from '../../shop/idempotency/once.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { adjust } from './adjust.ts'
import type { GiftCard } from './gift-card.ts'
import { newCode, printedCode } from './gift-card-code.ts'
import { type GiftCardPlace, giftCardsStore } from './gift-cards.store.ts'
import { giftCards } from './gift-cards.ts'
import { showEntry, showGiftCard } from './show-gift-card.ts'

/** A shop's gift cards, as its merchants keep them. */
export interface GiftCardsService {
  create(call: Call<CreateGiftCardRequest>): Promise<CreateGiftCardResponse>
  get(call: Call<GiftCardIdRequest>): Promise<GetGiftCardResponse>
  list(call: Call<ListGiftCardsRequest>): Promise<ListGiftCardsResponse>
  update(call: Call<UpdateGiftCardRequest>): Promise<GiftCardResponse>
  adjust(call: Call<AdjustGiftCardRequest>): Promise<GiftCardResponse>
}

export interface GiftCardsParts {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly ids: Ids
}

const PAGE = 50
const ENTRIES = 100

export const createGiftCards = ({ database, sites, clock, ids }: GiftCardsParts): GiftCardsService => {
  const currencyOf = async (siteId: string): Promise<string> => (await sites.get(siteId)).currency

  const find = async (siteId: string, id: string): Promise<GiftCard> => {
    const card = await giftCardsStore.find(database, siteId, id)
    if (!card) throw fail('GIFT_CARD_NOT_FOUND')
    return card
  }

  const attemptAt = ({ actor, input, header }: Call<unknown>, { name: route }: Operation) =>
    attemptOf(header('idempotency-key'), {
      ...{ siteId: actor.siteId, principal: principalOf(actor), route, input, at: clock.now() },
    })

  return {
    create: async (call) => {
      const { siteId } = call.actor
      const { giftCard: said } = call.input
      const currency = await currencyOf(siteId)
      const issuedMinor = minorOf(said.initialValue, currency, 'giftCard.initialValue')
      const [code, at] = [newCode(), clock.now()]
      const card: GiftCard = {
        ...{ id: ids.guid(), siteId, revision: 1, lastDigits: code.slice(-4) },
        ...{ issuedMinor, balanceMinor: issuedMinor, active: said.active ?? true },
        ...{ expiresAt: timeOf(said.expirationDate), note: said.note ?? undefined },
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
        })
        return answered(card)
      }
      // The first answer may be lost, and nobody can tell its code: the card gets the one of this answer.
      const repeat = async (id: string): Promise<CreateGiftCardResponse> => {
        const isNew = await database.transaction((tx) => giftCardsStore.recode(tx, siteId, id, code))
        if (!isNew) throw fail('CONFLICT')
        return answered(await find(siteId, id))
      }
      return once(database, attemptAt(call, createGiftCard), card.id, carryOut, repeat)
    },

    get: async ({ actor: { siteId }, input: { id } }) => {
      const currency = await currencyOf(siteId)
      const giftCard = showGiftCard(await find(siteId, id), currency)
      const entries = await giftCardsStore.entries(database, siteId, id, ENTRIES)
      return { giftCard, entries: entries.map((entry) => showEntry(entry, currency)) }
    },

    list: async ({ actor: { siteId }, input: { limit = PAGE, cursor, code } }) => {
      const currency = await currencyOf(siteId)
      if (code !== undefined) {
        const card = await giftCards.find(database, siteId, code)
        return { giftCards: card ? [showGiftCard(card, currency)] : [] }
      }
      const found = await giftCardsStore.list(database, siteId, placeOf(cursor), limit + 1)
      const page = found.slice(0, limit)
      const last = found.length > limit ? page.at(-1) : undefined
      return {
        giftCards: page.map((card) => showGiftCard(card, currency)),
        ...(last && { nextCursor: `${last.createdAt}_${last.id}` }),
      }
    },

    update: async ({ actor: { siteId }, input: { giftCard: said } }) => {
      const currency = await currencyOf(siteId)
      return database.transaction(async (tx) => {
        const found = await giftCardsStore.lock(tx, siteId, said.id)
        if (!found) throw fail('GIFT_CARD_NOT_FOUND')
        const { expirationDate, note } = said
        const after: GiftCard = {
          ...found,
          active: said.active ?? found.active,
          expiresAt: expirationDate === undefined ? found.expiresAt : timeOf(expirationDate),
          note: note === undefined ? found.note : (note ?? undefined),
          updatedAt: Math.max(clock.now(), found.updatedAt),
        }
        if (!(await giftCardsStore.update(tx, after))) throw fail('CONFLICT')
        return { giftCard: showGiftCard({ ...after, revision: found.revision + 1 }, currency) }
      })
    },

    adjust: async (call) => {
      const { siteId } = call.actor
      const { id, amount, reason } = call.input
      const currency = await currencyOf(siteId)
      const sign = amount.startsWith('-') ? -1 : 1
      const amountMinor = sign * minorOf(amount.replace('-', ''), currency, 'amount')
      const move = { siteId, giftCardId: id, amountMinor, reason: reason ?? undefined, at: clock.now() }
      const carryOut = (claim?: Claim): Promise<void> =>
        database.transaction(async (tx) => {
          await claim?.(tx)
          await adjust(tx, move)
        })
      await once(database, attemptAt(call, adjustGiftCard), id, carryOut, async () => {})
      return { giftCard: showGiftCard(await find(siteId, id), currency) }
    },
  }
}

const timeOf = (date: string | null | undefined): number | undefined =>
  date == null ? undefined : Date.parse(date)

/** @throws {InvalidArgument} FORMAT for what is no cursor */
const placeOf = (cursor: string | undefined): GiftCardPlace | undefined => {
  if (cursor === undefined) return undefined
  const [, createdAt, id] = cursor.match(/^(\d{1,15})_([0-9a-f-]{36})$/) ?? []
  if (id === undefined) throw refuse('cursor', 'FORMAT', 'must be the nextCursor of a page')
  return { createdAt: Number(createdAt), id }
}
