import type { Converter } from '../wire/convert.ts'

/** Content belongs to the shop: its field names stay as they are, and its dates are in `$date`. */
export const content: Converter<unknown> = (value, toWire) => {
  if (toWire ? value instanceof Date : value?.$date) return toWire ? { $date: value } : new Date(value.$date)
  if (Array.isArray(value)) return value.map((item) => content(item, toWire))
  if (typeof value !== 'object' || !value) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, content(field, toWire)]))
}
