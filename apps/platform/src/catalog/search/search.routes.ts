import { searchProducts } from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { SearchService } from './search.service.ts'

export const searchRoutes = (search: SearchService): readonly Route[] => [
  answer(searchProducts, search.searchProducts),
]
