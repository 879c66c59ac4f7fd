import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../calls/answer.ts'
import type { ViewsService } from './views.service.ts'

export const viewsRoutes = (views: ViewsService): readonly Route[] => [
  answer(operations.listSavedViews, (call) => views.list(call)),
  answer(operations.createSavedView, (call) => views.create(call)),
  answer(operations.updateSavedView, (call) => views.update(call)),
  answer(operations.deleteSavedView, (call) => views.delete(call)),
]
