import { sumMinor, wholeMinor } from '../minor.ts'
import type { PricedLine } from './lines.ts'
import { type Due, dueWith } from './payment.ts'
import type { FeeTerms } from './request.ts'
import type { ShippingCost } from './shipping.ts'
import type { ShippingCharge } from './shipping-options.ts'
import type { ItemTax, TaxTerms } from './tax.ts'
import type { TaxableItem } from './tax-rates.ts'
import type { FeeTotals, SelectedShipping } from './totals.ts'

/** Looks up the tax of an item. */
export type TaxOf = (item: TaxableItem) => ItemTax

/** The current shipping option as tax sees it: its discounted price, and each additional charge. */
export interface TaxableShipping {
  readonly cost: ShippingCost
  readonly price: TaxableItem
  readonly charges: readonly { readonly charge: ShippingCharge; readonly item: TaxableItem }[]
}

/** What decides the tax of shipping: the destination. */
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

/** Lists everything in shipping that is taxed. */
export const shippingItems = ({ price, charges }: TaxableShipping): TaxableItem[] => [
  price,
  ...charges.map(({ item }) => item),
]

/** Shows the current shipping option with all its costs. */
export const selectedShipping = (
  { cost, price, charges }: TaxableShipping,
  taxOf: TaxOf,
): SelectedShipping => ({
  ...cost,
  ...taxOf(price),
  charges: charges.map(({ charge, item }) => ({ ...charge, ...taxOf(item) })),
})

/** Decides when shipping is paid: with the lines it delivers. */
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

/** What decides the tax of a fee. */
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

/** Decides when a fee is paid: with the lines it is for. */
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
