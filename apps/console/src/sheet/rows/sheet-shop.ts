import { createClient } from '@vitrine/client'
import { inventoryItemsV3, productsV3 } from '@vitrine/client/stores'
import { session } from '../../session/shop-client.ts'

/** The shop with the calls that only sheets need. They are loaded with the sheet. */
export const sheetShop = createClient({
  apiUrl: location.origin,
  auth: session,
  modules: { inventoryItemsV3, productsV3 },
})
