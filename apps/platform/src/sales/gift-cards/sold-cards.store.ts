import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'

/** A gift card that an order sold. */
export interface SoldCard {
  readonly siteId: string
  readonly orderId: string
  readonly lineId: string
  /** Which unit of the line, from 0. */
  readonly unit: number
  readonly giftCardId: string
  /** What its buyer paid for it. */
  readonly valueMinor: number
}

/** A sold card as it is now. */
export interface CardOfLine extends SoldCard {
  readonly balanceMinor: number
  readonly isActive: boolean
}

interface SoldRow {
  site_id: string
  order_id: string
  line_id: string
  unit: number
  gift_card_id: string
  value_minor: number
}

interface OrderKey {
  readonly siteId: string
  readonly id: string
}

const COLUMNS = 's.site_id, s.order_id, s.line_id, s.unit, s.gift_card_id, s.value_minor'

const insertSold = statement(
  `INSERT INTO sold_gift_cards (site_id, order_id, line_id, unit, gift_card_id, value_minor, taken_back_minor, refunded)
   VALUES (?, ?, ?, ?, ?, ?, 0, 0)`,
)
const findOfCard = statement<SoldRow>(
  `SELECT ${COLUMNS} FROM sold_gift_cards s WHERE s.site_id = ? AND s.gift_card_id = ?`,
)
const hasOfOrder = statement<{ unit: number }>(
  'SELECT unit FROM sold_gift_cards WHERE site_id = ? AND order_id = ? LIMIT 1',
)
const listOfOrder = statement<SoldRow>(
  `SELECT ${COLUMNS} FROM sold_gift_cards s WHERE s.site_id = ? AND s.order_id = ? ORDER BY s.line_id, s.unit`,
)
const listFullest = statement<SoldRow>(
  `SELECT ${COLUMNS} FROM sold_gift_cards s
   JOIN gift_cards c ON c.site_id = s.site_id AND c.gift_card_id = s.gift_card_id
   WHERE s.site_id = ? AND s.order_id = ? AND s.line_id = ? AND s.refunded = 0
   ORDER BY c.balance_minor DESC, s.unit LIMIT ?`,
)
const listOfLine = statement<SoldRow & { balance_minor: number; active: number }>(
  `SELECT ${COLUMNS}, c.balance_minor, c.active FROM sold_gift_cards s
   JOIN gift_cards c ON c.site_id = s.site_id AND c.gift_card_id = s.gift_card_id
   WHERE s.site_id = ? AND s.order_id = ? AND s.line_id = ? AND s.refunded = 0 ORDER BY s.unit`,
)
const takeBack = statement<{ kept: number }>(
  `UPDATE sold_gift_cards SET taken_back_minor =
     CASE WHEN taken_back_minor + ? > value_minor THEN value_minor ELSE taken_back_minor + ? END, refunded = 1
   WHERE site_id = ? AND gift_card_id = ? RETURNING value_minor - taken_back_minor AS kept`,
)
const sumKept = statement<{ kept: number }>(
  `SELECT CAST(COALESCE(SUM(value_minor - taken_back_minor), 0) AS BIGINT) AS kept FROM sold_gift_cards
   WHERE site_id = ? AND order_id = ?`,
)

const soldOf = (row: SoldRow): SoldCard => ({
  ...{ siteId: row.site_id, orderId: row.order_id, lineId: row.line_id, unit: row.unit },
  ...{ giftCardId: row.gift_card_id, valueMinor: row.value_minor },
})

/** Which gift cards orders sold. Writers lock the order first. */
export const soldCardsStore = {
  /** @throws {ConstraintViolation} when the unit already has a card */
  insert: async (tx: Transaction, sold: SoldCard): Promise<void> => {
    const { siteId, orderId, lineId, unit, giftCardId, valueMinor } = sold
    await tx.run(insertSold, siteId, orderId, lineId, unit, giftCardId, valueMinor)
  },

  /** Finds how a card was sold; undefined if the merchant created it. */
  ofCard: async (reader: Reader, siteId: string, giftCardId: string): Promise<SoldCard | undefined> => {
    const row = await reader.first(findOfCard, siteId, giftCardId)
    return row && soldOf(row)
  },

  /** Whether an order's cards were issued. */
  isIssued: async (reader: Reader, { siteId, id }: OrderKey): Promise<boolean> =>
    (await reader.first(hasOfOrder, siteId, id)) !== undefined,

  ofOrder: async (reader: Reader, { siteId, id }: OrderKey): Promise<SoldCard[]> =>
    (await reader.all(listOfOrder, siteId, id)).map(soldOf),

  /** Lists cards of a line that weren't refunded, those with the most money first. */
  fullest: async (
    reader: Reader,
    { siteId, id }: OrderKey,
    lineId: string,
    count: number,
  ): Promise<SoldCard[]> => (await reader.all(listFullest, siteId, id, lineId, count)).map(soldOf),

  /** Lists the cards of a line that weren't refunded, as they are now. */
  ofLine: async (reader: Reader, { siteId, id }: OrderKey, lineId: string): Promise<CardOfLine[]> =>
    (await reader.all(listOfLine, siteId, id, lineId)).map((row) => ({
      ...soldOf(row),
      ...{ balanceMinor: row.balance_minor, isActive: row.active === 1 },
    })),

  /** Records that a card was refunded, and how much was taken off it; returns what it keeps of its value. */
  takeBack: async (
    tx: Transaction,
    { siteId, giftCardId }: Pick<SoldCard, 'siteId' | 'giftCardId'>,
    amountMinor: number,
  ): Promise<number> => (await tx.first(takeBack, amountMinor, amountMinor, siteId, giftCardId))?.kept ?? 0,

  /** What an order's cards are still worth or have paid elsewhere: money that the order must not give back. */
  kept: async (reader: Reader, { siteId, id }: OrderKey): Promise<number> =>
    (await reader.first(sumKept, siteId, id))?.kept ?? 0,
}
