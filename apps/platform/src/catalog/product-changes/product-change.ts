import type * as wire from '@vitrine/contract'
import type { ProductRecord } from '../products/records/product-record.ts'
import { adjustedProduct, withValue } from '../products/write/bulk-edit.ts'
import type { Decide } from '../products/write/change-products.ts'

/** Which products to change, and how; ids are stored separately. */
export type RequestedChange = Omit<wire.StartProductChangeRequest, 'ids'>

/** A change of many products and its progress. */
export interface ProductChangeRecord {
  readonly siteId: string
  readonly changeId: string
  readonly status: wire.ProductChangeStatus
  readonly request: RequestedChange
  /** Undefined until the products are counted. */
  readonly total: number | undefined
  /** How many were found so far, and the number of the last product checked. */
  readonly counted: number
  readonly countedTo: number
  readonly done: number
  readonly changed: number
  readonly unchanged: number
  readonly failed: number
  /** Milliseconds since 1970, like `updatedAt`. */
  readonly createdAt: number
  readonly updatedAt: number
}

/** A change of many products as the API returns it. */
export const productChangeOf = ({
  changeId,
  total,
  createdAt,
  updatedAt,
  ...change
}: ProductChangeRecord): wire.ProductChange => ({
  id: changeId,
  status: change.status,
  ...(total !== undefined && { total }),
  done: change.done,
  changed: change.changed,
  unchanged: change.unchanged,
  failed: change.failed,
  createdDate: new Date(createdAt).toISOString(),
  updatedDate: new Date(updatedAt).toISOString(),
})

/** Returns a function that decides about each product; it returns the same object if nothing changes. */
export const decisionOf =
  ({ set, adjust }: RequestedChange, currency: string): Decide =>
  (record) => {
    const changed = adjust
      ? adjustedProduct(record, adjust, currency)
      : withValue(record, set ?? {}, currency)
    return isSame(record, changed) ? record : changed
  }

/** Compares what bulk changes can change; variants keep their places. */
const isSame = (before: ProductRecord, after: ProductRecord): boolean =>
  before.priceMinor === after.priceMinor &&
  before.document.costMinor === after.document.costMinor &&
  before.document.weight === after.document.weight &&
  before.document.ribbon === after.document.ribbon &&
  before.document.brand === after.document.brand &&
  after.variants.every((variant, place) => {
    const former = before.variants[place]
    return (
      variant.priceMinor === former?.priceMinor &&
      variant.costMinor === former?.costMinor &&
      variant.weight === former?.weight
    )
  })
