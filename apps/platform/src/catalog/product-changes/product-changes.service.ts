import type * as wire from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import { fail, InvalidArgument, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { JobProcess } from '../../floor/jobs/job-process.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import type { Site } from '../../shop/sites/site.ts'
import { collectionsStore } from '../products/records/collections.store.ts'
import { adjustBreaches, setBreaches } from '../products/write/bulk-edit.ts'
import { partsOf } from './changing-products.ts'
import { readFilter } from './matching-products.ts'
import { type ProductChangeRecord, productChangeOf } from './product-change.ts'
import { productChangesStore } from './product-changes.store.ts'

type Answer<Input, Output> = (call: Call<Input>) => Promise<Output>

/** Changes of many products, for merchants and apps. */
export interface ProductChanges {
  readonly start: Answer<wire.StartProductChangeRequest, wire.ProductChangeResponse>
  readonly get: Answer<wire.GetProductChangeRequest, wire.ProductChangeResponse>
  readonly failures: Answer<wire.ListProductChangeFailuresRequest, wire.ListProductChangeFailuresResponse>
  readonly cancel: Answer<wire.CancelProductChangeRequest, wire.ProductChangeResponse>
}

export interface ProductChangesParts {
  readonly database: Database
  readonly ids: Ids
  readonly jobs: Pick<JobProcess, 'wake'>
}

const PAGE = 100

export const createProductChanges = (parts: ProductChangesParts): ProductChanges => {
  const { database, ids: newIds, jobs } = parts

  const find = async (siteId: string, changeId: string): Promise<ProductChangeRecord> => {
    const found = await productChangesStore.find(database, siteId, changeId)
    if (!found) throw fail('PRODUCT_CHANGE_NOT_FOUND')
    return found
  }

  const assertMeaningful = async (site: Site, input: wire.StartProductChangeRequest): Promise<void> => {
    const { set, adjust, filter, collectionId } = input
    const { siteId, currency } = site
    const violations = [
      ...(set ? setBreaches(set, currency) : []),
      ...(adjust ? adjustBreaches(adjust, currency) : []),
    ]
    if (violations.length > 0) throw new InvalidArgument(violations)
    readFilter(filter, site)
    if (collectionId === undefined) return
    const known = await collectionsStore.numbers(database, siteId, [collectionId])
    if (known.size === 0) throw fail('COLLECTION_NOT_FOUND')
  }

  return {
    start: async (call) => {
      const { input, at } = call
      const site = await call.site()
      const { siteId } = site
      await assertMeaningful(site, input)
      const { ids, ...request } = input
      const distinct = ids && [...new Set(ids)]
      const change: ProductChangeRecord = {
        ...{ siteId, changeId: newIds.guid(), status: 'WAITING', request, total: distinct?.length },
        ...{ counted: distinct?.length ?? 0, countedTo: 0, done: 0, changed: 0, unchanged: 0, failed: 0 },
        ...{ createdAt: at, updatedAt: at },
      }
      const parts = partsOf(distinct ?? [])
      return once(
        database,
        call.attempt(),
        change.changeId,
        async (claim) => {
          await database.transaction(async (tx) => {
            await claim?.(tx)
            await productChangesStore.start(tx, change)
            await productChangesStore.addParts(tx, { siteId, jobId: change.changeId }, 0, parts)
            const after = { ...request, ...(distinct && { productCount: distinct.length }) }
            noteChange(tx, { entityType: 'PRODUCT_CHANGE', entityId: change.changeId, before: null, after })
          })
          jobs.wake()
          return { productChange: productChangeOf(change) }
        },
        async (changeId) => ({ productChange: productChangeOf(await find(siteId, changeId)) }),
      )
    },

    get: async ({ actor: { siteId }, input: { id } }) => ({
      productChange: productChangeOf(await find(siteId, id)),
    }),

    failures: async ({ actor: { siteId }, input: { id, limit = PAGE, cursor = '0' } }) => {
      await find(siteId, id)
      if (!/^\d{1,15}$/.test(cursor))
        throw refuse('cursor', 'FORMAT', 'must be a nextCursor of an earlier page')
      const found = await productChangesStore.failures(database, siteId, id, Number(cursor), limit + 1)
      const next = found[limit]
      return {
        failures: found.slice(0, limit).map(({ productId, error }) => ({ productId, error })),
        ...(next && { nextCursor: String(next.place) }),
      }
    },

    cancel: async ({ actor: { siteId }, at, input: { id } }) => {
      await database.transaction(async (tx) => {
        const ended = await productChangesStore.end(tx, { siteId, jobId: id }, 'CANCELLED', at)
        const after = { status: 'CANCELLED' }
        if (ended > 0) noteChange(tx, { entityType: 'PRODUCT_CHANGE', entityId: id, before: {}, after })
      })
      return { productChange: productChangeOf(await find(siteId, id)) }
    },
  }
}
