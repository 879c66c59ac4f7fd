import * as operations from '@vitrine/contract/operations'
import { answer, answerFile, answerForm, type Route } from '../../shop/calls/answer.ts'
import { type Exchange, MOST_IMPORT_BYTES } from './exchange.service.ts'

export const exchangeRoutes = (exchange: Exchange): Route[] => [
  answerForm(operations.importProducts, MOST_IMPORT_BYTES, exchange.import),
  answer(operations.listProductImports, exchange.list),
  answer(operations.getProductImport, exchange.get),
  answer(operations.listProductImportResults, exchange.results),
  answerFile(operations.exportProducts, exchange.export),
]
