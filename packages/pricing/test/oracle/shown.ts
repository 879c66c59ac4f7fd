import { type ItemTax, money, moneyText, type Summary, type Totals } from '@vitrine/pricing'

/** Prints the package's totals under the oracle's names. */
export const shown = (totals: Totals): Record<string, string> => {
  const out: Record<string, string> = {}
  const put = (name: string, minor: number) => {
    out[name] = moneyText(money(minor, totals.currency))
  }
  const putTax = (name: string, tax: ItemTax) => {
    put(`${name} tax`, tax.taxMinor)
    put(`${name} before tax`, tax.beforeTaxMinor)
    put(`${name} after tax`, tax.afterTaxMinor)
    for (const [index, { taxMinor }] of tax.breakdown.entries()) put(`${name} tax ${index}`, taxMinor)
  }
  const putSummary = (when: string, summary: Summary) => {
    put(`${when}subtotal`, summary.subtotalMinor)
    put(`${when}discount`, summary.discountMinor)
    put(`${when}shipping`, summary.shippingMinor)
    put(`${when}fees`, summary.additionalFeesMinor)
    put(`${when}tax`, summary.taxMinor)
    put(`${when}total`, summary.totalMinor)
  }
  for (const line of totals.lines) {
    putTax(`line ${line.lineId}`, line)
    put(`line ${line.lineId} now`, line.dueNowMinor)
  }
  const { selected } = totals.shipping
  if (selected) putTax('shipping', selected)
  for (const [index, charge] of (selected?.charges ?? []).entries()) putTax(`charge ${index}`, charge)
  for (const fee of totals.fees) putTax(`fee ${fee.id}`, fee)
  for (const { id, amountMinor } of totals.discounts) put(`discount ${id}`, amountMinor)
  putSummary('', totals.summary)
  putSummary('now ', totals.payNow)
  putSummary('later ', totals.payLater)
  put('gift card', totals.giftCardMinor)
  put('due now', totals.dueNowMinor)
  return out
}
