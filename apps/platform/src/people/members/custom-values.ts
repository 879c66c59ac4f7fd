import type { V1CustomValue } from '@vitrine/contract'
import { refuse } from '../../floor/failure.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'

const DEEPEST = 8

/** Shows a custom profile field as plain JSON. */
export const plainValue = (value: V1CustomValue | undefined): unknown => {
  if (value?.listValue) return (value.listValue.value ?? []).map(plainValue)
  if (value?.mapValue)
    return Object.fromEntries(
      Object.entries(value.mapValue.value ?? {}).map(([name, each]) => [name, plainValue(each)]),
    )
  return value?.strValue ?? value?.numValue ?? value?.boolValue ?? value?.dateValue ?? null
}

/**
 * Reads plain JSON as a custom profile field.
 * @throws {InvalidArgument} when it nests deeper than eight levels
 */
export const customValue = (value: unknown, field: string, level = 0): V1CustomValue => {
  if (level > DEEPEST) throw refuse(field, 'VALIDATION', `must be nested at most ${DEEPEST} levels deep`)
  if (typeof value === 'string') return { strValue: value }
  if (typeof value === 'number') return { numValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  if (Array.isArray(value))
    return { listValue: { value: value.map((each) => customValue(each, field, level + 1)) } }
  if (!isObject(value)) return {}
  const entries = Object.entries(value).map(([name, each]) => [name, customValue(each, field, level + 1)])
  return { mapValue: { value: Object.fromEntries(entries) } }
}
