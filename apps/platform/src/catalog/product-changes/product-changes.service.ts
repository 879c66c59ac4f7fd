import type * as wire from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { fail, InvalidArgument, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { jobPlaceOf } from '../../floor/jobs/job-place.ts'
import type { JobProcess } from '../../floor/jobs/job-process.ts'
import { cursorNumbers, pageOf } from '../../floor/query/page.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call, UseCase } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import type { Site } from '../../shop/sites/site.ts'
import { type ImportRecord, importsStore } from '../exchange/imports.store.ts'
import { keptChangesStore } from '../exchange/kept/kept-changes.store.ts'
import { collectionsStore } from '../products/records/collections.store.ts'
import { adjustBreaches, setBreaches } from '../products/write/bulk-edit.ts'
import { partsOf } from './changing-products.ts'
import { editBreaches } from './edited-product.ts'
import { readFilter } from './matching-products.ts'
import { previewChange } from './preview-change.ts'
import { type ProductChangeRecord, productChangeOf, type RequestedChange } from './product-change.ts'
import { productChangesStore } from './product-changes.store.ts'
import { valuesBreaches } from './product-values.ts'

/** Changes of many products, for merchants and apps. */
export interface ProductChanges {
  /**
   * Changes products by their ids. There is no limit here: the caller sets one.
   *
   * @param also - writes more in the transaction that starts the change
   */
  readonly startOn: (
    call: Pick<Call<unknown>, 'actor' | 'at' | 'attempt'>,
    productIds: readonly string[],
    request: Pick<RequestedChange, 'edit' | 'byFilter'>,
    also?: (tx: Transaction) => Promise<void>,
  ) => Promise<wire.ProductChangeResponse>
  readonly start: UseCase<typeof operations.startProductChange>
  readonly preview: UseCase<typeof operations.previewProductChange>
  readonly get: UseCase<typeof operations.getProductChange>
  readonly list: UseCase<typeof operations.listProductChanges>
  readonly undo: UseCase<typeof operations.undoProductChange>
  readonly undoImport: UseCase<typeof operations.undoProductImport>
  readonly failures: UseCase<typeof operations.listProductChangeFailures>
  readonly cancel: UseCase<typeof operations.cancelProductChange>
}

export interface ProductChangesParts {
  readonly database: Database
  readonly ids: Ids
  readonly jobs: Pick<JobProcess, 'wake'>
}

const PAGE = 100
const LISTED = 50
const ENDED: readonly wire.ProductChangeStatus[] = ['DONE', 'CANCELLED', 'FAILED']

/** Another undo of the same import started first. */
class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

export const createProductChanges = (parts: ProductChangesParts): ProductChanges => {
  const { database, ids: newIds, jobs } = parts

  const find = async (siteId: string, changeId: string): Promise<ProductChangeRecord> => {
    const found = await productChangesStore.find(database, siteId, changeId)
    if (!found) throw fail('PRODUCT_CHANGE_NOT_FOUND')
    return found
  }

  const assertMeaningful = async (
    site: Site,
    input: Omit<wire.StartProductChangeRequest, 'ids'>,
  ): Promise<void> => {
    const { set, adjust, edit, items, filter, collectionId } = input
    const { siteId, currency } = site
    const violations = [
      ...(set ? setBreaches(set, currency) : []),
      ...(adjust ? adjustBreaches(adjust, currency) : []),
      ...(edit ? editBreaches(edit, currency) : []),
      ...(items ? valuesBreaches(items, currency) : []),
    ]
    if (violations.length > 0) throw new InvalidArgument(violations)
    readFilter(filter, site)
    const named = [...(edit?.collections?.add ?? []), ...(collectionId === undefined ? [] : [collectionId])]
    const known = await collectionsStore.numbers(database, siteId, named)
    if (named.some((id) => !known.has(id))) throw fail('COLLECTION_NOT_FOUND')
  }

  /** Saves a change with the ids of its products, if they are known, and wakes what carries it out. */
  const begin = (
    call: Pick<Call<unknown>, 'attempt'>,
    change: ProductChangeRecord,
    productIds: readonly string[] | undefined,
    also: (tx: Transaction, changeId: string) => Promise<void> = async () => {},
    items: readonly wire.ProductValues[] = [],
  ): Promise<wire.ProductChangeResponse> => {
    const { siteId, changeId, request } = change
    const parts = partsOf(productIds ?? [])
    return once(
      database,
      call.attempt(),
      changeId,
      async (claim) => {
        await database.transaction(async (tx) => {
          await claim?.(tx)
          await also(tx, changeId)
          await productChangesStore.start(tx, change)
          await productChangesStore.addParts(tx, { siteId, jobId: changeId }, 0, parts)
          await productChangesStore.addItems(tx, { siteId, jobId: changeId }, items)
          const after = { ...request, ...(productIds && { productCount: productIds.length }) }
          noteChange(tx, { entityType: 'PRODUCT_CHANGE', entityId: changeId, before: null, after })
        })
        jobs.wake(`product change ${changeId}`)
        return { productChange: productChangeOf(change) }
      },
      async (known) => ({ productChange: productChangeOf(await find(siteId, known)) }),
    )
  }

  /** A change of known products. One of no products has ended as soon as it begins. */
  const beginOn = (
    call: Pick<Call<unknown>, 'at' | 'attempt'>,
    siteId: string,
    productIds: readonly string[],
    request: RequestedChange,
    also?: (tx: Transaction, changeId: string) => Promise<void>,
  ): Promise<wire.ProductChangeResponse> => {
    const { at } = call
    const total = productIds.length
    return begin(
      call,
      {
        ...{ siteId, changeId: newIds.guid(), status: total === 0 ? 'DONE' : 'WAITING', request, total },
        ...{ counted: total, countedTo: 0, done: 0, changed: 0, unchanged: 0, unchangedIds: [], failed: 0 },
        ...{ createdAt: at, updatedAt: at },
      },
      productIds,
      also,
    )
  }

  const findEndedImport = async (siteId: string, importId: string): Promise<ImportRecord> => {
    const found = await importsStore.find(database, siteId, importId)
    if (!found) throw fail('IMPORT_NOT_FOUND')
    if (found.dryRun) throw refuse('id', 'VALIDATION', 'is a dry run, which changed nothing')
    if (found.status !== 'DONE' && found.status !== 'FAILED') throw fail('IMPORT_NOT_ENDED')
    return found
  }

  return {
    startOn: async (call, productIds, request, also) =>
      beginOn(call, call.actor.siteId, productIds, request, also),

    start: async (call) => {
      const { input, at } = call
      const site = await call.site()
      const { siteId } = site
      await assertMeaningful(site, input)
      const { ids, items, ...asked } = input
      const request: RequestedChange = { ...asked, ...(items && { hasItems: true }) }
      const distinct = items ? items.map(({ productId }) => productId) : ids && [...new Set(ids)]
      const change: ProductChangeRecord = {
        ...{ siteId, changeId: newIds.guid(), status: 'WAITING', request, total: distinct?.length },
        ...{
          counted: distinct?.length ?? 0,
          countedTo: 0,
          done: 0,
          changed: 0,
          unchanged: 0,
          unchangedIds: [],
          failed: 0,
        },
        ...{ createdAt: at, updatedAt: at },
      }
      return begin(call, change, distinct, undefined, items)
    },

    preview: async ({ site: findSite, input }) => {
      const site = await findSite()
      await assertMeaningful(site, input)
      return { previews: await previewChange(database, site, input) }
    },

    list: async ({ actor: { siteId }, input: { limit = LISTED, cursor } }) => {
      const found = await productChangesStore.list(database, siteId, jobPlaceOf(cursor), limit + 1)
      const { page, ...next } = pageOf(found, limit, ({ createdAt, changeId }) => `${createdAt}_${changeId}`)
      return { productChanges: page.map(productChangeOf), ...next }
    },

    undo: async (call) => {
      const { actor, input } = call
      const { siteId } = actor
      const undone = await find(siteId, input.id)
      if (!ENDED.includes(undone.status)) throw fail('PRODUCT_CHANGE_NOT_ENDED')
      if (undone.request.byFilter)
        throw refuse('id', 'VALIDATION', "is a change by a filter of Catalog V3, which can't be undone")
      if (undone.request.undoesImport)
        throw refuse('id', 'VALIDATION', "undoes an import, and can't be undone; import the file again")
      const ids = await productChangesStore.changedIds(database, { siteId, jobId: input.id })
      return beginOn(call, siteId, ids, { undoes: input.id })
    },

    undoImport: async (call) => {
      const { siteId } = call.actor
      const { id } = call.input
      for (;;) {
        const undone = await findEndedImport(siteId, id)
        const known = await productChangesStore.find(database, siteId, undone.undoneBy)
        if (known && !ENDED.includes(known.status)) return { productChange: productChangeOf(known) }
        const ids = await keptChangesStore.productIds(database, { siteId, jobId: id })
        try {
          return await beginOn(call, siteId, ids, { undoesImport: id }, async (tx, changeId) => {
            if (!(await importsStore.undo(tx, undone, changeId))) throw new Overtaken()
          })
        } catch (error) {
          if (!(error instanceof Overtaken)) throw error
        }
      }
    },

    get: async ({ actor: { siteId }, input: { id } }) => ({
      productChange: productChangeOf(await find(siteId, id)),
    }),

    failures: async ({ actor: { siteId }, input: { id, limit = PAGE, cursor } }) => {
      await find(siteId, id)
      const [from = 0] = cursorNumbers(cursor, 1)
      const found = await productChangesStore.failures(database, siteId, id, from, limit + 1)
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
