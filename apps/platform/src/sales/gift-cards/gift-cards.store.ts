import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import type { GiftCard, GiftCardEntry, GiftCardEntryKind } from './gift-card.ts'
import { codeDigest } from './gift-card-code.ts'

interface GiftCardRow {
  site_id: string
  gift_card_id: string
  revision: number
  last_digits: string
  issued_minor: number
  balance_minor: number
  active: number
  expires_at: number | null
  note: string | null
  created_at: number
  updated_at: number
}

interface EntryRow {
  entry_number: number
  kind: GiftCardEntryKind
  amount_minor: number
  balance_minor: number
  order_id: string | null
  reason: string | null
  entered_at: number
}

const COLUMNS = `site_id, gift_card_id, revision, last_digits, issued_minor, balance_minor, active, expires_at, note,
  created_at, updated_at`
const SELECT = `SELECT ${COLUMNS} FROM gift_cards WHERE site_id = ?`

const findById = statement<GiftCardRow>(`${SELECT} AND gift_card_id = ?`)
const lockById = statement<GiftCardRow>(`${SELECT} AND gift_card_id = ? FOR UPDATE`)
const findByCode = statement<GiftCardRow>(`${SELECT} AND code_digest = ?`)
const listBefore = statement<GiftCardRow>(
  `${SELECT} AND (created_at, gift_card_id) < (?, ?) ORDER BY created_at DESC, gift_card_id DESC LIMIT ?`,
)
const insertCard = statement(
  `INSERT INTO gift_cards (site_id, gift_card_id, revision, code_digest, last_digits, issued_minor, balance_minor, active,
     expires_at, note, created_at, updated_at)
   VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
)
const updateTerms = statement(
  `UPDATE gift_cards SET revision = revision + 1, active = ?, expires_at = ?, note = ?, updated_at = ?
   WHERE site_id = ? AND gift_card_id = ? AND revision = ?`,
)
const newCodeFor = statement(
  `UPDATE gift_cards SET code_digest = ?, last_digits = ? WHERE site_id = ? AND gift_card_id = ? AND revision = 1`,
)
const firstCodeFor = statement(
  'UPDATE gift_cards SET code_digest = ?, last_digits = ? WHERE site_id = ? AND gift_card_id = ?',
)
const insertEntry = statement(
  `INSERT INTO gift_card_entries (site_id, gift_card_id, entry_number, kind, amount_minor, balance_minor, order_id, reason,
     entered_at)
   SELECT site_id, gift_card_id, revision, ?, ?, balance_minor, ?, ?, ? FROM gift_cards WHERE site_id = ? AND gift_card_id = ?`,
)
const newestEntries = statement<EntryRow>(
  `SELECT entry_number, kind, amount_minor, balance_minor, order_id, reason, entered_at FROM gift_card_entries
   WHERE site_id = ? AND gift_card_id = ? ORDER BY entry_number DESC LIMIT ?`,
)

const cardOf = (row: GiftCardRow): GiftCard => ({
  id: row.gift_card_id,
  siteId: row.site_id,
  revision: row.revision,
  lastDigits: row.last_digits,
  issuedMinor: row.issued_minor,
  balanceMinor: row.balance_minor,
  active: row.active === 1,
  expiresAt: row.expires_at ?? undefined,
  note: row.note ?? undefined,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const entryOf = (row: EntryRow): GiftCardEntry => ({
  number: row.entry_number,
  kind: row.kind,
  amountMinor: row.amount_minor,
  balanceMinor: row.balance_minor,
  orderId: row.order_id ?? undefined,
  reason: row.reason ?? undefined,
  at: row.entered_at,
})

/** Where the next page starts: after the last card of this one. */
export type GiftCardPlace = Pick<GiftCard, 'createdAt' | 'id'>

const NEWEST: GiftCardPlace = { createdAt: Number.MAX_SAFE_INTEGER, id: '' }

/** Gift cards by site. Only `spend`, `giveBack` and `adjust` change their balances. */
export const giftCardsStore = {
  find: async (reader: Reader, siteId: string, id: string): Promise<GiftCard | undefined> => {
    const row = await reader.first(findById, siteId, id)
    return row && cardOf(row)
  },

  /** Finds a card and locks it until the transaction ends. */
  lock: async (tx: Transaction, siteId: string, id: string): Promise<GiftCard | undefined> => {
    const row = await tx.first(lockById, siteId, id)
    return row && cardOf(row)
  },

  /** Finds the card of a code, normalized by `codeOf`. */
  findByCode: async (reader: Reader, siteId: string, code: string): Promise<GiftCard | undefined> => {
    const row = await reader.first(findByCode, siteId, codeDigest(code))
    return row && cardOf(row)
  },

  /** Lists cards, newest first. */
  list: async (reader: Reader, siteId: string, behind = NEWEST, limit: number): Promise<GiftCard[]> =>
    (await reader.all(listBefore, siteId, behind.createdAt, behind.id, limit)).map(cardOf),

  /** Saves a new card with its first entry. */
  insert: async (tx: Transaction, card: GiftCard, code: string): Promise<void> => {
    const { siteId, id, lastDigits, issuedMinor, active, expiresAt, note, createdAt } = card
    await tx.run(
      insertCard,
      ...[siteId, id, codeDigest(code), lastDigits, issuedMinor, issuedMinor, active ? 1 : 0],
      ...[expiresAt ?? null, note ?? null, createdAt, createdAt],
    )
    await giftCardsStore.enter(tx, card, { kind: 'ISSUED', amountMinor: issuedMinor, at: createdAt })
  },

  /** Saves a merchant's changes to a card as it was read; returns whether it was unchanged until then. */
  update: async (tx: Transaction, card: GiftCard): Promise<boolean> => {
    const { siteId, id, revision, active, expiresAt, note, updatedAt } = card
    const terms = [active ? 1 : 0, expiresAt ?? null, note ?? null, updatedAt]
    return (await tx.run(updateTerms, ...terms, siteId, id, revision)) === 1
  },

  /** Gives an unused card another code; returns whether the card was still unused. */
  recode: async (tx: Transaction, siteId: string, id: string, code: string): Promise<boolean> =>
    (await tx.run(newCodeFor, codeDigest(code), code.slice(-4), siteId, id)) === 1,

  /** Gives a card another code if its code was never sent, and keeps a merchant's changes. */
  giveFirstCode: async (tx: Transaction, siteId: string, id: string, code: string): Promise<void> => {
    await tx.run(firstCodeFor, codeDigest(code), code.slice(-4), siteId, id)
  },

  /** Records a change of the balance, made in the same transaction. */
  enter: async (
    tx: Transaction,
    { siteId, id }: Pick<GiftCard, 'siteId' | 'id'>,
    entry: Pick<GiftCardEntry, 'kind' | 'amountMinor' | 'at'> &
      Partial<Pick<GiftCardEntry, 'orderId' | 'reason'>>,
  ): Promise<void> => {
    const { kind, amountMinor, orderId, reason, at } = entry
    await tx.run(insertEntry, kind, amountMinor, orderId ?? null, reason ?? null, at, siteId, id)
  },

  /** Lists the latest changes of a card's balance, newest first. */
  entries: async (reader: Reader, siteId: string, id: string, limit: number): Promise<GiftCardEntry[]> =>
    (await reader.all(newestEntries, siteId, id, limit)).map(entryOf),
}
