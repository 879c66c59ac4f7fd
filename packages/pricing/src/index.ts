/** Pure money: whole minor units, exact conversion, one rule of rounding. No input or output. */
export { minorDigits } from './currency.ts'
export { decimalText } from './exact.ts'
export { type Measure, marginOf, pricePerUnit, profitOf, type Unit } from './goods.ts'
export {
  addMoney,
  type DecimalText,
  formatMoney,
  type Money,
  money,
  moneyText,
  multiplyMoney,
  nearestMoney,
  parseMoney,
  subtractMoney,
} from './money.ts'
export { converter, discounted, percentageOf, splitMoney } from './rates.ts'
