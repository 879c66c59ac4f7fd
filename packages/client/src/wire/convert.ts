declare const forms: unique symbol

/**
 * Converts one value between the wire and the caller. The caller reads `Read` and may give `Write`. A
 * converter that returns undefined drops the field.
 */
export interface Converter<Read, Write = Read> {
  // biome-ignore lint/suspicious/noExplicitAny: what comes over the wire or from the caller hasn't been checked.
  (value: any, toWire?: boolean, text?: string): unknown
  readonly [forms]?: [Read, Write]
}

/** Fields of an entity that differ on the wire, by the caller's names. Lists are converted entry by entry. */
export interface Shape {
  readonly [field: string]: Shape | Converter<unknown>
}

/**
 * The caller's name of a field: `id` on the wire is `_id`. Comparing strings is fast enough for a page of
 * products.
 */
export const readName = (name: string): string =>
  name === 'id' || name === 'createdDate' || name === 'updatedDate' ? `_${name}` : name

/** The wire's name of a field, or of each segment of a dotted path. */
export const writtenName = (name: string): string =>
  name.replace(/(^|\.)_(?=(id|(creat|updat)edDate)(\.|$))/g, '$1')

/**
 * Converts a value to the other side's form: names at every depth, free-form data included, and the values
 * that the shape lists. A field keeps its name if its record has the other name too. The caller's argument is
 * copied; an answer is changed in place, because every view of a shop reads a page of products.
 * @param text - the value as JSON text, if there is one
 */
export const convert = (
  value: unknown,
  shape?: Shape | Converter<unknown>,
  toWire?: boolean,
  text?: string,
): unknown => {
  if (typeof shape === 'function') return shape(value, toWire, text)
  // A Date, URL or the like serializes itself.
  if (typeof value !== 'object' || !value || 'toJSON' in value) return value
  if (Array.isArray(value)) return value.map((item) => convert(item, shape, toWire))
  const record = (toWire ? { ...value } : value) as Record<string, unknown>
  let copy: Record<string, unknown> | undefined
  for (const name in record) {
    const other = toWire ? writtenName(name) : readName(name)
    const before = record[name]
    const after =
      shape || typeof before === 'object' ? convert(before, shape?.[toWire ? name : other], toWire) : before
    if (after !== before) record[name] = after
    if (other !== name || after === undefined) copy = {}
  }
  if (!copy) return record
  for (const name in record) {
    const other = toWire ? writtenName(name) : readName(name)
    const before = record[name]
    if (before !== undefined) copy[other in record ? name : other] = before
  }
  return copy
}
