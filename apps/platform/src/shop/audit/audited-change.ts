import type { AuditedChange, AuditedField } from '@vitrine/contract'
import type { NotedChange } from './noted.ts'

/** The most fields of one change, and the longest value in characters of JSON. */
const MOST_FIELDS = 60
const LONGEST_VALUE = 500
/** How deep fields are compared separately; anything deeper is one value. */
const DEEPEST = 5

/** Fields that must not be kept, by name; `hint` and `lastDigits` show the end of a secret. */
const SECRET = /passw|secret|token|privatekey|^keys?$|cardnumber|^cvc|^cvv|^iban$|^pan$/i
/** Fields that change with every write, so they say nothing. */
const NOISE = /^(revision|_?updatedDate|lastUpdated|updatedAt|lastUsedDate)$/

/** Merges notes about the same thing, in the order of the first. What is deleted stays so. */
export const mergedNotes = (notes: readonly NotedChange[]): NotedChange[] => {
  const merged = new Map<string, NotedChange>()
  for (const note of notes) {
    const key = `${note.entityType} ${note.entityId}`
    const known = merged.get(key)
    merged.set(key, known ? joined(known, note) : note)
  }
  return [...merged.values()]
}

const joined = (known: NotedChange, note: NotedChange): NotedChange => ({
  ...known,
  before: known.before === undefined ? note.before : known.before,
  after: known.after === null || note.after === undefined ? known.after : note.after,
})

/** Compares a thing before and after a change. Without its former state, all fields it has now count. */
export const auditedChange = ({ entityType, entityId, before, after }: NotedChange): AuditedChange => {
  const kind = before === null ? 'CREATED' : after === null ? 'DELETED' : 'UPDATED'
  const found: AuditedField[] = []
  // A state that isn't known must not look as if every field had been added or removed.
  const isKnown = kind === 'UPDATED' ? before !== undefined && after !== undefined : true
  if (isKnown) differences(before ?? undefined, after ?? undefined, '', 0, found)
  const fields = found.slice(0, MOST_FIELDS).map(cut)
  const isCut = found.length > MOST_FIELDS || fields.some(({ wasCut }) => wasCut)
  return { entityType, entityId, kind, fields: fields.map(({ field }) => field), isCut }
}

const differences = (
  before: unknown,
  after: unknown,
  path: string,
  depth: number,
  found: AuditedField[],
): void => {
  if (before === after || found.length > MOST_FIELDS) return
  const [one, other] = [partsOf(before), partsOf(after)]
  const isOpen =
    depth < DEEPEST && (one ?? other) && (before === undefined || one) && (after === undefined || other)
  if (isOpen) {
    for (const key of new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])) {
      if (SECRET.test(key) || NOISE.test(key)) continue
      const name = Array.isArray(before ?? after) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
      differences(one?.[key], other?.[key], name, depth + 1, found)
    }
  } else if (JSON.stringify(before) !== JSON.stringify(after))
    found.push({
      field: path,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    })
}

const partsOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined

const cut = ({ field, ...values }: AuditedField): { field: AuditedField; wasCut: boolean } => {
  const shortened = Object.entries(values).map(([name, value]) => [name, shortOf(value)] as const)
  const wasCut = shortened.some(([, { isCut }]) => isCut)
  return {
    field: { field, ...Object.fromEntries(shortened.map(([name, { value }]) => [name, value])) },
    wasCut,
  }
}

const shortOf = (value: unknown): { value: unknown; isCut: boolean } => {
  const text = typeof value === 'string' ? value : JSON.stringify(withoutSecrets(value))
  if (text.length <= LONGEST_VALUE) return { value: withoutSecrets(value), isCut: false }
  return { value: `${text.slice(0, LONGEST_VALUE - 1)}…`, isCut: true }
}

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  const parts = partsOf(value)
  if (!parts) return value
  return Object.fromEntries(
    Object.entries(parts).flatMap(([key, part]) => (SECRET.test(key) ? [] : [[key, withoutSecrets(part)]])),
  )
}
