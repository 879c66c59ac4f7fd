import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole } from '../../calls/described.ts'
import { method } from '../../calls/module.ts'
import type { Answer, Argument } from '../../wire/forms.ts'
import { date } from '../../wire/values.ts'

const movements = { movements: { date } }

/** Whose movements to list: of a product, or of one of its variants. */
export type ListStockMovementsOptions = Argument<wire.ListStockMovementsRequest>
/** A page of movements, newest first; no cursor means it is the last. */
export type ListStockMovementsResponse = Answer<wire.ListStockMovementsResponse, typeof movements>
/** What counts as low (default: fewer than 5), and which page to list. */
export type ListLowStockOptions = Argument<wire.ListLowStockRequest>
/** A page of variants, fewest first; no cursor means it is the last. */
export type ListLowStockResponse = Answer<wire.ListLowStockResponse>
/** Which page to list. */
export type ListBackInStockDemandOptions = Argument<wire.ListBackInStockDemandRequest>
/** A page of products, most wanted first; no cursor means it is the last. */
export type ListBackInStockDemandResponse = Answer<wire.ListBackInStockDemandResponse>

/**
 * Lists how a product's stock changed: sold, returned, by hand, or by a job. 50 movements by default, 100 at most.
 * @example const { movements } = await client.stock.listStockMovements({ productId: product._id })
 */
export const listStockMovements: (options: ListStockMovementsOptions) => Promise<ListStockMovementsResponse> =
  /* @__PURE__ */ method(operations.listStockMovements, whole, { gives: movements })

/**
 * Lists the tracked variants that are low in stock.
 * @example const { variants } = await client.stock.listLowStock({ below: 3 })
 */
export const listLowStock: (options?: ListLowStockOptions) => Promise<ListLowStockResponse> =
  /* @__PURE__ */ method(operations.listLowStock, whole)

/**
 * Lists the products with back-in-stock requests, and the number of requests.
 * @example const { products } = await client.stock.listBackInStockDemand({ limit: 20 })
 */
export const listBackInStockDemand: (
  options?: ListBackInStockDemandOptions,
) => Promise<ListBackInStockDemandResponse> = /* @__PURE__ */ method(operations.listBackInStockDemand, whole)
