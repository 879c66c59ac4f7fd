import * as operations from '@vitrine/contract/operations'
import { answer, answerLong, type Route } from '../../shop/calls/answer.ts'
import type { ProductChanges } from './product-changes.service.ts'

/** Room for 100,000 GUIDs, and a little more. */
const MOST_BYTES = 4 * 1024 * 1024

export const productChangesRoutes = (changes: ProductChanges): Route[] => [
  answerLong(operations.startProductChange, MOST_BYTES, changes.start),
  answer(operations.previewProductChange, changes.preview),
  answer(operations.listProductChanges, changes.list),
  answer(operations.undoProductChange, changes.undo),
  answer(operations.undoProductImport, changes.undoImport),
  answer(operations.getProductChange, changes.get),
  answer(operations.listProductChangeFailures, changes.failures),
  answer(operations.cancelProductChange, changes.cancel),
]
