import { decimalIn, minorOf, percentOf } from '../../parts/amounts/amounts.ts'
import type { CellValue } from './cell.ts'
import type { ColumnParts, Read } from './columns.ts'

const HIGHEST_MAJOR = 999_999_999
const MOST_STOCK = 99_999
const PERCENT = /^(.*)\s*%$/
const CHANGE = /^([+-])\s*(.+?)\s*%$/

/** Reads an amount, or a change of the present one such as `+10%`. */
export const readMoney = (text: string, now: CellValue, { form, texts }: ColumnParts): Read => {
  if (text.trim() === '') return { problem: texts.problems.needed }
  const [, sign, percent] = CHANGE.exec(text.trim()) ?? []
  if (percent !== undefined) return changed(now, sign === '-' ? -1 : 1, percent, { form, texts })
  const decimal = decimalIn(text, form)
  const example = form.plain(12.5, form.digits)
  if (decimal === undefined) return { problem: texts.problems.amount(example) }
  if (decimal.startsWith('-')) return { problem: texts.problems.negative }
  const value = minorOf(decimal, form.digits)
  if (value === undefined) return { problem: texts.problems.digits(form.digits) }
  return value > HIGHEST_MAJOR * 10 ** form.digits ? { problem: texts.problems.tooHigh } : { value }
}

const changed = (
  now: CellValue,
  sign: 1 | -1,
  percent: string,
  { form, texts }: Pick<ColumnParts, 'form' | 'texts'>,
): Read => {
  const rate = Number(decimalIn(percent, form))
  if (typeof now !== 'number' || !Number.isFinite(rate)) return { problem: texts.problems.percent }
  const value = now + sign * percentOf(now, rate)
  if (value < 0) return { problem: texts.problems.negative }
  return value > HIGHEST_MAJOR * 10 ** form.digits ? { problem: texts.problems.tooHigh } : { value }
}

/** Reads a discount: `20%`, or an amount. */
export const readDiscount = (text: string, { form, texts }: ColumnParts): Read => {
  if (text.trim() === '') return { value: '' }
  const [, percent] = PERCENT.exec(text.trim()) ?? []
  const decimal = decimalIn(percent ?? text, form)
  if (decimal === undefined || decimal.startsWith('-')) return { problem: texts.problems.discount }
  if (Number(decimal) === 0) return { value: '' }
  if (percent === undefined) {
    const value = minorOf(decimal, form.digits)
    return value === undefined
      ? { problem: texts.problems.digits(form.digits) }
      : { value: `AMOUNT ${value}` }
  }
  return Number(decimal) > 100
    ? { problem: texts.problems.discount }
    : { value: `PERCENT ${Number(decimal)}` }
}

/** Reads stock: a whole number, a change such as `+5`, or the words for having some or none. */
export const readStock = (text: string, now: CellValue, { form, texts }: ColumnParts): Read => {
  const given = text.trim()
  const word = given.toLocaleLowerCase()
  if (word === texts.stock.true.toLocaleLowerCase()) return { value: true }
  if (word === texts.stock.false.toLocaleLowerCase()) return { value: false }
  const number = Number(decimalIn(given, form) ?? Number.NaN)
  const isChange = /^[+-]/.test(given) && typeof now === 'number'
  const value = isChange && typeof now === 'number' ? now + number : number
  return Number.isInteger(value) && value >= 0 && value <= MOST_STOCK
    ? { value }
    : { problem: texts.problems.stock }
}

/** Reads a weight in the shop's unit. */
export const readWeight = (text: string, { form, texts }: ColumnParts): Read => {
  const decimal = text.trim() === '' ? '0' : decimalIn(text, form)
  if (decimal === undefined || decimal.startsWith('-')) return { problem: texts.problems.weight }
  const value = Number(decimal)
  if (value > HIGHEST_MAJOR) return { problem: texts.problems.tooHigh }
  return { value: value === 0 ? null : value }
}
