import type { Reader } from '../../../floor/database/database.ts'
import type { Condition } from '../../../floor/query/condition.ts'
import { sharedNames } from '../../shared-names/shared-names.store.ts'

/** The column of the ids of what products share. */
export const ID_COLUMN = 's.shared_id'

/** Replaces ids from before a rename with those of today, so that programs that kept an id still find its row. */
export const withCurrentIds = async (
  reader: Reader,
  siteId: string,
  condition: Condition,
): Promise<Condition> => {
  const asked = idsIn(condition)
  if (asked.length === 0) return condition
  const found = await sharedNames.found(reader, siteId, [...new Set(asked)])
  return replaceIds(condition, (id) => found.get(id)?.id ?? id)
}

const idsIn = (condition: Condition): string[] => {
  switch (condition.is) {
    case 'all':
    case 'any':
      return condition.of.flatMap(idsIn)
    case 'not':
      return idsIn(condition.of)
    case 'compare':
      return isOfId(condition) ? [String(condition.value)] : []
    case 'in':
      return condition.column === ID_COLUMN ? condition.values.map(String) : []
    default:
      return []
  }
}

const replaceIds = (condition: Condition, currentOf: (id: string) => string): Condition => {
  switch (condition.is) {
    case 'all':
    case 'any':
      return { ...condition, of: condition.of.map((part) => replaceIds(part, currentOf)) }
    case 'not':
      return { ...condition, of: replaceIds(condition.of, currentOf) }
    case 'compare':
      return isOfId(condition) ? { ...condition, value: currentOf(String(condition.value)) } : condition
    case 'in':
      if (condition.column !== ID_COLUMN) return condition
      return { ...condition, values: condition.values.map((id) => currentOf(String(id))) }
    default:
      return condition
  }
}

/** Whether a condition names one id; ranges of ids keep the text they were given. */
const isOfId = ({ column, relation }: Condition & { is: 'compare' }): boolean =>
  column === ID_COLUMN && (relation === '=' || relation === '<>')
