import { InvalidArgument } from '../../../floor/failure.ts'
import { choiceId } from '../../shared-names/shared-id.ts'
import type { SharedChoice } from '../../shared-names/shared-name.ts'

/** The choices to group a choice under. */
export interface Grouping {
  readonly name: string
  readonly primaryIds: readonly string[]
  /** Where the ids are in the request. */
  readonly field: string
}

/**
 * Groups choices under others of the same option or modifier, one level deep.
 *
 * @param parentId - the option or modifier
 * @throws {InvalidArgument} PRIMARY_CHOICE_NOT_FOUND, PRIMARY_CHOICE_SELF_REFERENCE, PRIMARY_CHOICE_HIERARCHY_VIOLATION
 */
export const grouped = (
  parentId: string,
  choices: readonly SharedChoice[],
  groupings: readonly Grouping[],
): SharedChoice[] => {
  const names = new Map(choices.map(({ name }) => [choiceId(parentId, name), name]))
  const primaries = new Map(
    groupings.map(({ name, primaryIds, field }) => {
      const found = primaryIds.map((id) => names.get(id))
      if (found.includes(undefined))
        throw broken(field, 'PRIMARY_CHOICE_NOT_FOUND', 'must name existing choices')
      if (found.includes(name))
        throw broken(field, 'PRIMARY_CHOICE_SELF_REFERENCE', 'must name other choices')
      return [name, [...new Set(found.flatMap((primary) => primary ?? []))]] as const
    }),
  )
  const after = choices.map((choice): SharedChoice => {
    const { primary = [], ...rest } = choice
    const wanted = primaries.get(choice.name) ?? primary
    return wanted.length > 0 ? { ...rest, primary: wanted } : rest
  })
  const linked = new Set(after.flatMap(({ name, primary }) => (primary ? [name] : [])))
  const deep = after.find(({ primary }) => primary?.some((name) => linked.has(name)))
  if (deep) {
    const field = groupings.find(({ name }) => name === deep.name || deep.primary?.includes(name))?.field
    throw broken(field ?? 'choices', 'PRIMARY_CHOICE_HIERARCHY_VIOLATION', 'must be one level deep')
  }
  return after
}

/** Removes groupings under choices that no longer exist. */
export const withoutLostPrimaries = (choices: readonly SharedChoice[]): SharedChoice[] => {
  const names = new Set(choices.map(({ name }) => name))
  return choices.map((choice) => {
    const { primary, ...rest } = choice
    const left = primary?.filter((name) => names.has(name)) ?? []
    if (left.length === (primary?.length ?? 0)) return choice
    return left.length > 0 ? { ...rest, primary: left } : rest
  })
}

const broken = (field: string, ruleName: string, description: string): InvalidArgument =>
  new InvalidArgument([{ field, description, violatedRule: 'OTHER', ruleName, data: {} }])

/** The rule for fields of a choice that a change can't have. */
export const unsupported = (field: string): InvalidArgument =>
  broken(field, 'UNSUPPORTED_CHOICE_FIELD', "can't be changed")
