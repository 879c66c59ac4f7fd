import Type from 'typebox'
import { CatalogReference } from '../cart/item.schemas.ts'
import { email, freeForm, nullable, webUrl } from '../declare/schema.ts'

/**
 * A request for a mail when an item is back in stock. Each address has at most one request per item. An
 * `itemUrl` outside the shop is dropped, because mails only link to the shop.
 */
export const BackInStockRequest = Type.Object(
  {
    catalogReference: CatalogReference,
    email,
    itemUrl: Type.Optional(nullable(webUrl)),
  },
  { title: 'BackInStockRequest' },
)
export type BackInStockRequest = Type.Static<typeof BackInStockRequest>

/** Request for `createBackInStockRequest`. */
export const CreateBackInStockRequest = Type.Object(
  {
    request: BackInStockRequest,
    itemDetails: Type.Optional(freeForm),
  },
  { title: 'CreateBackInStockRequest' },
)
export type CreateBackInStockRequest = Type.Static<typeof CreateBackInStockRequest>

/** Response of `createBackInStockRequest`. */
export const CreateBackInStockResponse = Type.Object(
  { request: Type.Optional(BackInStockRequest) },
  { title: 'CreateBackInStockResponse' },
)
export type CreateBackInStockResponse = Type.Static<typeof CreateBackInStockResponse>
