import type { orders } from '@vitrine/client/ecom'
import { minorDigits } from '@vitrine/react/pure'
import type { Language } from '../messages/languages.ts'
import { moneyText } from '../money.ts'
import type { OrderView } from './order-view.ts'

/** Adds the tax of items and delivery, rate by rate, the highest first. */
export function taxesOf(
  { lineItems = [], shippingInfo, currency = 'EUR' }: orders.Order,
  language: Language,
): OrderView['taxes'] {
  const sums = new Map<number, { taxable: number; tax: number }>()
  for (const details of [...lineItems.map((line) => line.taxDetails), shippingInfo?.cost?.taxDetails]) {
    const rate = Number(details?.taxRate ?? 0)
    const tax = minor(details?.totalTax?.amount, currency)
    if (rate === 0 || tax === 0) continue
    const sum = sums.get(rate) ?? { taxable: 0, tax: 0 }
    const taxable = sum.taxable + minor(details?.taxableAmount?.amount, currency)
    sums.set(rate, { taxable, tax: sum.tax + tax })
  }
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 })
  const digits = minorDigits(currency)
  const text = (amount: number) => moneyText((amount / 10 ** digits).toFixed(digits), currency, language)
  return [...sums]
    .sort(([one], [other]) => other - one)
    .map(([rate, { taxable, tax }]) => ({
      ...{ rate: percent.format(rate), taxable: text(taxable), tax: text(tax) },
    }))
}

const minor = (amount: string | undefined, currency: string): number =>
  Math.round(Number(amount ?? 0) * 10 ** minorDigits(currency))
