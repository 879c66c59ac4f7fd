import type * as wire from '@vitrine/contract'
import type { ProductRecord, StockRecord } from '../products/records/product-record.ts'
import { adjustedProduct, withValue } from '../products/write/bulk-edit.ts'
import type { Decide } from '../products/write/change-products.ts'
import type { SharedName } from '../shared-names/shared-name.ts'
import { changedValues, restoredProduct, type ValuesOfChange } from './changed-values.ts'
import { editedProduct } from './edited-product.ts'

/** What a change by a filter of Catalog V3 does with each product that it found. */
export type ChangeByFilter =
  | { readonly kind: 'UPDATE'; readonly product: wire.BulkUpdateProductsByFilterRequest['product'] }
  | { readonly kind: 'VARIANTS'; readonly variant: wire.BulkUpdateVariantsByFilterRequest['variant'] }
  | ({ readonly kind: 'ADJUST' } & Omit<wire.BulkAdjustVariantsByFilterRequest, 'filter' | 'search'>)
  | {
      readonly kind: 'ADD_SECTIONS' | 'REMOVE_SECTIONS'
      readonly infoSectionIds: readonly string[]
    }
  | ({
      readonly kind: 'STOCK'
      readonly stock: StockEdit
      /** What the filter finds; default: inventory items. */
      readonly of?: 'variants'
    } & MatchingItems)
  | ({ readonly kind: 'TAGS' } & Omit<wire.ProductTagsByFilterRequest, 'filter'>)
  | { readonly kind: 'RENAME'; readonly from: SharedName; readonly to: SharedName }
  | { readonly kind: 'DELETE' }

/** What happens to the stock of a variant. */
export type StockEdit =
  | { readonly set: StockRecord }
  /** Of variants that have no stock yet. */
  | { readonly begin: StockRecord }
  /** `tracks`: uncounted stock is counted from 0 on. */
  | { readonly by: number; readonly tracks: boolean }

/** Which variants' stock; both must hold. */
export interface MatchingItems {
  readonly filter?: wire.BulkUpdateInventoryByFilterRequest['filter']
  readonly search?: wire.BulkUpdateInventoryByFilterRequest['search']
}

/** Which products to change, and how; ids are stored separately. */
export interface RequestedChange extends Omit<wire.StartProductChangeRequest, 'ids' | 'items'> {
  /** Whether each product gets its own values. They are stored separately, like the ids. */
  readonly hasItems?: true
  /** The change that it undoes. */
  readonly undoes?: string
  /** The import that it undoes. */
  readonly undoesImport?: string
  /** The products' ids are stored, because its filter is not one of Catalog V1. */
  readonly byFilter?: ChangeByFilter
}

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
  /** The first of these. */
  readonly unchangedIds: readonly string[]
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
  ...(change.unchangedIds.length > 0 && { unchangedIds: [...change.unchangedIds] }),
  failed: change.failed,
  ...asked(change.request),
  createdDate: new Date(createdAt).toISOString(),
  updatedDate: new Date(updatedAt).toISOString(),
})

const asked = ({ set, adjust, edit, hasItems, undoes, undoesImport, byFilter }: RequestedChange) => ({
  ...(set && { set }),
  ...(adjust && { adjust }),
  ...(edit && { edit }),
  ...(hasItems && { hasItems }),
  ...(undoes !== undefined && { undoes }),
  ...(undoesImport !== undefined && { undoesImport }),
  ...(byFilter && { byFilter: byFilter.kind }),
})

/**
 * Returns a function that decides about each product; it returns the same object if nothing changes.
 *
 * @param undone - what the change to undo did to each product
 * @param gone - collections of the change that have been deleted
 */
export const decisionOf =
  (
    { set, adjust, edit, undoes }: RequestedChange,
    currency: string,
    undone: ReadonlyMap<string, ValuesOfChange>,
    gone: ReadonlySet<string>,
  ): Decide =>
  (record) => {
    const values = undone.get(record.productId)
    if (undoes !== undefined) return values ? restoredProduct(record, values) : record
    if (edit) return same(record, editedProduct(record, edit, { currency, gone }))
    return same(
      record,
      adjust ? adjustedProduct(record, adjust, currency) : withValue(record, set ?? {}, currency),
    )
  }

const same = (before: ProductRecord, after: ProductRecord): ProductRecord =>
  Object.keys(changedValues(before, after).after).length === 0 ? before : after
