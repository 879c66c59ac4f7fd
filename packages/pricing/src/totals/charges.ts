import { sumMinor, wholeMinor } from '../minor.ts'
import type { PricedLine } from './lines.ts'
import { type Due, dueWith } from './payment.ts'
import type { FeeTerms } from './request.ts'
import type { ShippingCost } from './shipping.ts'
import type { ShippingCharge } from './shipping-options.ts'
import type { ItemTax, TaxTerms } from './tax.ts'
import type { TaxableItem } from './tax-rates.ts'
import type { FeeTotals, SelectedShipping } from './totals.ts'

/** Looks the tax of an item up. */
export type TaxOf = (item: TaxableItem) => ItemTax

/** The option of shipping in force as tax sees it: its price after discount, and each charge beside it. */
export interface TaxableShipping {
  readonly cost: ShippingCost
  readonly price: TaxableItem
  readonly charges: readonly { readonly charge: ShippingCharge; readonly item: TaxableItem }[]
}

/** Names what decides the tax of shipping: where it is sent to. */
export const taxableShipping = (cost: ShippingCost, tax: TaxTerms | undefined): TaxableShipping => {
  const item = (amountMinor: number): TaxableItem => ({
    amountMinor,
    taxGroupId: tax?.shipping?.taxGroupId,
    addressType: 'SHIPPING',
  })
  return {
    cost,
    price: item(cost.priceMinor - cost.discountMinor),
    charges: cost.charges.map((charge) => ({ charge, item: item(charge.priceMinor) })),
  }
}

/** Names all that bears tax of shipping. */
export const shippingItems = ({ price, charges }: TaxableShipping): TaxableItem[] => [
  price,
  ...charges.map(({ item }) => item),
]

/** Shows the option of shipping in force with all that it costs. */
export const selectedShipping = (
  { cost, price, charges }: TaxableShipping,
  taxOf: TaxOf,
): SelectedShipping => ({
  ...cost,
  ...taxOf(price),
  charges: charges.map(({ charge, item }) => ({ ...charge, ...taxOf(item) })),
})

/** Says when shipping is paid: with the lines it delivers. */
export const shippingDue = (
  { option, priceMinor, discountMinor, charges, ...price }: SelectedShipping,
  lines: readonly PricedLine[],
): Due =>
  dueWith(linesOf(lines, option.lineIds), {
    shippingMinor: sumMinor([priceMinor, ...charges.map((charge) => charge.priceMinor)]),
    discountMinor,
    taxMinor: sumMinor([price, ...charges].map(({ taxMinor }) => taxMinor)),
    totalMinor: sumMinor([price, ...charges].map(({ afterTaxMinor }) => afterTaxMinor)),
  })

/** A fee as tax sees it. */
export interface TaxableFee extends TaxableItem {
  readonly fee: FeeTerms
}

/** Names what decides the tax of a fee. */
export const taxableFee = (fee: FeeTerms): TaxableFee => ({
  fee,
  amountMinor: wholeMinor(fee.priceMinor),
  taxGroupId: fee.tax?.taxGroupId,
  addressType: fee.tax?.addressType ?? 'SHIPPING',
})

/** Shows a fee with its tax. */
export const feeTotals = ({ fee }: TaxableFee, tax: ItemTax): FeeTotals => ({
  id: fee.id,
  priceMinor: fee.priceMinor,
  ...tax,
})

/** Says when a fee is paid: with the lines it is for. */
export const feeDue = (
  { fee }: TaxableFee,
  { taxMinor, afterTaxMinor }: ItemTax,
  lines: readonly PricedLine[],
): Due =>
  dueWith(fee.lineIds ? linesOf(lines, fee.lineIds) : lines, {
    additionalFeesMinor: fee.priceMinor,
    taxMinor,
    totalMinor: afterTaxMinor,
  })

const linesOf = (lines: readonly PricedLine[], lineIds: readonly string[]): PricedLine[] => {
  const ids = new Set(lineIds)
  return lines.filter(({ id }) => ids.has(id))
}
