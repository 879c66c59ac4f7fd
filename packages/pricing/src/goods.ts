import { fractionOf, roundFraction } from './exact.ts'
import { type Money, money, subtractMoney } from './money.ts'

/**
 * How many milliliters, milligrams, millimeters or square millimeters a unit has, exactly (US customary
 * measures).
 */
const UNITS = {
  ML: ['volume', '1'],
  CL: ['volume', '10'],
  L: ['volume', '1000'],
  CBM: ['volume', '1000000'],
  FLOZ: ['volume', '29.5735295625'],
  PT: ['volume', '473.176473'],
  QT: ['volume', '946.352946'],
  GAL: ['volume', '3785.411784'],
  MG: ['mass', '1'],
  G: ['mass', '1000'],
  KG: ['mass', '1000000'],
  OZ: ['mass', '28349.523125'],
  LB: ['mass', '453592.37'],
  MM: ['length', '1'],
  CM: ['length', '10'],
  M: ['length', '1000'],
  IN: ['length', '25.4'],
  FT: ['length', '304.8'],
  YD: ['length', '914.4'],
  SQM: ['area', '1000000'],
  SQFT: ['area', '92903.04'],
} as const

/** A unit that goods are measured in. */
export type Unit = keyof typeof UNITS

/** An amount of a unit; the quantity as decimal text greater than zero. */
export interface Measure {
  readonly quantity: string
  readonly unit: Unit
}

/**
 * Calculates the price of a base quantity from the selling price, rounded once to the minor unit, halves to
 * even.
 * @param sold - the quantity the price is for
 * @param base - the quantity to compare by
 * @throws {RangeError} when the two measure different things, or a quantity isn't greater than zero
 * @example pricePerUnit(money(450, 'EUR'), { quantity: '250', unit: 'G' }, { quantity: '1', unit: 'KG' }) // 18.00 EUR
 */
export const pricePerUnit = ({ amountMinor, currency }: Money, sold: Measure, base: Measure): Money => {
  if (UNITS[sold.unit][0] !== UNITS[base.unit][0])
    throw new RangeError(`${sold.unit} and ${base.unit} measure different things`)
  const [whole, part] = [sizeOf(sold), sizeOf(base)]
  const up = BigInt(amountMinor) * part.numerator * whole.denominator
  return money(roundFraction(up, part.denominator * whole.numerator), currency)
}

const sizeOf = ({ quantity, unit }: Measure) => {
  const [amount, factor] = [fractionOf(quantity), fractionOf(UNITS[unit][1])]
  if (amount.numerator <= 0n) throw new RangeError(`a quantity of ${quantity} is not greater than zero`)
  return {
    numerator: amount.numerator * factor.numerator,
    denominator: amount.denominator * factor.denominator,
  }
}

/**
 * Calculates the merchant's profit on an item: the discounted price minus its cost. Negative when sold below cost.
 * @throws {RangeError} for two currencies
 * @example profitOf(money(2000, 'EUR'), money(1500, 'EUR')) // 5.00 EUR
 */
export const profitOf = (price: Money, cost: Money): Money => subtractMoney(price, cost)

/**
 * Calculates profit as a fraction of the discounted price, to four places, halves to even; at most 1, and 0
 * for a price of zero.
 * @throws {RangeError} for two currencies
 * @example marginOf(money(2000, 'EUR'), money(1500, 'EUR')) // 0.25
 */
export const marginOf = (price: Money, cost: Money): number => {
  const profit = profitOf(price, cost)
  if (price.amountMinor <= 0) return 0
  return Number(roundFraction(BigInt(profit.amountMinor) * 10_000n, BigInt(price.amountMinor))) / 10_000
}
