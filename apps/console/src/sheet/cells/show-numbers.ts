import type { NumberForm } from '../../parts/amounts/amounts.ts'
import type { CellValue } from './cell.ts'
import type { SheetTexts } from './texts.ts'

/** The parts of a discount such as `PERCENT 20` or `AMOUNT 500`. */
export const discountOf = (
  value: CellValue,
): { readonly type: 'PERCENT' | 'AMOUNT'; readonly value: number } | undefined => {
  const [, type, number] = /^(PERCENT|AMOUNT) (.+)$/.exec(typeof value === 'string' ? value : '') ?? []
  if (type !== 'PERCENT' && type !== 'AMOUNT') return undefined
  return { type, value: Number(number) }
}

/** Writes a discount: `20%`, or an amount. @param amount - writes minor units */
export const discountText = (
  value: CellValue,
  form: NumberForm,
  amount: (minor: number) => string,
): string => {
  const discount = discountOf(value)
  if (!discount) return ''
  return discount.type === 'PERCENT' ? `${form.plain(discount.value, 6)}%` : amount(discount.value)
}

/** Writes stock: a number, or whether there is any. */
export const stockText = (value: CellValue, texts: SheetTexts): string => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'boolean' ? texts.stock[value ? 'true' : 'false'] : ''
}

/** Writes a weight in the shop's unit. */
export const weightText = (value: CellValue, form: NumberForm): string =>
  typeof value === 'number' ? form.plain(value, 3) : ''
