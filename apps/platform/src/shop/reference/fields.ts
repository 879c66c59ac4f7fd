import type { OpenApiDocument } from '@vitrine/contract/openapi'
import { escaped } from '../../floor/http/pages/html.ts'

type Schema = Readonly<Record<string, unknown>>

/** Deeper fields are named by their type only. */
const DEEPEST = 3

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const partsOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

/** Writes the fields of a JSON Schema as nested lists. Objects inside open on demand. */
export const fieldList = (document: OpenApiDocument, schema: unknown, depth = 0): string => {
  const whole = resolved(document, schema)
  const properties = isSchema(whole.properties) ? Object.entries(whole.properties) : []
  if (properties.length === 0) return ''
  const required = Array.isArray(whole.required) ? whole.required : []
  const rows = properties.map(([name, field]) => row(document, name, field, required.includes(name), depth))
  return `<ul class="fields">${rows.join('')}</ul>`
}

const row = (
  document: OpenApiDocument,
  name: string,
  field: unknown,
  isRequired: boolean,
  depth: number,
): string => {
  const { type, rules, inner } = typeOf(document, field)
  const nested = inner && depth < DEEPEST ? fieldList(document, inner, depth + 1) : ''
  const notes = [isRequired ? 'required' : '', ...rules].filter(Boolean).join(', ')
  const head =
    `<code>${escaped(name)}</code> <span class="type">${escaped(type)}</span>` +
    (notes ? ` <span class="note">${escaped(notes)}</span>` : '')
  return nested
    ? `<li><details><summary>${head}</summary>${nested}</details></li>`
    : `<li><div>${head}</div></li>`
}

interface FieldType {
  readonly type: string
  readonly rules: readonly string[]
  /** The schema of the object inside, also inside lists. */
  readonly inner: Schema | undefined
}

const typeOf = (document: OpenApiDocument, field: unknown): FieldType => {
  const schema = resolved(document, field)
  const options = partsOf(schema.anyOf)
  const [other] = options.filter((option) => option.type !== 'null')
  if (other) {
    const isNullable = options.length > 1 && options.some((option) => option.type === 'null')
    const { type, rules, inner } = typeOf(document, other)
    return { type, rules: [...(isNullable ? ['or null'] : []), ...rules], inner }
  }
  if (schema.type === 'array') {
    const { type, rules, inner } = typeOf(document, schema.items)
    return { type: `list of ${type}`, rules: [...rulesOf(schema), ...rules], inner }
  }
  const inner = isSchema(schema.properties) ? schema : undefined
  const type = inner && typeof schema.title === 'string' ? schema.title : String(schema.type ?? 'any value')
  return { type, rules: rulesOf(schema), inner }
}

const MOST_VALUES = 12

/** Says a schema's limits in words. */
const rulesOf = (schema: Schema): string[] => {
  const values = Array.isArray(schema.enum) ? schema.enum.map(String) : []
  const shown = values.slice(0, MOST_VALUES).join(' | ') + (values.length > MOST_VALUES ? ' | …' : '')
  const limits = [
    ['minLength', 'at least', 'characters'],
    ['maxLength', 'at most', 'characters'],
    ['minItems', 'at least', 'entries'],
    ['maxItems', 'at most', 'entries'],
    ['minimum', 'from', ''],
    ['maximum', 'to', ''],
  ] as const
  return [
    ...(values.length > 0 ? [shown] : []),
    ...(typeof schema.format === 'string' ? [schema.format] : []),
    ...limits.flatMap(([name, before, after]) =>
      schema[name] === undefined ? [] : [`${before} ${schema[name]} ${after}`.trim()],
    ),
    ...(schema.readOnly === true ? ['only in answers'] : []),
  ]
}

const resolved = (document: OpenApiDocument, schema: unknown): Schema => {
  if (!isSchema(schema)) return {}
  const { $ref } = schema
  if (typeof $ref !== 'string') return schema
  const found = document.components.schemas?.[$ref.slice($ref.lastIndexOf('/') + 1)]
  return isSchema(found) ? found : {}
}
