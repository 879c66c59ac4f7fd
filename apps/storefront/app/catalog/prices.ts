import { type Amount, afterDiscount, nearestMoney } from '@vitrine/react/pure'
import { shownText } from '../currencies.ts'
import { moneyText } from '../money.ts'
import type { Shopper } from '../shopper.ts'

/** A price for display: what is paid, the price before, and the unit price. */
export interface PriceText {
  now: string
  /** Set if there is a discount: the price without it. */
  before?: string
  /** Shown beside the price, such as `€4.00 per 100 ml`. */
  note?: string
  /** True when other variants cost more. */
  isFrom?: boolean
}

const FINE = { maximumFractionDigits: 2 }

interface WirePrice {
  currency: string
  price?: number | null
  discountedPrice: number
  pricePerUnit?: number | null
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

/** Formats a quantity with its unit; a quantity of one is just the unit. */
const quantityText = ({ baseQuantity, baseMeasurementUnit }: WireUnit) => {
  const unit = UNITS[baseMeasurementUnit] ?? baseMeasurementUnit.toLowerCase()
  return baseQuantity === 1 ? unit : `${baseQuantity} ${unit}`
}

/** Formats a wire price, which is in the requested currency if the platform converted it. */
export function priceText(price: WirePrice, { language, answers }: Shopper, unit?: WireUnit): PriceText {
  const { currency, discountedPrice, pricePerUnit } = price
  const full = price.price ?? discountedPrice
  const text = (amount: number) => moneyText(amount, currency, language)
  return {
    now: discountedPrice === 0 ? answers.free : text(discountedPrice),
    ...(discountedPrice < full && { before: text(full) }),
    ...(pricePerUnit && {
      note: unit ? answers.perUnit(text(pricePerUnit), quantityText(unit)) : text(pricePerUnit),
    }),
  }
}

interface Discount {
  type: string
  value: number
}

/** Reads an amount in major units, as the catalog sends it. */
export const amountOf = (amount: number, currency: string): Amount => nearestMoney(String(amount), currency)

/** Takes a product's discount off an amount, never below zero; rounded as the shop rounds it. */
export const discounted = (amount: Amount, discount: Discount = { type: 'NONE', value: 0 }): Amount =>
  afterDiscount(amount, discount)

/** Describes a discount: `20% off`, `€10.00 off`. */
export function discountText(
  discount: Discount | undefined,
  currency: string,
  shopper: Shopper,
): string | undefined {
  if (!discount || discount.value <= 0) return undefined
  const { type, value } = discount
  const { language, answers } = shopper
  if (type === 'PERCENT')
    return answers.off(new Intl.NumberFormat(language, { style: 'percent', ...FINE }).format(value / 100))
  return type === 'AMOUNT' ? answers.off(shownText(amountOf(value, currency), shopper)) : undefined
}
