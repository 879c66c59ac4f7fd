import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Sites } from '../../../shop/sites/sites.service.ts'
import { giftDeliveriesStore } from '../../gift-cards/gift-deliveries.store.ts'
import { ordersStore } from '../orders.store.ts'
import { sendGifts } from './send-gifts.ts'

export interface ServeGiftsParts {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly ids: Ids
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

const ORDERS = 20

/** Mails gift cards on their day. Each order is one transaction, so a card is mailed once. */
export const createServeGifts = ({ database, sites, clock, ids, logger }: ServeGiftsParts) => {
  let stopping = false
  let working: Promise<void> | undefined

  const serveAll = async (): Promise<void> => {
    for (let hasMore = true; hasMore && !stopping; ) {
      const due = await giftDeliveriesStore.due(database, clock.now(), ORDERS)
      hasMore = due.length === ORDERS
      for (const { siteId, orderId } of due) {
        const site = await sites.get(siteId)
        await database.transaction(async (tx) => {
          const order = await ordersStore.lock(tx, siteId, orderId)
          if (order) await sendGifts(tx, site, order, { ids, at: clock.now() })
        })
      }
    }
  }

  return {
    /** Sends until nothing is due; concurrent calls count as one. */
    work: (): Promise<void> => {
      working ??= serveAll()
        .catch((error) => logger.error({ err: error }, 'gift cards not sent'))
        .finally(() => {
          working = undefined
        })
      return working
    },
    /** Stops after the current order. */
    stop: async (): Promise<void> => {
      stopping = true
      await working
    },
  }
}
