import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../calls/answer.ts'
import type { DataService } from './data.service.ts'

export const dataRoutes = (data: DataService): readonly Route[] => [
  answer(operations.queryDataItems, (call) => data.query(call)),
  answer(operations.listDataCollections, (call) => data.collections(call)),
  answer(operations.getDataItem, (call) => data.get(call)),
  answer(operations.countDataItems, (call) => data.count(call)),
  answer(operations.aggregateDataItems, (call) => data.aggregate(call)),
  answer(operations.queryDistinctValues, (call) => data.distinct(call)),
  answer(operations.truncateDataItems, (call) => data.truncate(call)),
  answer(operations.saveDataItem, (call) => data.save(call)),
  answer(operations.removeDataItem, (call) => data.remove(call)),
  answer(operations.insertDataItem, (call) => data.writes.one(call, 'insert')),
  answer(operations.updateDataItem, (call) => data.writes.one(call, 'update')),
  answer(operations.upsertDataItem, (call) => data.writes.one(call, 'save')),
  answer(operations.deleteDataItem, (call) => data.writes.remove(call)),
  answer(operations.bulkInsertDataItems, (call) => data.writes.many(call, 'insert')),
  answer(operations.bulkUpdateDataItems, (call) => data.writes.many(call, 'update')),
  answer(operations.bulkSaveDataItems, (call) => data.writes.many(call, 'save')),
  answer(operations.bulkRemoveDataItems, (call) => data.writes.removeMany(call)),
]
