import {
  decrementInventory,
  getInventoryVariants,
  incrementInventory,
  queryInventory,
  updateInventoryVariants,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { InventoryService } from './inventory.service.ts'

export const inventoryRoutes = (inventory: InventoryService): readonly Route[] => [
  answer(queryInventory, (call) => inventory.query(call)),
  answer(getInventoryVariants, (call) => inventory.variants(call)),
  answer(updateInventoryVariants, (call) => inventory.update(call)),
  answer(incrementInventory, (call) => inventory.increment(call)),
  answer(decrementInventory, (call) => inventory.decrement(call)),
]
