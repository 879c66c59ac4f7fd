import type { Reader } from '../../../floor/database/database.ts'
import type { Condition } from '../../../floor/query/condition.ts'

/**
 * Finds the numbers of the products that can fit a condition, if they are few: among them is every product that fits,
 * and looking them up takes less than walking a list until a page is full. Undefined if they are many, or unknown.
 *
 * @param limit - how many products a page has
 */
export type FindFew = (
  reader: Reader,
  siteId: string,
  condition: Condition,
  limit: number,
) => Promise<readonly number[] | undefined>

/** Knows of no condition which products can fit it. */
export const findNone: FindFew = async () => undefined
