import type { Database } from '../../../floor/database/database.ts'
import { readAll } from '../../../floor/database/statements/bound-statement.ts'
import { type Condition, conjunction } from '../../../floor/query/condition.ts'
import { readFilterAndSort } from '../../../floor/query/language.ts'
import { createReaderFor } from '../../../floor/query/reader.ts'
import type { MatchingItems } from '../../product-changes/product-change.ts'
import { listOf } from '../../products/read/list.store.ts'
import { withWords } from '../query/row-page.ts'
import type { PlaceList, VariantPlace } from '../variants/variants-v3.service.ts'

/**
 * Finds the variants that match a filter and a search, in the order of their products.
 *
 * @param list - says which fields there are
 * @param limit - the most to find
 * @param also - more conditions, such as the products
 * @throws {InvalidArgument} for an unknown field or operator
 */
export const placesMatching = async (
  database: Database,
  siteId: string,
  { source, fields, words }: PlaceList,
  { filter, search }: MatchingItems,
  limit: number,
  also: readonly Condition[] = [],
): Promise<VariantPlace[]> => {
  const sought = withWords(filter, search?.expression, words)
  const { condition } = readFilterAndSort({ filter: sought }, 'request', { fields, moneyDigits: 0 })
  const query = { condition: conjunction([...also, condition]), sort: [], limit, offset: 0 }
  const listed = listOf<VariantPlace>(source, siteId, 'merchant', query)
  const reader = await createReaderFor(database)(database, listed.pageCost, listed.size)
  return readAll(reader, listed.page)
}
