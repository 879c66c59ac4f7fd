import { type NumberForm, numberFormOf } from '../../parts/amounts/amounts.ts'
import type { CellValue, ColumnKey } from './cell.ts'
import { readDiscount, readMoney, readStock, readWeight } from './read-numbers.ts'
import { readCollections, readText, readVisible } from './read-texts.ts'
import { discountText, stockText, weightText } from './show-numbers.ts'
import type { SheetTexts } from './texts.ts'

/** The value that a typed text stands for, or why it is invalid. */
export type Read = { readonly value: CellValue } | { readonly problem: string }

/** A column: how its cells are shown, typed and read. */
export interface SheetColumn {
  readonly key: ColumnKey
  readonly label: string
  /** In pixels. */
  readonly width: number
  readonly isNumber: boolean
  show(value: CellValue): string
  /** The text that editing starts with, and that is copied. */
  write(value: CellValue): string
  /** Of prices and discounts: what is wrong with a discount that is higher than the price. */
  readonly abovePrice?: string
  /** @param now - what the cell holds, for texts such as `+10%` */
  read(text: string, now: CellValue): Read
}

/** What columns need to know about the shop and the reader. */
export interface SheetContext {
  readonly language: string
  readonly currency: string
  readonly texts: SheetTexts
  readonly collections: readonly { readonly id: string; readonly name: string }[]
  money(amount: number): string
}

export interface ColumnParts extends SheetContext {
  readonly form: NumberForm
}

/** Makes the columns for a shop and a reader. */
export const columnsIn = (context: SheetContext): readonly SheetColumn[] => {
  const parts: ColumnParts = { ...context, form: numberFormOf(context.language, context.currency) }
  const { texts, form } = parts
  const scale = 10 ** form.digits
  const text = (key: ColumnKey, width: number, most: number, least = 0): SheetColumn => ({
    ...{ key, width, label: texts.columns[key], isNumber: false },
    ...{ show: textOf, write: textOf },
    read: (given) => readText(given, { least, most, texts }),
  })
  const money = (key: 'price' | 'cost'): SheetColumn => ({
    ...{ key, width: 112, label: texts.columns[key], isNumber: true },
    show: (value) => (typeof value === 'number' ? parts.money(value / scale) : ''),
    write: (value) => (typeof value === 'number' ? form.plain(value / scale, form.digits) : ''),
    read: (given, now) => readMoney(given, now, parts),
  })
  const names = (value: CellValue): string => {
    if (!Array.isArray(value)) return ''
    return value.map((id) => parts.collections.find((one) => one.id === id)?.name ?? id).join('; ')
  }
  const same = (write: (value: CellValue) => string) => ({ show: write, write })
  return [
    text('name', 220, 80, 1),
    { ...money('price'), abovePrice: texts.problems.abovePrice },
    {
      ...{ key: 'discount', width: 104, label: texts.columns.discount, isNumber: true },
      abovePrice: texts.problems.abovePrice,
      show: (value) => discountText(value, form, (minor) => parts.money(minor / scale)),
      write: (value) => discountText(value, form, (minor) => form.plain(minor / scale, form.digits)),
      read: (given) => readDiscount(given, parts),
    },
    money('cost'),
    {
      ...{ key: 'stock', width: 96, label: texts.columns.stock, isNumber: true },
      ...same((value) => stockText(value, texts)),
      read: (given, now) => readStock(given, now, parts),
    },
    text('sku', 136, 40),
    {
      ...{ key: 'weight', width: 96, label: texts.columns.weight, isNumber: true },
      ...same((value) => weightText(value, form)),
      read: (given) => readWeight(given, parts),
    },
    {
      ...{ key: 'visible', width: 104, label: texts.columns.visible, isNumber: false },
      ...same((value) => texts.visible[value === true ? 'true' : 'false']),
      read: (given) => readVisible(given, texts),
    },
    text('ribbon', 128, 30),
    text('brand', 144, 50),
    {
      ...{ key: 'collections', width: 240, label: texts.columns.collections, isNumber: false },
      ...same(names),
      read: (given, now) => readCollections(given, now, parts),
    },
  ]
}

const textOf = (value: CellValue): string => (typeof value === 'string' ? value : '')
