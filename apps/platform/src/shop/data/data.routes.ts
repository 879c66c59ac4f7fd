import { queryDataItems, removeDataItem, saveDataItem } from '@vitrine/contract/operations'
import { answer, type Route } from '../calls/answer.ts'
import type { DataService } from './data.service.ts'

export const dataRoutes = (data: DataService): readonly Route[] => [
  answer(queryDataItems, (call) => data.query(call)),
  answer(saveDataItem, (call) => data.save(call)),
  answer(removeDataItem, (call) => data.remove(call)),
]
