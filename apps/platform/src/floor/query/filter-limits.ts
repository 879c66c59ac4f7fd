import { refuse } from '../failure.ts'

/** Nesting of $and, $or and $not, the filter itself counted. */
export const MAX_DEPTH = 5
/** Empty filters count as well: they say nothing, and yet would be written into the SQL. */
const MAX_CONDITIONS = 50
/** Each condition on a list is a look into other tables, and PostgreSQL plans fifty of them for over a second. */
const MAX_LISTS = 20
/** In all lists of a filter together. */
const MAX_VALUES = 1000

/** Counts what one filter holds while it is read, so that no filter costs more than it may. */
export interface FilterLimits {
  /** @throws {InvalidArgument} MAX_SIZE, as the others do */
  addCondition(path: string): void
  addLists(path: string, count: number): void
  addValues(path: string, count: number): void
}

export const createFilterLimits = (): FilterLimits => {
  const counter = (most: number, what: string) => {
    let sum = 0
    return (path: string, count = 1): void => {
      sum += count
      if (sum > most) throw refuse(path, 'MAX_SIZE', `a filter takes at most ${most} ${what}`)
    }
  }
  return {
    addCondition: counter(MAX_CONDITIONS, 'conditions'),
    addLists: counter(MAX_LISTS, 'conditions on lists'),
    addValues: counter(MAX_VALUES, 'listed values'),
  }
}
