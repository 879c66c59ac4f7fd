import Type, { type TArray, type TObject, type TProperties, type TRecord, type TSchema } from 'typebox'
import { expression, fits, missing, ownBreaches, wrongKind } from './breaches.ts'
import { type Breach, constraintsOf, fieldOf } from './declare/constraint.ts'
import type { FieldViolation } from './declare/error.schemas.ts'

/** The most violations named at once; callers with more fix them in rounds. */
const MOST_VIOLATIONS = 50
/** No documented value nests nearly as deep. */
const DEEPEST = 100

interface Search {
  readonly found: Map<string, FieldViolation>
  /** The targets of a recursive schema's references. */
  readonly definitions: TProperties
  readonly depth: number
}

/**
 * Explains why a value doesn't fit a schema: each broken rule once per field, in schema order. The schema
 * library's own list is capped for the whole process and names every branch of a union. This one speaks the
 * wire's rules, and only about what the sender meant.
 */
export const violationsOf = (schema: TSchema, value: unknown): FieldViolation[] => {
  const found = new Map<string, FieldViolation>()
  explain({ found, definitions: {}, depth: 0 }, schema, value, '')
  return [...found.values()]
}

const report = ({ found }: Search, path: string, { rule, description, field, data = {} }: Breach): void => {
  const where = (field === undefined ? path : below(path, field)) || 'body'
  const key = `${where} ${rule}`
  if (found.size < MOST_VIOLATIONS && !found.has(key))
    found.set(key, { field: where, description, violatedRule: rule, data })
}

const below = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`)

const explain = (outer: Search, schema: TSchema, value: unknown, path: string): void => {
  if (outer.found.size >= MOST_VIOLATIONS) return
  const search = { ...outer, depth: outer.depth + 1 }
  if (search.depth > DEEPEST)
    report(search, path, { rule: 'VALIDATION', description: 'must not be nested so deeply' })
  else if (Type.IsCyclic(schema))
    explain({ ...search, definitions: schema.$defs }, Type.Ref(schema.$ref), value, path)
  else if (Type.IsRef(schema)) explain(search, search.definitions[schema.$ref] ?? Type.Unknown(), value, path)
  else if (Type.IsUnion(schema)) explainUnion(search, schema.anyOf, value, path)
  else if (fits(schema, value)) explainKind(search, schema, value, path)
  else report(search, path, wrongKind(schema))
}

/** Checks a value against the branch for its type. The others, above all null, say nothing about it. */
const explainUnion = (search: Search, options: readonly TSchema[], value: unknown, path: string): void => {
  const meant = options.find((option) => fits(option, value))
  if (meant) explain(search, meant, value, path)
  else report(search, path, wrongKind(...options))
}

const explainKind = (search: Search, schema: TSchema, value: unknown, path: string): void => {
  const own = ownBreaches(schema, value)
  for (const breach of own) report(search, path, breach)
  if (Type.IsArray(schema)) explainItems(search, schema, value, path)
  if (Type.IsObject(schema)) explainFields(search, schema, value, path)
  if (Type.IsRecord(schema)) explainEntries(search, schema, value, path)
  if (own.length === 0)
    for (const constraint of constraintsOf(schema)) {
      const breach = constraint(value)
      if (breach) report(search, path, breach)
    }
}

const explainItems = (search: Search, { items }: TArray, value: unknown, path: string): void => {
  if (!Array.isArray(value)) return
  for (const [index, item] of value.entries()) explain(search, items, item, `${path}[${index}]`)
}

const explainFields = (search: Search, schema: TObject, value: unknown, path: string): void => {
  for (const [name, field] of Object.entries(schema.properties)) {
    const held = fieldOf(value, name)
    if (held !== undefined) explain(search, field, held, below(path, name))
    else if (schema.required?.includes(name)) report(search, below(path, name), missing(field))
  }
}

const explainEntries = (search: Search, schema: TRecord, value: unknown, path: string): void => {
  for (const [pattern, entry] of Object.entries(schema.patternProperties)) {
    if (Type.IsUnknown(entry)) continue
    for (const [key, held] of Object.entries(Object(value)))
      if (expression(pattern).test(key)) explain(search, entry, held, below(path, key))
  }
}
