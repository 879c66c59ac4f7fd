import type {
  AbandonedCheckout,
  AbandonedCheckoutIdRequest,
  BulkDeleteAbandonedCheckoutsRequest,
  Empty,
  GetAbandonedCheckoutResponse,
  QueryAbandonedCheckoutsRequest,
  QueryAbandonedCheckoutsResponse,
  RawHttpResponse,
  RedirectToCheckoutRequest,
  V3BulkResponse,
} from '@vitrine/contract'
import type { OfferImage } from '../../catalog/products/records/offer.ts'
import { bulkAnswer, failed, succeeded } from '../../catalog/v3/bulk-results.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import type { Site } from '../../shop/sites/site.ts'
import { checkoutStore } from '../checkout/checkout.store.ts'
import { queryAbandoned } from './abandoned-query.ts'
import { abandonedStore, type LeftCheckout } from './kept/abandoned.store.ts'
import { showAbandoned } from './show-abandoned.ts'

/** Checkouts that their buyers left, for merchants and apps. */
export interface AbandonedService {
  /** @throws {Failure} CHECKOUT_NOT_FOUND, as in all calls that name one */
  get(call: Call<AbandonedCheckoutIdRequest>): Promise<GetAbandonedCheckoutResponse>
  query(call: Call<QueryAbandonedCheckoutsRequest>): Promise<QueryAbandonedCheckoutsResponse>
  /** Takes one off the list; the checkout itself stays as it is, and its buyer isn't reminded. */
  delete(call: Call<AbandonedCheckoutIdRequest>): Promise<Empty>
  /** Each is taken off on its own; one that fails doesn't stop the others. */
  bulkDelete(call: Call<BulkDeleteAbandonedCheckoutsRequest>): Promise<V3BulkResponse>
  redirect(call: Call<RedirectToCheckoutRequest>): Promise<RawHttpResponse>
}

export interface AbandonedParts {
  readonly database: Database
  /** Shown for a product without a picture. */
  readonly placeholder: OfferImage
  /** Where a buyer continues a checkout. */
  readonly urlOf: (siteId: string, checkoutId: string) => string
}

export const createAbandoned = ({ database, placeholder, urlOf }: AbandonedParts): AbandonedService => {
  const found = async (siteId: string, given: string): Promise<LeftCheckout> => {
    const left = await abandonedStore.find(database, { siteId, checkoutId: given.toLowerCase() })
    if (!left || left.status === 'DELETED') throw fail('CHECKOUT_NOT_FOUND')
    return left
  }

  /** A checkout may be deleted while the list is read; it is left out then. */
  const shown = async (site: Site, all: readonly LeftCheckout[]): Promise<AbandonedCheckout[]> => {
    const checkouts = await checkoutStore.list(
      database,
      site.siteId,
      all.map(({ checkoutId }) => checkoutId),
    )
    return all.flatMap((left) => {
      const checkout = checkouts.get(left.checkoutId)
      return checkout ? [showAbandoned(left, checkout, { site, placeholder, urlOf })] : []
    })
  }

  const remove = async ({ siteId, checkoutId }: LeftCheckout, at: number): Promise<void> =>
    database.transaction(async (tx) => {
      await checkoutStore.lock(tx, siteId, checkoutId)
      const left = await abandonedStore.lock(tx, { siteId, checkoutId })
      if (!left || left.status === 'DELETED') throw fail('CHECKOUT_NOT_FOUND')
      const settled = left.reminder === 'WAITING' ? ({ reminder: 'SKIPPED', reminderAt: at } as const) : {}
      await abandonedStore.update(tx, { ...left, ...settled, status: 'DELETED', updatedAt: at })
      noteChange(tx, {
        ...{ entityType: 'CHECKOUT', entityId: checkoutId },
        ...{ before: { isListedAsLeft: true }, after: { isListedAsLeft: false } },
      })
    })

  return {
    get: async (call) => {
      const site = await call.site()
      const [abandonedCheckout] = await shown(site, [
        await found(site.siteId, call.input.abandonedCheckoutId),
      ])
      if (!abandonedCheckout) throw fail('CHECKOUT_NOT_FOUND')
      return { abandonedCheckout }
    },

    query: async (call) => {
      const site = await call.site()
      const { rows, next, prev } = await queryAbandoned(database, site.siteId, call.input.query)
      const abandonedCheckouts = await shown(site, rows)
      return { abandonedCheckouts, metadata: { count: abandonedCheckouts.length, cursors: { next, prev } } }
    },

    delete: async (call) => {
      await remove(await found(call.actor.siteId, call.input.abandonedCheckoutId), call.at)
      return {}
    },

    bulkDelete: async (call) => {
      const results: V3BulkResponse['results'] = []
      for (const [index, id] of call.input.abandonedCheckoutIds.entries()) {
        try {
          await remove(await found(call.actor.siteId, id), call.at)
          results.push({ itemMetadata: succeeded(id, index) })
        } catch (error) {
          results.push({ itemMetadata: failed(id, index, error) })
        }
      }
      return bulkAnswer(results)
    },

    redirect: async (call) => {
      const { siteId, checkoutId } = await found(call.actor.siteId, call.input.abandonedCheckoutId)
      return { statusCode: 302, headers: [{ key: 'Location', value: urlOf(siteId, checkoutId) }] }
    },
  }
}
