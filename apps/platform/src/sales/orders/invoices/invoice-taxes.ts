import { money, splitMoney } from '@vitrine/pricing'
import { minorOf } from '../../../floor/money/amounts.ts'
import type { RefundedPart, StoredOrder, TaxShare } from '../order.ts'

const sumOf = (minors: readonly number[]): number => minors.reduce((sum, minor) => sum + minor, 0)

/** Adds up shares of the same rate; the highest rate comes first. */
const byRate = (shares: readonly TaxShare[]): TaxShare[] => {
  const rates = [...new Set(shares.map(({ rate }) => rate))].toSorted((a, b) => Number(b) - Number(a))
  return rates
    .map((rate) => {
      const same = shares.filter((share) => share.rate === rate)
      return {
        rate,
        grossMinor: sumOf(same.map(({ grossMinor }) => grossMinor)),
        taxMinor: sumOf(same.map(({ taxMinor }) => taxMinor)),
      }
    })
    .filter(({ grossMinor }) => grossMinor > 0)
}

/**
 * Divides the cost of an order by tax rate. A part that lines, delivery and fees don't explain, such as the tax of an
 * order that was entered by hand, is a share without a rate.
 */
export const taxesOf = ({
  totalMinor,
  currency,
  document: { agreed, lines, fees = [] },
}: Pick<StoredOrder, 'totalMinor' | 'currency'> & {
  readonly document: Pick<StoredOrder['document'], 'agreed' | 'lines' | 'fees'>
}): TaxShare[] => {
  const minor = (price: { readonly amount: string } | undefined) =>
    price ? minorOf(price.amount, currency, 'order') : 0
  const shown = new Map(agreed.lineItems.map((line) => [line.id, line]))
  const cost = agreed.shippingInfo?.cost
  const parts = [
    ...lines.map((line) => ({ details: shown.get(line.lineId)?.taxDetails, grossMinor: line.totalMinor })),
    { details: cost?.taxDetails, grossMinor: minor(cost?.totalPriceAfterTax) },
  ].flatMap(({ details, grossMinor }): TaxShare[] =>
    details?.taxRate === undefined
      ? []
      : [{ rate: details.taxRate, grossMinor, taxMinor: minor(details.totalTax) }],
  )
  const known = byRate([...parts, ...fees])
  const taxMinor = Math.min(minor(agreed.priceSummary?.tax), totalMinor)
  const rest = {
    grossMinor: totalMinor - sumOf(known.map(({ grossMinor }) => grossMinor)),
    taxMinor: taxMinor - sumOf(known.map((share) => share.taxMinor)),
  }
  if (rest.taxMinor < 0 || rest.grossMinor < rest.taxMinor)
    return byRate([{ grossMinor: totalMinor, taxMinor }])
  return rest.grossMinor > 0 ? [...known, rest] : known
}

/**
 * Divides the amount of a credit note by tax rate: first by what was refunded, then by what is left of the invoice.
 * The shares add up to the amount. Once all of an invoice is credited, the tax of its credit notes adds up to its
 * own.
 * @param credited - the shares of earlier credit notes
 */
export const creditedTaxes = (
  invoiced: readonly TaxShare[],
  credited: readonly TaxShare[],
  { amountMinor, refunded }: { readonly amountMinor: number; readonly refunded: readonly RefundedPart[] },
): TaxShare[] => {
  const grossOf = (parts: readonly RefundedPart[], rate: string | undefined) =>
    sumOf(parts.filter((part) => part.rate === rate).map(({ grossMinor }) => grossMinor))
  const before = invoiced.map(({ rate }) => grossOf(credited, rate))
  const left = invoiced.map(({ grossMinor }, index) => Math.max(0, grossMinor - (before[index] ?? 0)))
  const asked = invoiced.map(({ rate }, index) => Math.min(left[index] ?? 0, grossOf(refunded, rate)))
  const unasked = left.map((minor, index) => minor - (asked[index] ?? 0))
  const whole = invoiced.map(({ grossMinor }) => grossMinor)
  const shares = spread(amountMinor, [asked, unasked, whole])
  return invoiced
    .map((share, index) => {
      const [from = 0, grossMinor = 0] = [before[index], shares[index]]
      return { rate: share.rate, grossMinor, taxMinor: taxOf(share, from + grossMinor) - taxOf(share, from) }
    })
    .filter(({ grossMinor }) => grossMinor > 0)
}

/**
 * Fills each list in turn, up to its sum and split by its own weights; the last list takes everything that is left.
 */
const spread = (amountMinor: number, lists: readonly (readonly number[])[]): number[] => {
  let left = amountMinor
  let shares = (lists[0] ?? []).map(() => 0)
  for (const [place, weights] of lists.entries()) {
    const taken = place === lists.length - 1 ? left : Math.min(left, sumOf(weights))
    if (taken === 0 || weights.length === 0) continue
    const parts = splitMoney(money(taken, 'XXX'), weights)
    shares = shares.map((share, index) => share + (parts[index]?.amountMinor ?? 0))
    left -= taken
  }
  return shares
}

/** The tax of the first `grossMinor` of a share, rounded once, so that the parts of a share add up to its tax. */
const taxOf = (share: TaxShare, grossMinor: number): number => {
  const [gross, whole] = [BigInt(grossMinor), BigInt(share.grossMinor)]
  return Number((2n * BigInt(share.taxMinor) * gross + whole) / (2n * whole))
}
