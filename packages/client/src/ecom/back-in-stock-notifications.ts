import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'

/** An item, and who wants a mail when it is back in stock. */
export type BackInStockNotificationRequest = Argument<wire.BackInStockRequest>
/** The item's name and price at the time of the request. */
export type BackInStockItemDetails = Argument<NonNullable<wire.CreateBackInStockRequest['itemDetails']>>
/** The saved request. */
export type CreateBackInStockNotificationRequestResponse = Answer<wire.CreateBackInStockResponse>

/**
 * Asks for a mail when an item is back in stock. Asking again for the same address changes nothing.
 * @throws {CommerceError} `BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS` when this caller already asked for
 * it, `ITEM_NOT_FOUND`, `BACK_IN_STOCK_REQUEST_LIMIT`
 * @example
 * await client.backInStockNotifications.createBackInStockNotificationRequest({
 *   email: 'ada@example.com',
 *   catalogReference: { appId, catalogItemId: product._id },
 * })
 */
export const createBackInStockNotificationRequest: (
  request: BackInStockNotificationRequest,
  itemDetails?: BackInStockItemDetails,
) => Promise<CreateBackInStockNotificationRequestResponse> = /* @__PURE__ */ method(
  operations.createBackInStockRequest,
  (request, itemDetails) => ({ request, ...(itemDetails && { itemDetails }) }),
)

export { SortOrder } from '@vitrine/contract'
