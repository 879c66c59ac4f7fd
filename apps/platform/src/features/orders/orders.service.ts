import type { OrderIdRequest, OrderResponse } from '@vitrine/contract'
import type { Database } from '../../database/database.ts'
import type { Call } from '../../http/answer.ts'
import { fail } from '../../http/failure.ts'
import { principalOf } from '../access/actor.ts'
import { isMerchantSide } from '../cart/merchant-fields.ts'
import type { Sites } from '../sites/sites.service.ts'
import { ordersStore } from './orders.store.ts'
import { showOrder } from './show-order.ts'

/** Orders: those of everybody in the shop for merchants and apps, their own for visitors and members. */
export interface OrdersService {
  get(call: Call<OrderIdRequest>): Promise<OrderResponse>
}

export interface OrdersParts {
  readonly database: Database
  readonly sites: Sites
}

export const createOrders = ({ database, sites }: OrdersParts): OrdersService => ({
  get: async ({ actor, input: { id } }) => {
    const order = await ordersStore.find(database, actor.siteId, id)
    if (!order || !(isMerchantSide(actor) || order.ownerKey === principalOf(actor)))
      throw fail('ORDER_NOT_FOUND')
    return { order: showOrder(order, await sites.get(actor.siteId)) }
  },
})
