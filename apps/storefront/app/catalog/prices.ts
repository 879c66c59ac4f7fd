/** A price as it is read: what is paid, what it was before, what it comes to by the unit. */
export interface PriceText {
  now: string
  /** Set when there is a discount: the price without it. */
  before?: string
  /** Such as `€4.00 per 100 ml`. */
  perUnit?: string
  /** True when other variants cost more. */
  isFrom?: boolean
}

interface WirePrice {
  currency: string
  price?: number | null
  discountedPrice: number
  formatted?: { price: string; discountedPrice: string; pricePerUnit?: string | null }
}

interface WireUnit {
  baseQuantity: number
  baseMeasurementUnit: string
}

const UNITS: Record<string, string> = {
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  CBM: 'm³',
  MG: 'mg',
  G: 'g',
  KG: 'kg',
  MM: 'mm',
  CM: 'cm',
  M: 'm',
  SQM: 'm²',
  OZ: 'oz',
  LB: 'lb',
  FLOZ: 'fl oz',
  PT: 'pt',
  QT: 'qt',
  GAL: 'gal',
  IN: 'in',
  FT: 'ft',
  YD: 'yd',
  SQFT: 'sq ft',
}

/** Writes a quantity with its unit; one of a unit is the unit alone. */
const quantityText = ({ baseQuantity, baseMeasurementUnit }: WireUnit) => {
  const unit = UNITS[baseMeasurementUnit] ?? baseMeasurementUnit.toLowerCase()
  return baseQuantity === 1 ? unit : `${baseQuantity} ${unit}`
}

/** Writes an amount in major units of a currency. */
export const moneyText = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount)

/** Writes a price of the wire. The platform's own wording is kept where it gives one. */
export function priceText(price: WirePrice, unit?: WireUnit): PriceText {
  const { currency, formatted, discountedPrice } = price
  const full = price.price ?? discountedPrice
  const perUnit = formatted?.pricePerUnit
  return {
    now: formatted?.discountedPrice || moneyText(discountedPrice, currency),
    ...(discountedPrice < full && { before: formatted?.price || moneyText(full, currency) }),
    ...(perUnit && { perUnit: unit ? `${perUnit} per ${quantityText(unit)}` : perUnit }),
  }
}

interface Discount {
  type: string
  value: number
}

/** Takes a product's discount off an amount in major units, never below nothing. */
export function discounted(amount: number, { type, value }: Discount = { type: 'NONE', value: 0 }): number {
  if (type === 'PERCENT') return (amount * (100 - value)) / 100
  return type === 'AMOUNT' ? Math.max(0, amount - value) : amount
}

/** Writes what a discount takes off: `20% off`, `€10.00 off`. */
export function discountText(discount: Discount | undefined, currency: string): string | undefined {
  if (!discount || discount.value <= 0) return undefined
  if (discount.type === 'PERCENT') return `${discount.value}% off`
  return discount.type === 'AMOUNT' ? `${moneyText(discount.value, currency)} off` : undefined
}
