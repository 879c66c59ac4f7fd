import type { Converter } from '../wire/convert.ts'

/** Content is the shop's own: its names stay, and its dates stand in `$date`. */
export const content: Converter<unknown> = (value, toWire) => {
  if (toWire ? value instanceof Date : value?.$date) return toWire ? { $date: value } : new Date(value.$date)
  if (Array.isArray(value)) return value.map((item) => content(item, toWire))
  if (typeof value !== 'object' || !value) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, content(field, toWire)]))
}
