import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'
import { tagKeyOf } from '../list/list-customers.ts'

const tagsOf = statement<{ tag: string }>(
  'SELECT tag FROM customer_tags WHERE site_id = ? AND customer_id = ? ORDER BY tag_key',
)
/** Jumps from tag to tag, so it costs as much as there are tags, not customers. */
const listTags = statement<{ tag: string }>(
  `WITH RECURSIVE known (tag_key, place) AS (
     SELECT (SELECT min(t.tag_key) FROM customer_tags t WHERE t.site_id = ?), 1
     UNION ALL
     SELECT (SELECT min(t.tag_key) FROM customer_tags t WHERE t.site_id = ? AND t.tag_key > known.tag_key), place + 1
     FROM known WHERE known.tag_key IS NOT NULL AND place < 200)
   SELECT (SELECT t.tag FROM customer_tags t WHERE t.site_id = ? AND t.tag_key = known.tag_key
     ORDER BY t.customer_id LIMIT 1) AS tag
   FROM known WHERE known.tag_key IS NOT NULL ORDER BY known.tag_key`,
)
const deleteTags = statement('DELETE FROM customer_tags WHERE site_id = ? AND customer_id = ?')
const insertTags = insertRows('customer_tags', ['site_id', 'tag_key', 'customer_id', 'tag'])

/** The tags of customers, sorted without case. */
export const tagsStore = {
  of: async (reader: Reader, siteId: string, customerId: string): Promise<string[]> =>
    (await reader.all(tagsOf, siteId, customerId)).map(({ tag }) => tag),

  /** The first 200 tags that customers have. */
  list: async (reader: Reader, siteId: string): Promise<string[]> =>
    (await reader.all(listTags, siteId, siteId, siteId)).map(({ tag }) => tag),

  replace: async (
    tx: Transaction,
    siteId: string,
    customerId: string,
    tags: readonly string[],
  ): Promise<void> => {
    await tx.run(deleteTags, siteId, customerId)
    await insertTags(
      tx,
      tags.map((tag) => [siteId, tagKeyOf(tag), customerId, tag]),
    )
  },
}
