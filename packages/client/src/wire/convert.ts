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
const MARKED = ['id', 'createdDate', 'updatedDate']

/** Gives a field, or each segment of a dotted path, the other side's name: `id` on the wire is `_id` for the caller. */
export const renamed = (name: string, toWire?: boolean): string => {
  if (name.includes('.'))
    return name
      .split('.')
      .map((part) => renamed(part, toWire))
      .join('.')
  if (!toWire) return MARKED.includes(name) ? `_${name}` : name
  return name[0] === '_' && MARKED.includes(name.slice(1)) ? name.slice(1) : name
}

/**
 * Copies a value into the other side's form: names at every depth, free-form data included, and the
 * values that the shape names. A field keeps its name when its record has the other name too.
 */
export const convert = (value: unknown, shape?: Shape | Converter<unknown>, toWire?: boolean): unknown => {
  if (typeof shape === 'function') return shape(value, toWire)
  if (Array.isArray(value)) return value.map((item) => convert(item, shape, toWire))
  // A Date, URL or the like prints itself.
  if (typeof value !== 'object' || !value || 'toJSON' in value) return value
  const record = value as Record<string, unknown>
  const copy: Record<string, unknown> = {}
  for (const name in record) {
    const other = renamed(name, toWire)
    const field = convert(record[name], shape?.[toWire ? name : other], toWire)
    if (field !== undefined) copy[other !== name && other in record ? name : other] = field
  }
  return copy
}
