import { rule } from '../declare/rule.ts'
import {
  cancelProductChange,
  getProductChange,
  listProductChangeFailures,
  listProductChanges,
  startProductChange,
  undoProductChange,
} from './product-changes.operations.ts'
import {
  CancelProductChangeRequest,
  GetProductChangeRequest,
  ListProductChangeFailuresRequest,
  ListProductChangeFailuresResponse,
  ListProductChangesRequest,
  ListProductChangesResponse,
  ProductChangeResponse,
  StartProductChangeRequest,
  UndoProductChangeRequest,
} from './product-changes.schemas.ts'

/** Rules for the product change operations: callers, schemas and errors. */
export const productChangesRules = [
  rule(startProductChange, {
    access: 'merchant',
    input: StartProductChangeRequest,
    output: ProductChangeResponse,
    errors: ['COLLECTION_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(listProductChanges, {
    access: 'merchant',
    input: ListProductChangesRequest,
    output: ListProductChangesResponse,
    errors: [],
  }),
  rule(undoProductChange, {
    access: 'merchant',
    input: UndoProductChangeRequest,
    output: ProductChangeResponse,
    errors: ['PRODUCT_CHANGE_NOT_FOUND', 'PRODUCT_CHANGE_NOT_ENDED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(getProductChange, {
    access: 'merchant',
    input: GetProductChangeRequest,
    output: ProductChangeResponse,
    errors: ['PRODUCT_CHANGE_NOT_FOUND'],
  }),
  rule(listProductChangeFailures, {
    access: 'merchant',
    input: ListProductChangeFailuresRequest,
    output: ListProductChangeFailuresResponse,
    errors: ['PRODUCT_CHANGE_NOT_FOUND'],
  }),
  rule(cancelProductChange, {
    access: 'merchant',
    input: CancelProductChangeRequest,
    output: ProductChangeResponse,
    errors: ['PRODUCT_CHANGE_NOT_FOUND'],
  }),
]
