import type {
  AddActivitiesRequest,
  AddActivitiesResponse,
  AddActivityRequest,
  AddActivityResponse,
  DeleteActivityRequest,
  Order,
  OrderResponse,
  UpdateActivityRequest,
} from '@vitrine/contract'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { changeOrder, type OrderChange } from '../change-order.ts'
import type { StoredOrder } from '../order.ts'
import { showOrder } from '../show-order.ts'
import { addNotes, changeNote, deleteNote } from './notes.ts'

/** The notes that staff write into an order's history. */
export interface NotesService {
  add(call: Call<AddActivityRequest>): Promise<AddActivityResponse>
  addMany(call: Call<AddActivitiesRequest>): Promise<AddActivitiesResponse>
  update(call: Call<UpdateActivityRequest>): Promise<OrderResponse>
  delete(call: Call<DeleteActivityRequest>): Promise<OrderResponse>
}

export const createNotes = (database: Database, ids: Ids): NotesService => {
  const changed = async (
    call: Call<unknown>,
    orderId: string,
    decide: (order: StoredOrder, tx: Transaction) => OrderChange | Promise<OrderChange>,
  ): Promise<Order> => {
    const site = await call.site()
    const order = await database.transaction((tx) =>
      changeOrder(tx, site, orderId, { ids, at: call.at }, (found) => decide(found, tx)),
    )
    return showOrder(order, site)
  }
  const add = async (call: Call<unknown>, orderId: string, messages: readonly string[]) => {
    const notes = messages.map((message) => ({ id: ids.guid(), message }))
    const order = await changed(call, orderId, (found, tx) => addNotes(tx, found, notes, call.at))
    return { order, ids: notes.map(({ id }) => id) }
  }

  return {
    add: async (call) => {
      const { id: orderId, activity } = call.input
      const added = await add(call, orderId, [activity.merchantComment.message])
      return { order: added.order, activityId: added.ids[0] ?? '' }
    },
    addMany: async (call) => {
      const { orderId, orderActivities } = call.input
      const messages = orderActivities.map(({ merchantComment }) => merchantComment.message)
      const added = await add(call, orderId, messages)
      return { order: added.order, activityIds: added.ids }
    },
    update: async (call) => {
      const { id, activityId, activity } = call.input
      const { message } = activity.merchantComment
      return { order: await changed(call, id, (order) => changeNote(order, activityId, message)) }
    },
    delete: async (call) => {
      const { id, activityId } = call.input
      return { order: await changed(call, id, (order) => deleteNote(order, activityId)) }
    },
  }
}
