import { type Statement, statement, type Transaction, type Value } from '../database.ts'
import { placeholders } from './statement.ts'

/** Lists are padded to one of these lengths, to keep the number of statements small. */
const SIZES = [1, 8, 64] as const
const LARGEST = 64

/**
 * @param values - of the question marks before the list
 * @param list - distinct values
 * @returns how many rows changed
 */
export type ChangeIn = (tx: Transaction, values: readonly Value[], list: readonly Value[]) => Promise<number>

/**
 * Prepares a change of the rows in a list of any length: a few statements of fixed sizes instead of one per row.
 *
 * @param text - SQL whose last place, written IN (?*), takes the list
 * @example const giveAway = changeIn('UPDATE things SET owner = ? WHERE thing_id IN (?*)')
 */
export const changeIn = (text: string): ChangeIn => {
  const statements = SIZES.map((size): [number, Statement<never>] => [
    size,
    statement(text.replace('?*', placeholders(size))),
  ])
  return async (tx, values, list) => {
    let changed = 0
    for (let done = 0; done < list.length; done += LARGEST) {
      const some = list.slice(done, done + LARGEST)
      const [first] = some
      const [size, change] = statements.find(([size]) => size >= some.length) ?? []
      if (first === undefined || size === undefined || change === undefined) continue
      while (some.length < size) some.push(first)
      changed += await tx.run(change, ...values, ...some)
    }
    return changed
  }
}
