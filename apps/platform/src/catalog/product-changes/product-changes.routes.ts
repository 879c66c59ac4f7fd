import {
  cancelProductChange,
  getProductChange,
  listProductChangeFailures,
  listProductChanges,
  startProductChange,
  undoProductChange,
} from '@vitrine/contract/operations'
import { answer, answerLong, type Route } from '../../shop/calls/answer.ts'
import type { ProductChanges } from './product-changes.service.ts'

/** Room for 100,000 GUIDs, and a little more. */
const MOST_BYTES = 4 * 1024 * 1024

export const productChangesRoutes = (changes: ProductChanges): Route[] => [
  answerLong(startProductChange, MOST_BYTES, changes.start),
  answer(listProductChanges, changes.list),
  answer(undoProductChange, changes.undo),
  answer(getProductChange, changes.get),
  answer(listProductChangeFailures, changes.failures),
  answer(cancelProductChange, changes.cancel),
]
