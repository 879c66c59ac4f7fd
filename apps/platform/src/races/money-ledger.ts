/**
 * A shop's money as a clerk would write it down. It shares no code with the platform: tests compare the two.
 * All amounts are minor units.
 */

/** A gift card's page. */
export interface CardPage {
  balance: number
  /** Every movement on it, its first value included. */
  moved: number
  isExpired?: boolean
  isDisabled?: boolean
}

/** A gift card that an order sold. */
export interface SoldPage {
  /** What its buyer paid. */
  readonly value: number
  /** How much of that was taken off it, because it was refunded. */
  takenBack: number
  isRefunded: boolean
  readonly page: CardPage
}

interface BoughtLine {
  readonly cost: number
  readonly quantity: number
  /** Whether its items are gift cards. */
  readonly sellsCards?: boolean
}

/** One line of an order: its total cost, and how many items were refunded or restocked. */
interface LinePage extends BoughtLine {
  refunded: number
  restocked: number
  /** Its gift cards, once they are issued, unit by unit. */
  sold: SoldPage[]
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
  /** Refunds that were requested from the bank and not made yet. */
  waiting: number[]
}

export interface OrderPage {
  readonly total: number
  readonly lines: readonly LinePage[]
  readonly card: (Purse & { readonly of: CardPage }) | undefined
  readonly bank: BankPurse | undefined
  readonly cash: Purse
  isCanceled: boolean
  isIssued: boolean
}

export type Outcome = 'done' | 'refused'

const left = ({ paid, back }: Purse): number => paid - back
const leftAtBank = (bank: BankPurse | undefined): number => (bank ? bank.held + left(bank) : 0)
const leftOnCard = ({ card }: OrderPage): number => (card ? left(card) : 0)

/** What a card pays of a total, up to a limit; undefined if the shop refuses the card. */
export const cardPart = (card: CardPage, total: number, most: number): number | undefined =>
  !card.isExpired && !card.isDisabled && card.balance > 0 ? Math.min(card.balance, total, most) : undefined

/** What can be paid by gift card: anything but gift cards. */
export const payableByCard = (lines: readonly BoughtLine[]): number =>
  lines.reduce((sum, { cost, sellsCards }) => sum + (sellsCards ? 0 : cost), 0)

export const buy = (
  lines: readonly BoughtLine[],
  card: { readonly page: CardPage; readonly most: number } | undefined,
  bank: { readonly refuses: boolean } | undefined,
): OrderPage | undefined => {
  const total = lines.reduce((sum, { cost }) => sum + cost, 0)
  const part = card ? cardPart(card.page, payableByCard(lines), card.most) : 0
  if (part === undefined) return undefined
  if (card) {
    card.page.balance -= part
    card.page.moved -= part
  }
  return {
    total,
    lines: lines.map((line) => ({ ...line, refunded: 0, restocked: 0, sold: [] })),
    card: card && { of: card.page, paid: part, back: 0 },
    bank: bank && { held: total - part, paid: 0, back: 0, refuses: bank.refuses, waiting: [] },
    cash: { paid: 0, back: 0 },
    isCanceled: false,
    isIssued: false,
  }
}

/** What a part of a line's items costs, the first ones first. */
const costOfFirst = ({ cost, quantity }: BoughtLine, pieces: number): number =>
  Math.floor((cost * pieces) / quantity)

/** What gift cards are still worth, or have paid elsewhere: the shop keeps that much of the order's money. */
const keptForCards = ({ lines }: OrderPage): number =>
  lines.flatMap(({ sold }) => sold).reduce((sum, { value, takenBack }) => sum + value - takenBack, 0)

/** Issues the gift cards of an order that is paid, if the money left covers them; returns the new ones. */
export const issue = (order: OrderPage): SoldPage[] => {
  const { paid, refunded, total } = { ...summary(order), total: order.total }
  const received = paid + (order.card?.paid ?? 0)
  if (order.isIssued || order.isCanceled || received < total) return []
  const units = order.lines.map((line) =>
    Array.from({ length: line.sellsCards ? line.quantity - line.refunded : 0 }, (_, unit): SoldPage => {
      const place = line.refunded + unit
      const value = costOfFirst(line, place + 1) - costOfFirst(line, place)
      return { value, takenBack: 0, isRefunded: false, page: { balance: value, moved: value } }
    }),
  )
  const all = units.flat()
  if (all.length === 0 || received - refunded < all.reduce((sum, { value }) => sum + value, 0)) return []
  order.isIssued = true
  order.lines.forEach((line, index) => {
    line.sold = units[index] ?? []
  })
  return all
}

/** Takes what is left off a card, and disables it. */
const takeBack = (sold: SoldPage): void => {
  const { page, value } = sold
  sold.takenBack = Math.min(value, sold.takenBack + page.balance)
  sold.isRefunded = true
  page.moved -= page.balance
  page.balance = 0
  page.isDisabled = true
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

/** @param freed - how much value the order's gift cards lose through this refund */
export const refund = (order: OrderPage, amount: number, freed = 0): Outcome => {
  const { bank, cash } = order
  const most = leftAtBank(bank) + left(cash) + leftOnCard(order) - keptForCards(order) + freed
  if (amount > Math.max(0, most)) return 'refused'
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
  const fullest = line.sold
    .filter(({ isRefunded }) => !isRefunded)
    .sort((one, other) => other.page.balance - one.page.balance)
    .slice(0, quantity)
  const freed = fullest.reduce(
    (sum, { value, takenBack, page }) => sum + Math.min(value - takenBack, page.balance),
    0,
  )
  const spent = fullest.reduce((sum, { value, takenBack }) => sum + value - takenBack, 0) - freed
  const cost = costOfFirst(line, line.refunded + quantity) - costOfFirst(line, line.refunded)
  if (refund(order, Math.max(0, cost - spent), freed) === 'refused') return 'refused'
  fullest.forEach(takeBack)
  line.refunded += quantity
  return 'done'
}

/** Bank and card get back what they paid, as far as sold cards don't keep it; cash stays until it is refunded. */
export const cancel = (order: OrderPage): Outcome => {
  for (const { sold } of order.lines) sold.forEach(takeBack)
  const { bank, cash } = order
  const free = Math.max(0, leftAtBank(bank) + left(cash) + leftOnCard(order) - keptForCards(order))
  const byBank = Math.min(free, leftAtBank(bank))
  toBank(bank, byBank)
  toCard(order, Math.min(free - byBank, leftOnCard(order)))
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
