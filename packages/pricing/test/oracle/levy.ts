import type { TaxRate, TaxTerms } from '@vitrine/pricing'
import type { Coins } from './coins.ts'
import type { Entry } from './entries.ts'
import { handOut } from './hand-out.ts'
import { by, minus, NOTHING, ONE, plus, type Ratio, read, times, total } from './ratio.ts'

export const net = ({ price, off }: Entry): Ratio => minus(price, off)

/** The tax of every entry. */
export const levy = (
  entries: readonly Entry[],
  terms: TaxTerms | undefined,
  { rounded, one }: Coins,
): ReadonlyMap<Entry, Ratio> => {
  const tax = (value: Ratio, rates: readonly TaxRate[]) => {
    const withTax = plus(ONE, total(rates.map(({ rate }) => read(rate))))
    return rounded(
      terms?.includedInPrices ? minus(value, by(value, withTax)) : minus(times(value, withTax), value),
    )
  }
  if (terms?.roundedPer !== 'TOTAL')
    return new Map(entries.map((entry) => [entry, terms ? tax(net(entry), entry.rates) : NOTHING]))
  const taxes = new Map<Entry, Ratio>()
  for (const first of entries) {
    if (taxes.has(first)) continue
    const alike = entries.filter(
      ({ rates }) => rates.length === first.rates.length && rates.every((rate) => first.rates.includes(rate)),
    )
    const shares = alike.map(net)
    const parts = handOut(tax(total(shares), first.rates), shares, one)
    for (const [index, entry] of alike.entries()) taxes.set(entry, parts[index] ?? NOTHING)
  }
  return taxes
}
