import { coverPairs, type Row, rowsOf } from './pairs.ts'

/** The steps of a purchase, and the options for each. */
export const FACTORS = {
  items: ['physical', 'digital'],
  login: ['guest', 'on the way', 'from the start', 'at the checkout'],
  currency: ['own', 'other'],
  estimate: ['none', 'before the coupon', 'after the coupon'],
  coupon: ['none', 'in the cart', 'at the checkout', 'over before paying'],
  entry: ['drawer', 'cart page'],
  back: ['no', 'once'],
  tab: ['one', 'second'],
  payment: ['card', 'gift card', 'card and gift card', 'bank, back and again', 'refused, then another card'],
  soldOut: ['nothing', 'one piece'],
  scripts: ['on', 'off'],
} as const

export type Walk = Row<typeof FACTORS>

/** Whether the coupon is given in the cart. */
export const isInCart = (coupon: Walk['coupon']): boolean =>
  coupon === 'in the cart' || coupon === 'over before paying'

/** Delivery is estimated only if something is sent. Without scripts there is no drawer, and the checkout has one form a page. */
const isPossible = (walk: Walk): boolean => {
  const { items, login, scripts, entry, coupon, back, tab, payment, soldOut, estimate } = walk
  if (items === 'digital' && estimate !== 'none') return false
  if (estimate === 'after the coupon' && !isInCart(coupon)) return false
  if (scripts === 'on') return true
  if (login === 'at the checkout') return false
  const isInOneGo = entry === 'cart page' && back === 'no' && tab === 'one'
  const isKept = coupon === 'none' || coupon === 'in the cart'
  const byCard = payment !== 'gift card' && payment !== 'card and gift card'
  return isInOneGo && isKept && byCard && soldOut === 'nothing'
}

export const POSSIBLE: readonly Walk[] = rowsOf(FACTORS, isPossible)

/** A guest who pays by card, in the shortest way. */
export const PLAIN: Omit<Walk, 'items' | 'estimate'> = {
  login: 'guest',
  currency: 'own',
  coupon: 'none',
  entry: 'cart page',
  back: 'no',
  tab: 'one',
  payment: 'card',
  soldOut: 'nothing',
  scripts: 'on',
}

/** Issue 14, item 0: neither a guest with an estimate nor a buyer of digital items got through. */
const REGRESSIONS: readonly Walk[] = [
  { ...PLAIN, items: 'physical', estimate: 'before the coupon' },
  { ...PLAIN, items: 'digital', estimate: 'none' },
]

/** Walks that cover every possible pair of steps; those that failed before come first. */
export const WALKS: readonly Walk[] = coverPairs(POSSIBLE, 14, REGRESSIONS)
