import Type from 'typebox'
import { guid, timestamp } from '../declare/schema.ts'

const page = {
  /** From 1 to 100; default 50. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** `nextCursor` of the previous page. */
  cursor: Type.Optional(Type.String({ maxLength: 100 })),
}

/** The stock of a variant at some time. */
export const StockState = Type.Object(
  {
    /** Absent if it isn't counted. */
    quantity: Type.Optional(Type.Integer()),
    inStock: Type.Boolean(),
  },
  { title: 'StockState' },
)
export type StockState = Type.Static<typeof StockState>

/** A change of a variant's stock. */
export const StockMovement = Type.Object(
  {
    id: Type.String(),
    date: timestamp,
    productId: Type.String(),
    variantId: Type.String(),
    /**
     * `ORDER`: sold; `RETURN`: restocked by a cancellation or a refund; `BY_HAND`: a call of staff, a key or an
     * app; `JOB`: a change of many products, or an import.
     */
    reason: Type.Enum(['ORDER', 'RETURN', 'BY_HAND', 'JOB']),
    before: StockState,
    after: StockState,
    /** The order of `ORDER` and `RETURN`. */
    orderId: Type.Optional(Type.String()),
    /** Who called, as they were called then; absent for shoppers and jobs. */
    actorName: Type.Optional(Type.String()),
  },
  { title: 'StockMovement' },
)
export type StockMovement = Type.Static<typeof StockMovement>

/** Request for `listStockMovements`. */
export const ListStockMovementsRequest = Type.Object(
  { productId: guid, variantId: Type.Optional(guid), ...page },
  { title: 'ListStockMovementsRequest' },
)
export type ListStockMovementsRequest = Type.Static<typeof ListStockMovementsRequest>

/** Response of `listStockMovements`; no cursor means this is the last page. */
export const ListStockMovementsResponse = Type.Object(
  { movements: Type.Array(StockMovement), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListStockMovementsResponse' },
)
export type ListStockMovementsResponse = Type.Static<typeof ListStockMovementsResponse>

/** Request for `listLowStock`. */
export const ListLowStockRequest = Type.Object(
  {
    /** Variants with fewer than this; default 5. */
    below: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    ...page,
  },
  { title: 'ListLowStockRequest' },
)
export type ListLowStockRequest = Type.Static<typeof ListLowStockRequest>

/** A variant that is low in stock. */
export const LowStock = Type.Object(
  {
    productId: Type.String(),
    productName: Type.String(),
    variantId: Type.String(),
    /** Descriptions of the choices by option name. */
    choices: Type.Record(Type.String(), Type.String()),
    sku: Type.String(),
    quantity: Type.Integer(),
  },
  { title: 'LowStock' },
)
export type LowStock = Type.Static<typeof LowStock>

/** Response of `listLowStock`, fewest first; no cursor means this is the last page. */
export const ListLowStockResponse = Type.Object(
  { variants: Type.Array(LowStock), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListLowStockResponse' },
)
export type ListLowStockResponse = Type.Static<typeof ListLowStockResponse>

/** Request for `listBackInStockDemand`. */
export const ListBackInStockDemandRequest = Type.Object(
  { ...page },
  { title: 'ListBackInStockDemandRequest' },
)
export type ListBackInStockDemandRequest = Type.Static<typeof ListBackInStockDemandRequest>

/** How many people wait for a product to come back. */
export const BackInStockDemand = Type.Object(
  { productId: Type.String(), productName: Type.String(), wishes: Type.Integer() },
  { title: 'BackInStockDemand' },
)
export type BackInStockDemand = Type.Static<typeof BackInStockDemand>

/** Response of `listBackInStockDemand`, most wanted first; no cursor means this is the last page. */
export const ListBackInStockDemandResponse = Type.Object(
  { products: Type.Array(BackInStockDemand), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListBackInStockDemandResponse' },
)
export type ListBackInStockDemandResponse = Type.Static<typeof ListBackInStockDemandResponse>
