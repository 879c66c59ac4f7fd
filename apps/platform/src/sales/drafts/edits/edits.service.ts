import type {
  CommitDraftOrderRequest,
  CommitDraftOrderResponse,
  CreateDraftOrderResponse,
  OrderDraftabilityRequest,
  OrderDraftabilityResponse,
} from '@vitrine/contract'
import type { StockKeeper } from '../../../catalog/inventory/stock-keeper.ts'
import type { Database } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { createdBy } from '../../checkout/checkout-visit.ts'
import { ordersStore } from '../../orders/orders.store.ts'
import { showOrder } from '../../orders/show-order.ts'
import type { StoredDraft } from '../kept/draft.ts'
import { draftsStore } from '../kept/drafts.store.ts'
import { commitEdit } from './commit-edit.ts'
import { draftabilityOf } from './draftable.ts'
import { basisOf, editOf, orderDigest } from './order-basis.ts'
import { type EditParts, showEdit } from './show-edit.ts'

/** Edits of orders that weren't sent yet. Each order has one at a time, which all of its staff share. */
export interface EditsService {
  draftability(call: Call<OrderDraftabilityRequest>): Promise<OrderDraftabilityResponse>
  /**
   * Starts an edit, or returns the one that is under way. One that the order has left behind is replaced.
   * @throws {Failure} ORDER_CANNOT_BE_EDITED
   */
  start(call: Call<unknown>, orderId: string): Promise<CreateDraftOrderResponse>
  /**
   * Changes the order.
   * @throws {Failure} DRAFT_ORDER_DOES_NOT_EXIST; DRAFT_ORDER_ALREADY_COMMITTED, also for a draft of a new order; what
   * `commitEdit` throws. The order and the draft stay as they were then.
   */
  commit(call: Call<CommitDraftOrderRequest>): Promise<CommitDraftOrderResponse>
}

export type EditsParts = EditParts & {
  readonly database: Database
  readonly ids: Ids
  readonly stock: StockKeeper
}

export const createEdits = ({ database, ids, stock, ...parts }: EditsParts): EditsService => ({
  draftability: async (call) => {
    const { orderId } = call.input
    const site = await call.site()
    const order = await ordersStore.find(database, site.siteId, orderId)
    if (!order) return { orderId, orderDraftable: false, nonDraftableReasons: ['ORDER_NOT_FOUND'] }
    const found = await draftabilityOf(database, site, order)
    const nonDraftableReasons = 'reasons' in found ? [...found.reasons] : []
    return { orderId, orderDraftable: nonDraftableReasons.length === 0, nonDraftableReasons }
  },

  start: async ({ actor, at, site: siteOf }, orderId) => {
    const site = await siteOf()
    const { siteId } = site
    return database.transaction(async (tx) => {
      const order = await ordersStore.lock(tx, siteId, orderId)
      if (!order) throw fail('ORDER_CANNOT_BE_EDITED', { nonDraftableReasons: ['ORDER_NOT_FOUND'] })
      const found = await draftabilityOf(tx, site, order)
      if ('reasons' in found) throw fail('ORDER_CANNOT_BE_EDITED', { nonDraftableReasons: found.reasons })
      const open = await draftsStore.openOf(tx, siteId, orderId)
      if (open && basisOf(open.document).order === orderDigest(order))
        return {
          calculatedDraftOrder: await showEdit(tx, parts, site, open, at),
          preexistingDraftOrder: true,
        }
      if (open) {
        await draftsStore.remove(tx, siteId, open.id)
        noteChange(tx, { entityType: 'DRAFT_ORDER', entityId: open.id, after: null })
      }
      const draft: StoredDraft = {
        ...{ siteId, id: ids.guid(), status: 'DRAFT', createdAt: at, updatedAt: at },
        ownerKey: order.ownerKey ?? `visitor:${ids.guid()}`,
        sourceOrderId: orderId,
        document: editOf(order, found.lines, { ids, createdBy: createdBy(actor) }),
      }
      const calculatedDraftOrder = await showEdit(tx, parts, site, draft, at)
      const { draftOrder: after } = calculatedDraftOrder
      await draftsStore.insert(tx, draft, after)
      noteChange(tx, { entityType: 'DRAFT_ORDER', entityId: draft.id, before: null, after })
      return { calculatedDraftOrder, preexistingDraftOrder: false }
    })
  },

  commit: async (call) => {
    const { at, input } = call
    const site = await call.site()
    const { siteId } = site
    const seen = await draftsStore.find(database, siteId, input.draftOrderId)
    return database.transaction(async (tx) => {
      // The order comes before its draft, as when an edit starts.
      if (seen?.sourceOrderId !== undefined) await ordersStore.lock(tx, siteId, seen.sourceOrderId)
      const draft = await draftsStore.lock(tx, siteId, input.draftOrderId)
      if (!draft) throw fail('DRAFT_ORDER_DOES_NOT_EXIST')
      const { sourceOrderId: orderId } = draft
      if (draft.status === 'COMMITTED')
        throw fail('DRAFT_ORDER_ALREADY_COMMITTED', { orderId: draft.orderId })
      if (orderId === undefined)
        throw fail('ORDER_CANNOT_BE_EDITED', { nonDraftableReasons: ['ORDER_NOT_FOUND'] })
      const { draftOrder } = await showEdit(tx, parts, site, draft, at)
      const order = await commitEdit(tx, site, draft, input, { ...parts, stock, ids, at })
      const committed = { ...draftOrder, status: 'COMMITTED' as const }
      await draftsStore.update(tx, draft, committed)
      if (!(await draftsStore.commit(tx, draft, orderId, at))) throw fail('DRAFT_ORDER_ALREADY_COMMITTED')
      noteChange(tx, { entityType: 'DRAFT_ORDER', entityId: draft.id, after: committed })
      return { committedDraftOrder: committed, orderAfterCommit: showOrder(order, site) }
    })
  },
})
