import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../calls/answer.ts'
import type { ViewsService } from './views.service.ts'

export const viewsRoutes = (views: ViewsService): readonly Route[] => [
  answer(listSavedViews, (call) => views.list(call)),
  answer(createSavedView, (call) => views.create(call)),
  answer(updateSavedView, (call) => views.update(call)),
  answer(deleteSavedView, (call) => views.delete(call)),
]
