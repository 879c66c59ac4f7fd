import Type from 'typebox'
import { CatalogReference } from '../cart/item.schemas.ts'
import { email, freeForm, nullable, webUrl } from '../schema.ts'

/**
 * Who wants a mail when which item is back. One address waits for an item once, however often it asks. An `itemUrl`
 * outside of the shop is left out: mails lead to the shop alone.
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

/** What `createBackInStockRequest` takes. */
export const CreateBackInStockRequest = Type.Object(
  {
    request: BackInStockRequest,
    itemDetails: Type.Optional(freeForm),
  },
  { title: 'CreateBackInStockRequest' },
)
export type CreateBackInStockRequest = Type.Static<typeof CreateBackInStockRequest>

/** What `createBackInStockRequest` answers. */
export const CreateBackInStockResponse = Type.Object(
  {
    request: Type.Optional(BackInStockRequest),
  },
  { title: 'CreateBackInStockResponse' },
)
export type CreateBackInStockResponse = Type.Static<typeof CreateBackInStockResponse>
