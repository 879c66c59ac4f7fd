import { rule } from '../rule.ts'
import {
  cancelProductChange,
  getProductChange,
  listProductChangeFailures,
  startProductChange,
} from './product-changes.operations.ts'
import {
  CancelProductChangeRequest,
  GetProductChangeRequest,
  ListProductChangeFailuresRequest,
  ListProductChangeFailuresResponse,
  ProductChangeResponse,
  StartProductChangeRequest,
} from './product-changes.schemas.ts'

/** Who may call what, what is checked and how it fails: changes of many products. */
export const productChangesRules = [
  rule(startProductChange, {
    summary: 'Begins to set or adjust one property of many products.',
    access: 'merchant',
    input: StartProductChangeRequest,
    output: ProductChangeResponse,
    errors: ['COLLECTION_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(getProductChange, {
    summary: 'Reads how far a change of many products has come.',
    access: 'merchant',
    input: GetProductChangeRequest,
    output: ProductChangeResponse,
    errors: ['PRODUCT_CHANGE_NOT_FOUND'],
  }),
  rule(listProductChangeFailures, {
    summary: 'Lists the products that a change of many could not change, and why.',
    access: 'merchant',
    input: ListProductChangeFailuresRequest,
    output: ListProductChangeFailuresResponse,
    errors: ['PRODUCT_CHANGE_NOT_FOUND'],
  }),
  rule(cancelProductChange, {
    summary: 'Ends a change of many products where it is; what is done stays.',
    access: 'merchant',
    input: CancelProductChangeRequest,
    output: ProductChangeResponse,
    errors: ['PRODUCT_CHANGE_NOT_FOUND'],
  }),
]
