import { getOrder } from '@vitrine/contract/operations'
import { answer, type Route } from '../../http/answer.ts'
import type { OrdersService } from './orders.service.ts'

export const ordersRoutes = (orders: OrdersService): readonly Route[] => [
  answer(getOrder, (call) => orders.get(call)),
]
