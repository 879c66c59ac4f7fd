import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { InventoryService } from './inventory.service.ts'

export const inventoryRoutes = (inventory: InventoryService): readonly Route[] => [
  answer(operations.queryInventory, (call) => inventory.query(call)),
  answer(operations.getInventoryVariants, (call) => inventory.variants(call)),
  answer(operations.updateInventoryVariants, (call) => inventory.update(call)),
  answer(operations.incrementInventory, (call) => inventory.increment(call)),
  answer(operations.decrementInventory, (call) => inventory.decrement(call)),
]
