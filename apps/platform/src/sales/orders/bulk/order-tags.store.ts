import type { OrderTags } from '@vitrine/contract'
import { statement, type Transaction } from '../../../floor/database/database.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'
import type { StoredOrder } from '../order.ts'

const removeAll = statement('DELETE FROM order_tags WHERE site_id = ? AND order_id = ?')
const insert = insertRows('order_tags', ['site_id', 'kind', 'tag', 'order_id'])

const idsOf = (list: OrderTags['tags']): readonly string[] => list?.tagIds ?? []

/** The tags of orders, to find orders by them. The order's document has them too. */
export const orderTagsStore = {
  /** Saves the tags of an order whose tags aren't saved yet. */
  insert: async (tx: Transaction, { siteId, id, document }: StoredOrder): Promise<void> => {
    const { tags = {} } = document.agreed
    await insert(tx, [
      ...idsOf(tags.privateTags).map((tag) => [siteId, 'PRIVATE', tag, id]),
      ...idsOf(tags.tags).map((tag) => [siteId, 'PUBLIC', tag, id]),
    ])
  },

  /** Replaces the tags of an order. */
  replace: async (tx: Transaction, order: StoredOrder): Promise<void> => {
    await tx.run(removeAll, order.siteId, order.id)
    await orderTagsStore.insert(tx, order)
  },
}
