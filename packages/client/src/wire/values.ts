import { type Converter, writtenName } from './convert.ts'

/** A point in time: a Date for the caller, ISO 8601 text on the wire. Empty text and null are no date. */
export const date: Converter<Date, Date | string> = (value, toWire) =>
  toWire ? value : value ? new Date(value) : undefined

/** A number that may not be finite. JSON has no such numbers, so the wire sends them as text. */
export const float: Converter<number> = (value, toWire) => {
  if (typeof value === 'number') return toWire && !Number.isFinite(value) ? `${value}` : value
  return !toWire && /^(NaN|-?Infinity)$/.test(value) ? Number(value) : value
}

/** The name of a field, such as one to sort by. */
export const fieldName: Converter<string> = (value, toWire) =>
  toWire && typeof value === 'string' ? writtenName(value) : value

/** Field paths: a list for the caller, joined by commas on the wire. */
export const fieldMask: Converter<string[], readonly string[]> = (value, toWire) =>
  toWire && Array.isArray(value) ? value.map((path) => writtenName(path)).join() : value

/** Bytes: base64 text on the wire. Read-only. */
export const bytes: Converter<Uint8Array> = (value) =>
  Uint8Array.from(atob(value), (char) => char.charCodeAt(0))
