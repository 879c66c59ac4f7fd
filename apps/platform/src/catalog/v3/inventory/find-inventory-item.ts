import type { Database } from '../../../floor/database/database.ts'
import type { FindNewer } from '../../../shop/webhooks/sending/newer-form.ts'
import { inventoryItems } from './inventory-items.service.ts'
import { placesOf } from './set-item.ts'

/** Finds the stock of variants for events. */
export const createFindInventoryItem =
  (database: Database): FindNewer =>
  async (siteId, itemId) => {
    const [item] = await inventoryItems(database, siteId, [
      ...(await placesOf(database, siteId, [itemId])).values(),
    ])
    return item
  }
