import type { ListOrderDownloadsRequest, ListOrderDownloadsResponse } from '@vitrine/contract'
import { isMerchantSide, principalOf } from '../../../floor/callers/actor.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { createRates, type Rate } from '../../../floor/rates/rates.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { ordersStore } from '../orders.store.ts'
import { type DownloadLinks, type LinkedFile, shownDownload } from './download-links.ts'
import { queueDownloads } from './downloads-mail.ts'
import { filesOfOrder, type OrderFile } from './order-files.ts'

export interface DownloadsParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly links: DownloadLinks
  /** Whether callers are limited. */
  readonly limits: boolean
}

/** The files of paid orders, for those who bought them. */
export interface Downloads {
  list(call: Call<ListOrderDownloadsRequest>): Promise<ListOrderDownloadsResponse>
  /**
   * Finds a file that a link names, while its order is paid; undefined otherwise.
   *
   * @param network - the caller's, see `networkOf`
   * @throws {Failure} TOO_MANY_REQUESTS
   */
  open(linked: LinkedFile, network: string): Promise<OrderFile | undefined>
  /**
   * Mails new links to an order's own address, if it is paid and has files.
   *
   * @throws {Failure} TOO_MANY_REQUESTS; nothing is mailed
   */
  mailLinks(order: Pick<LinkedFile, 'siteId' | 'orderId'>, network: string): Promise<void>
}

const HOUR_MS = 3_600_000

/** Programs that resume or split a download request one file many times. */
const ratesOfOpening = ({ orderId, lineId, fileId }: LinkedFile, network: string): readonly Rate[] => [
  { of: ['download', orderId, lineId, fileId], most: 200, windowMs: HOUR_MS },
  { of: ['download', 'network', network], most: 2000, windowMs: HOUR_MS },
]
const ratesOfMailing = ({ orderId }: Pick<LinkedFile, 'orderId'>, network: string): readonly Rate[] => [
  { of: ['download mail', orderId], most: 6, windowMs: HOUR_MS },
  { of: ['download mail', 'network', network], most: 60, windowMs: HOUR_MS },
]

export const createDownloads = ({ database, clock, ids, links, limits }: DownloadsParts): Downloads => {
  const rates = createRates(clock)
  const count = async (siteId: string, list: readonly Rate[]): Promise<void> => {
    if (!limits) return
    const refused = await database.transaction(async (tx) => {
      for (const rate of list) {
        const full = await rates.count(tx, siteId, rate)
        if (full) return full
      }
      return undefined
    })
    if (refused) throw fail('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(refused.waitMs / 1000) })
  }

  return {
    list: async ({ actor, at, input: { id } }) => {
      const order = await ordersStore.find(database, actor.siteId, id)
      if (!order || !(isMerchantSide(actor) || order.ownerKey === principalOf(actor)))
        throw fail('ORDER_NOT_FOUND')
      const files = await filesOfOrder(database, order)
      const named = { siteId: actor.siteId, orderId: order.id }
      return { downloads: files.map((file) => shownDownload(links, named, file, at)) }
    },

    open: async (linked, network) => {
      const order = await ordersStore.find(database, linked.siteId, linked.orderId)
      const files = order ? await filesOfOrder(database, order) : []
      const found = files.find(
        ({ lineId, file }) => lineId === linked.lineId && file.fileId === linked.fileId,
      )
      if (found) await count(linked.siteId, ratesOfOpening(linked, network))
      return found
    },

    mailLinks: async ({ siteId, orderId }, network) => {
      await count(siteId, ratesOfMailing({ orderId }, network))
      await database.transaction(async (tx) => {
        const order = await ordersStore.find(tx, siteId, orderId)
        if (order) await queueDownloads(tx, order, { ids, at: clock.now() })
      })
    },
  }
}
