import type { PricedLine, TotalsRequest } from '@vitrine/pricing'
import { coinsOf } from './coins.ts'
import { type Entry, entriesOf } from './entries.ts'
import { handOut } from './hand-out.ts'
import { levy, net } from './levy.ts'
import { pilesOf } from './pile.ts'
import { by, least, minus, NOTHING, ONE, plus, type Ratio, read, times, total } from './ratio.ts'
import { offerFor } from './send.ts'
import { isFor, takeOff } from './take-off.ts'

const PARTS = ['subtotal', 'discount', 'shipping', 'fees', 'tax', 'total']

/**
 * Calculates a cart's totals a second time, in a different way from the package: in major units as rational
 * numbers, one unit at a time, handing out rounded amounts coin by coin. It shares only types with the
 * package. Amounts come out as decimal text by name.
 */
export const oracle = (request: TotalsRequest): Record<string, string> => {
  const coins = coinsOf(request.currency, request.rounding)
  const piles = pilesOf(request, coins)
  const { amounts, freeShipping } = takeOff(piles, request.discounts ?? [], coins)
  const offer = offerFor(piles, request.shipping, coins)
  const freeing = freeShipping.find((discount) => offer?.carried.some(({ line }) => isFor(discount, line)))
  const offShipping = freeing && offer ? offer.price : NOTHING
  const entries = entriesOf(request, piles, offer, offShipping, coins)
  const taxes = levy(entries, request.tax, coins)

  const sums = new Map<string, Ratio>()
  const put = (name: string, value: Ratio) => sums.set(name, plus(sums.get(name) ?? NOTHING, value))
  for (const when of ['', 'now ', 'later ']) for (const part of PARTS) put(`${when}${part}`, NOTHING)
  for (const [id, amount] of amounts) put(`discount ${id}`, amount)
  for (const discount of freeShipping)
    put(`discount ${discount.id}`, discount === freeing ? offShipping : NOTHING)

  let giftCards = NOTHING
  for (const entry of entries) {
    const tax = taxes.get(entry) ?? NOTHING
    const whole = request.tax?.includedInPrices ? net(entry) : plus(net(entry), tax)
    put(`${entry.name} tax`, tax)
    put(`${entry.name} before tax`, minus(whole, tax))
    put(`${entry.name} after tax`, whole)
    const jurisdictions = handOut(
      tax,
      entry.rates.map(({ rate }) => read(rate)),
      coins.one,
    )
    for (const [index, part] of jurisdictions.entries()) put(`${entry.name} tax ${index}`, part)
    const now = dueNow(entry, whole)
    if (entry.isGiftCard) giftCards = plus(giftCards, now)
    if (entry.kind === 'subtotal') put(`${entry.name} now`, now)

    const share = whole.over === 0n ? (isLater(entry) ? NOTHING : ONE) : by(now, whole)
    const taxNow = coins.rounded(times(tax, share))
    const offNow = coins.rounded(times(entry.off, share))
    const priceNow = plus(request.tax?.includedInPrices ? now : minus(now, taxNow), offNow)
    const parts: [string, Ratio, Ratio][] = [
      [entry.kind, whole.over === 0n ? times(entry.price, share) : priceNow, entry.price],
      ['discount', offNow, entry.off],
      ['tax', taxNow, tax],
      ['total', now, whole],
    ]
    for (const [part, first, all] of parts) {
      put(part, all)
      put(`now ${part}`, first)
      put(`later ${part}`, minus(all, first))
    }
  }
  const due = total([sums.get('now total') ?? NOTHING])
  const card = least(coins.amount(request.giftCard?.balanceMinor ?? 0), minus(due, giftCards))
  put('gift card', card)
  put('due now', minus(due, card))
  return Object.fromEntries([...sums].map(([name, amount]) => [name, coins.written(amount)]))
}

const LATER = ['FULL_PAYMENT_OFFLINE', 'MEMBERSHIP_OFFLINE', 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER']

/** Paid later, if everything it depends on is. */
const isLater = ({ payers }: Entry): boolean =>
  payers.length > 0 &&
  payers.every(
    ({ paymentOption, freeTrial }: PricedLine) => freeTrial === true || LATER.includes(paymentOption ?? ''),
  )

const dueNow = (entry: Entry, whole: Ratio): Ratio =>
  isLater(entry) ? NOTHING : least(entry.deposit ?? whole, whole)
