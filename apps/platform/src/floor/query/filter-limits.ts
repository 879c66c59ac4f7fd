import { refuse } from '../failure.ts'

/** Nesting of $and, $or and $not, including the filter itself. */
export const MAX_DEPTH = 5
/** Empty filters count too: they mean nothing, but would still become SQL. */
const MAX_CONDITIONS = 50
/** Each condition on a list reads other tables, and PostgreSQL needs over a second to plan fifty of them. */
const MAX_LISTS = 20
/** In all lists of a filter together. */
const MAX_VALUES = 1000

/** Counts what one filter contains while it is read, so that no filter costs too much. */
export interface FilterLimits {
  /** @throws {InvalidArgument} MAX_SIZE, like the others */
  addCondition(path: string): void
  addLists(path: string, count: number): void
  addValues(path: string, count: number): void
}

export const createFilterLimits = (): FilterLimits => {
  const counter = (most: number, what: string) => {
    let sum = 0
    return (path: string, count = 1): void => {
      sum += count
      if (sum > most) throw refuse(path, 'MAX_SIZE', `must have at most ${most} ${what}`)
    }
  }
  return {
    addCondition: counter(MAX_CONDITIONS, 'conditions'),
    addLists: counter(MAX_LISTS, 'conditions on lists'),
    addValues: counter(MAX_VALUES, 'listed values'),
  }
}
