import { getCatalogVersion, getProduct, queryProducts } from '@vitrine/contract/operations'
import { answer, type Route } from '../../http/answer.ts'
import type { CatalogService } from './catalog.service.ts'

export const catalogRoutes = (catalog: CatalogService): readonly Route[] => [
  answer(getProduct, catalog.getProduct),
  answer(queryProducts, catalog.queryProducts),
  answer(getCatalogVersion, async () => ({ catalogVersion: 'V1_CATALOG' })),
]
