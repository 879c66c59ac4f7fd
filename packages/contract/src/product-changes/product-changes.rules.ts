import { rule } from '../declare/rule.ts'
import * as operations from './product-changes.operations.ts'
import * as schemas from './product-changes.schemas.ts'

/** Rules for the product change operations: callers, schemas and errors. */
export const productChangesRules = [
  rule(operations.startProductChange, {
    access: 'merchant',
    input: schemas.StartProductChangeRequest,
    output: schemas.ProductChangeResponse,
    errors: ['COLLECTION_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.previewProductChange, {
    access: 'merchant',
    input: schemas.PreviewProductChangeRequest,
    output: schemas.PreviewProductChangeResponse,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  rule(operations.listProductChanges, {
    access: 'merchant',
    input: schemas.ListProductChangesRequest,
    output: schemas.ListProductChangesResponse,
    errors: [],
  }),
  rule(operations.undoProductChange, {
    access: 'merchant',
    input: schemas.UndoProductChangeRequest,
    output: schemas.ProductChangeResponse,
    errors: ['PRODUCT_CHANGE_NOT_FOUND', 'PRODUCT_CHANGE_NOT_ENDED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.getProductChange, {
    access: 'merchant',
    input: schemas.GetProductChangeRequest,
    output: schemas.ProductChangeResponse,
    errors: ['PRODUCT_CHANGE_NOT_FOUND'],
  }),
  rule(operations.listProductChangeFailures, {
    access: 'merchant',
    input: schemas.ListProductChangeFailuresRequest,
    output: schemas.ListProductChangeFailuresResponse,
    errors: ['PRODUCT_CHANGE_NOT_FOUND'],
  }),
  rule(operations.cancelProductChange, {
    access: 'merchant',
    input: schemas.CancelProductChangeRequest,
    output: schemas.ProductChangeResponse,
    errors: ['PRODUCT_CHANGE_NOT_FOUND'],
  }),
]
