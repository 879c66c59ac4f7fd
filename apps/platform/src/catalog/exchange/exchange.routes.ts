import {
  exportProducts,
  getProductImport,
  importProducts,
  listProductImportResults,
  listProductImports,
} from '@vitrine/contract/operations'
import { answer, answerFile, answerForm, type Route } from '../../shop/calls/answer.ts'
import { type Exchange, MOST_IMPORT_BYTES } from './exchange.service.ts'

export const exchangeRoutes = (exchange: Exchange): Route[] => [
  answerForm(importProducts, MOST_IMPORT_BYTES, exchange.import),
  answer(listProductImports, exchange.list),
  answer(getProductImport, exchange.get),
  answer(listProductImportResults, exchange.results),
  answerFile(exportProducts, exchange.export),
]
