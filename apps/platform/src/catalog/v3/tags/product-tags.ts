import type { BulkUpdateProductTagsRequest, V3ProductTags } from '@vitrine/contract'
import { fail, refuse } from '../../../floor/failure.ts'
import type { ProductRecord } from '../../products/records/product-record.ts'

/** Which tags products get, and which are taken off. */
export type TagsChange = Pick<BulkUpdateProductTagsRequest, 'assignTags' | 'unassignTags'>

const LISTS = ['publicTags', 'privateTags'] as const
const MOST = 100

const idsIn = (tags: V3ProductTags | null | undefined, list: (typeof LISTS)[number]): readonly string[] =>
  tags?.[list]?.tagIds ?? []

/** @throws {Failure} EMPTY_ASSIGN_AND_UNASSIGN_LISTS */
export const assertNamesTags = ({ assignTags, unassignTags }: TagsChange): void => {
  const named = LISTS.flatMap((list) => [...idsIn(assignTags, list), ...idsIn(unassignTags, list)])
  if (named.length === 0) throw fail('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
}

/**
 * Returns a product with other tags; the same one if it has them already.
 *
 * @throws {InvalidArgument} MAX_SIZE when it would have more than 100 public or private tags
 */
export const withTagsChanged = (
  record: ProductRecord,
  { assignTags, unassignTags }: TagsChange,
): ProductRecord => {
  const lists = LISTS.map((list) => {
    const gone = new Set(idsIn(unassignTags, list))
    const left = (record.document[list] ?? []).filter((id) => !gone.has(id))
    const after = [...new Set([...left, ...idsIn(assignTags, list)])]
    if (after.length > MOST)
      throw refuse(`assignTags.${list}.tagIds`, 'MAX_SIZE', `must leave the product at most ${MOST} tags`)
    return [list, after] as const
  })
  return withLists(record, lists)
}

/** Returns a product with the tags that it is written with. A list that isn't given stays. */
export const withGivenTags = (
  record: ProductRecord,
  tags: V3ProductTags | null | undefined,
): ProductRecord => {
  if (tags === undefined) return record
  const given = LISTS.filter((list) => tags === null || tags[list] !== undefined)
  return withLists(
    record,
    given.map((list) => [list, [...new Set(idsIn(tags, list))]] as const),
  )
}

const withLists = (
  record: ProductRecord,
  lists: readonly (readonly [(typeof LISTS)[number], readonly string[]])[],
): ProductRecord => {
  const changed = lists.filter(
    ([list, ids]) => JSON.stringify(record.document[list] ?? []) !== JSON.stringify(ids),
  )
  if (changed.length === 0) return record
  const document = { ...record.document }
  for (const [list, ids] of changed)
    if (ids.length > 0) document[list] = ids
    else delete document[list]
  return { ...record, document }
}

/** The tags of a product as Catalog V3 shows them. */
export const tagsOf = (
  { document }: ProductRecord,
  { isMerchant }: { readonly isMerchant: boolean },
): { tags?: V3ProductTags } => {
  const { publicTags, privateTags } = document
  const shown = {
    ...(publicTags && { publicTags: { tagIds: [...publicTags] } }),
    ...(isMerchant && privateTags && { privateTags: { tagIds: [...privateTags] } }),
  }
  return Object.keys(shown).length > 0 ? { tags: shown } : {}
}
