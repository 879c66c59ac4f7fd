import { cartTotals, type Summary, type Totals, type TotalsRequest } from '@vitrine/pricing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { carts, dearCarts } from './carts.ts'
import { oracle } from './oracle.ts'
import { shown } from './shown.ts'

/** A few in every run of the suite; `PRICING_RUNS=100000` runs all, `PRICING_SEED` repeats the same ones. */
const runs = Number(process.env.PRICING_RUNS ?? 600)
const seed = Number(process.env.PRICING_SEED ?? Date.now() % 2 ** 31)

/** Names of amounts that differ; comparing texts here is much faster than `toEqual` on every cart. */
const differences = (a: Record<string, string>, b: Record<string, string>): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((name) => a[name] !== b[name])
    .map((name) => `${name}: ${a[name]} is not ${b[name]}`)

it(`the totals of ${runs} random carts in twelve currencies match the oracle, add up, and don't depend on the order of lines (seed ${seed})`, {
  timeout: 0,
}, () => {
  const claim = fc.property(carts, (cart) => {
    // The oracle gets the lines in another order.
    const totals = cartTotals({ ...cart, lines: cart.lines.toReversed() })
    const found = [...differences(shown(totals), oracle(cart)), ...inconsistencies(totals, cart)]
    if (found.length > 0) expect(found).toEqual([])
  })
  fc.assert(claim, { numRuns: runs, seed })
})

it(`totals are exact up to 2^53 - 1 and refused only beyond (seed ${seed})`, () => {
  const claim = fc.property(dearCarts, (cart) => {
    const right = oracle(cart)
    try {
      expect(differences(shown(cartTotals(cart)), right)).toEqual([])
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      const units = Object.values(right).map((text) => BigInt(text.replace('.', '')))
      expect(units.some((amount) => amount > Number.MAX_SAFE_INTEGER)).toBe(true)
    }
  })
  fc.assert(claim, { numRuns: 200, seed })
})

/** Checks that totals add up on their own, without the oracle. */
const inconsistencies = (totals: Totals, { tax, giftCard }: TotalsRequest): string[] => {
  const { summary, payNow, payLater, lines, fees, shipping, discounts } = totals
  const added = (part: Summary) =>
    part.subtotalMinor -
    part.discountMinor +
    part.shippingMinor +
    part.additionalFeesMinor +
    (tax?.includedInPrices ? 0 : part.taxMinor)
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
  const items = [
    ...lines,
    ...fees,
    ...(shipping.selected ? [shipping.selected, ...shipping.selected.charges] : []),
  ]
  const claims = {
    'parts add up to the total': [summary, payNow, payLater].every((part) => added(part) === part.totalMinor),
    'items add up to the total': sum(items.map(({ afterTaxMinor }) => afterTaxMinor)) === summary.totalMinor,
    'items add up to the tax': sum(items.map(({ taxMinor }) => taxMinor)) === summary.taxMinor,
    'discounts add up to the discount':
      sum(discounts.map(({ amountMinor }) => amountMinor)) === summary.discountMinor,
    'lines add up to the subtotal':
      sum(lines.map(({ linePriceMinor, membershipMinor }) => linePriceMinor - membershipMinor)) ===
      summary.subtotalMinor,
    'each discount is the sum over its lines': discounts.every(
      ({ discountType, amountMinor, lines }) =>
        discountType === 'SHIPPING' || sum(lines.map((line) => line.amountMinor)) === amountMinor,
    ),
    'no line is discounted beyond its price': lines.every(
      ({ linePriceMinor, membershipMinor, discountMinor }) =>
        discountMinor + membershipMinor <= linePriceMinor,
    ),
    'tax splits the price': items.every(
      ({ beforeTaxMinor, taxMinor, afterTaxMinor }) => beforeTaxMinor + taxMinor === afterTaxMinor,
    ),
    'jurisdictions add up to the tax': items.every(
      ({ breakdown, taxMinor }) => sum(breakdown.map((part) => part.taxMinor)) === taxMinor,
    ),
    'paid now, later and by gift card add up to the total':
      totals.dueNowMinor + totals.giftCardMinor + payLater.totalMinor === summary.totalMinor,
    'the gift card is not overdrawn': totals.giftCardMinor <= (giftCard?.balanceMinor ?? 0),
    'nothing is negative': amountsIn(totals).every((amount) => amount >= 0 && !Object.is(amount, -0)),
  }
  return Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [claim]))
}

/** Every amount of minor units, at any depth. */
const amountsIn = (value: object): number[] =>
  Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    typeof each === 'object' && each !== null
      ? amountsIn(each)
      : name.endsWith('Minor') && typeof each === 'number'
        ? [each]
        : [],
  )
