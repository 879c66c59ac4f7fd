/**
 * A shop's money as a clerk would write it down. It shares no code with the platform: tests compare the two.
 * All amounts are minor units.
 */

/** A gift card's page. */
export interface CardPage {
  balance: number
  /** Every movement on it, its first value included. */
  moved: number
  isGood: boolean
}

/** One line of an order: its total cost, and how many items were refunded or restocked. */
interface LinePage {
  readonly cost: number
  readonly quantity: number
  refunded: number
  restocked: number
}

/** Money from one source, and what was returned to it. */
interface Purse {
  paid: number
  back: number
}

interface BankPurse extends Purse {
  held: number
  /** Whether the bank won't pay out what it holds. */
  readonly refuses: boolean
  /** Refunds that the bank was asked for and hasn't made. */
  waiting: number[]
}

/** An order's page. */
export interface OrderPage {
  readonly total: number
  readonly lines: readonly LinePage[]
  readonly card: (Purse & { readonly of: CardPage }) | undefined
  readonly bank: BankPurse | undefined
  readonly cash: Purse
  isCanceled: boolean
}

export type Outcome = 'done' | 'refused'

const left = ({ paid, back }: Purse): number => paid - back
const leftAtBank = (bank: BankPurse | undefined): number => (bank ? bank.held + left(bank) : 0)
const leftOnCard = ({ card }: OrderPage): number => (card ? left(card) : 0)

/** What a card pays of a total, up to a limit; undefined if the shop refuses the card. */
export const cardPart = (card: CardPage, total: number, most: number): number | undefined =>
  card.isGood && card.balance > 0 ? Math.min(card.balance, total, most) : undefined

export const buy = (
  lines: readonly { readonly cost: number; readonly quantity: number }[],
  card: { readonly page: CardPage; readonly most: number } | undefined,
  bank: { readonly refuses: boolean } | undefined,
): OrderPage | undefined => {
  const total = lines.reduce((sum, { cost }) => sum + cost, 0)
  const part = card ? cardPart(card.page, total, card.most) : 0
  if (part === undefined) return undefined
  if (card) {
    card.page.balance -= part
    card.page.moved -= part
  }
  return {
    total,
    lines: lines.map((line) => ({ ...line, refunded: 0, restocked: 0 })),
    card: card && { of: card.page, paid: part, back: 0 },
    bank: bank && { held: total - part, paid: 0, back: 0, refuses: bank.refuses, waiting: [] },
    cash: { paid: 0, back: 0 },
    isCanceled: false,
  }
}

const toBank = (bank: BankPurse | undefined, amount: number): void => {
  if (!bank || amount === 0) return
  bank.back += amount
  bank.waiting.push(amount)
}

const toCard = ({ card }: OrderPage, amount: number): void => {
  if (!card) return
  card.back += amount
  card.of.balance += amount
  card.of.moved += amount
}

export const refund = (order: OrderPage, amount: number): Outcome => {
  const { bank, cash } = order
  if (amount > leftAtBank(bank) + left(cash) + leftOnCard(order)) return 'refused'
  const byBank = Math.min(amount, leftAtBank(bank))
  const byHand = Math.min(amount - byBank, left(cash))
  toBank(bank, byBank)
  cash.back += byHand
  toCard(order, amount - byBank - byHand)
  return 'done'
}

export const refundLine = (order: OrderPage, at: number, quantity: number): Outcome => {
  const line = order.lines[at]
  if (!line || quantity > line.quantity - Math.max(line.refunded, line.restocked)) return 'refused'
  const costOf = (pieces: number): number => Math.floor((line.cost * pieces) / line.quantity)
  const outcome = refund(order, costOf(line.refunded + quantity) - costOf(line.refunded))
  if (outcome === 'done') line.refunded += quantity
  return outcome
}

/** Bank and card get back everything they paid; cash stays until the merchant refunds it. */
export const cancel = (order: OrderPage): Outcome => {
  toBank(order.bank, leftAtBank(order.bank))
  toCard(order, leftOnCard(order))
  for (const line of order.lines) line.restocked = line.quantity
  order.isCanceled = true
  return 'done'
}

export const payCash = (order: OrderPage): Outcome => {
  const { bank, card, cash, total } = order
  const due = total - (bank?.paid ?? 0) - (card?.paid ?? 0) - cash.paid
  if (due <= 0) return 'done'
  if (order.isCanceled || (bank?.held ?? 0) > 0) return 'refused'
  cash.paid += due
  return 'done'
}

export const adjust = (card: CardPage, amount: number): Outcome => {
  if (card.balance + amount < 0) return 'refused'
  card.balance += amount
  card.moved += amount
  return 'done'
}

/** The bank pays out what it holds, or refuses to, and makes refunds or refuses all of them. */
export const bankDay = (orders: readonly OrderPage[], refusesRefunds: boolean): void => {
  for (const { bank } of orders) {
    if (!bank) continue
    if (bank.held > 0 && bank.refuses) Object.assign(bank, { back: 0, waiting: [] })
    else bank.paid += bank.held
    bank.held = 0
    if (refusesRefunds) bank.back -= bank.waiting.reduce((sum, amount) => sum + amount, 0)
    bank.waiting = []
  }
}

/** What the shop should report about an order. */
export const summary = (order: OrderPage) => {
  const { total, card, bank, cash } = order
  const held = bank?.held ?? 0
  const paid = (bank?.paid ?? 0) + cash.paid
  const received = paid + (card?.paid ?? 0)
  const refunded = (bank?.back ?? 0) + cash.back + (card?.back ?? 0)
  return { total, held, paid, refunded, status: statusOf({ total, received, held, refunded }) }
}

const statusOf = (sums: { total: number; received: number; held: number; refunded: number }): string => {
  const { total, received, held, refunded } = sums
  if (refunded > 0) return refunded < received + held ? 'PARTIALLY_REFUNDED' : 'FULLY_REFUNDED'
  if (received >= total) return 'PAID'
  if (held > 0) return 'PENDING'
  return received > 0 ? 'PARTIALLY_PAID' : 'NOT_PAID'
}
