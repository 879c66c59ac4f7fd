declare const forms: unique symbol

/**
 * Changes one value that differs between the wire and the caller. The caller reads `Read` and may
 * give `Write`. A converter that answers undefined leaves the field out.
 */
export interface Converter<Read, Write = Read> {
  // biome-ignore lint/suspicious/noExplicitAny: what comes over the wire or from the caller has been checked by nobody.
  (value: any, toWire?: boolean): unknown
  readonly [forms]?: [Read, Write]
}

/** Which fields of an entity differ on the wire, by the caller's names. Lists are looked through. */
export interface Shape {
  readonly [field: string]: Shape | Converter<unknown>
}

/** Fields whose names the caller sees with a mark in front. */
const isMarked = (name: string): boolean => name === 'id' || name === 'createdDate' || name === 'updatedDate'

/** Gives a field, or each segment of a dotted path, the other side's name: `id` on the wire is `_id` for the caller. */
export const renamed = (name: string, toWire?: boolean): string => {
  if (name.includes('.'))
    return name
      .split('.')
      .map((part) => renamed(part, toWire))
      .join('.')
  if (!toWire) return isMarked(name) ? `_${name}` : name
  return name[0] === '_' && isMarked(name.slice(1)) ? name.slice(1) : name
}

/**
 * Brings a value into the other side's form: names at every depth, free-form data included, and the values
 * that the shape names. A field keeps its name when its record has the other name too. The caller's argument
 * is copied; an answer is changed where it stands, for a page of products is read at every view of a shop.
 */
export const convert = (value: unknown, shape?: Shape | Converter<unknown>, toWire?: boolean): unknown => {
  if (typeof shape === 'function') return shape(value, toWire)
  // A Date, URL or the like prints itself.
  if (typeof value !== 'object' || !value || 'toJSON' in value) return value
  if (Array.isArray(value)) return value.map((item) => convert(item, shape, toWire))
  const record = (toWire ? { ...value } : value) as Record<string, unknown>
  let isWhole = true
  for (const name in record) {
    const other = renamed(name, toWire)
    const part = shape?.[toWire ? name : other]
    if (part || typeof record[name] === 'object') record[name] = convert(record[name], part, toWire)
    if (other !== name || record[name] === undefined) isWhole = false
  }
  if (isWhole) return record
  const copy: Record<string, unknown> = {}
  for (const name in record) {
    const other = renamed(name, toWire)
    if (record[name] !== undefined) copy[other in record ? name : other] = record[name]
  }
  return copy
}
