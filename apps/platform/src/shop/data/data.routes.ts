import {
  aggregateDataItems,
  bulkInsertDataItems,
  bulkRemoveDataItems,
  bulkSaveDataItems,
  bulkUpdateDataItems,
  countDataItems,
  deleteDataItem,
  getDataItem,
  insertDataItem,
  queryDataItems,
  queryDistinctValues,
  removeDataItem,
  saveDataItem,
  truncateDataItems,
  updateDataItem,
  upsertDataItem,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../calls/answer.ts'
import type { DataService } from './data.service.ts'

export const dataRoutes = (data: DataService): readonly Route[] => [
  answer(queryDataItems, (call) => data.query(call)),
  answer(getDataItem, (call) => data.get(call)),
  answer(countDataItems, (call) => data.count(call)),
  answer(aggregateDataItems, (call) => data.aggregate(call)),
  answer(queryDistinctValues, (call) => data.distinct(call)),
  answer(truncateDataItems, (call) => data.truncate(call)),
  answer(saveDataItem, (call) => data.save(call)),
  answer(removeDataItem, (call) => data.remove(call)),
  answer(insertDataItem, (call) => data.writes.one(call, 'insert')),
  answer(updateDataItem, (call) => data.writes.one(call, 'update')),
  answer(upsertDataItem, (call) => data.writes.one(call, 'save')),
  answer(deleteDataItem, (call) => data.writes.remove(call)),
  answer(bulkInsertDataItems, (call) => data.writes.many(call, 'insert')),
  answer(bulkUpdateDataItems, (call) => data.writes.many(call, 'update')),
  answer(bulkSaveDataItems, (call) => data.writes.many(call, 'save')),
  answer(bulkRemoveDataItems, (call) => data.writes.removeMany(call)),
]
