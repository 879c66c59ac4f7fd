import type { Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { OrderChange } from '../change-order.ts'
import { authorOf } from '../change-order.ts'
import type { StoredActivity, StoredOrder } from '../order.ts'

/** Adds notes to the history of a locked order. */
export const addNotes = async (
  tx: Transaction,
  order: StoredOrder,
  notes: readonly { readonly id: string; readonly message: string }[],
  at: number,
): Promise<OrderChange> => {
  const author = await authorOf(tx)
  const added = notes.map(
    (note): StoredActivity => ({
      ...{ ...note, type: 'MERCHANT_COMMENT', at },
      ...(author !== undefined && { author }),
    }),
  )
  return withActivities(order, [...order.document.activities, ...added])
}

/**
 * Gives a note another text.
 * @throws {Failure} ACTIVITY_NOT_FOUND
 */
export const changeNote = (order: StoredOrder, noteId: string, message: string): OrderChange => {
  assertNote(order, noteId)
  const { activities } = order.document
  return withActivities(
    order,
    activities.map((each) => (each.id === noteId ? { ...each, message } : each)),
  )
}

/**
 * Deletes a note.
 * @throws {Failure} ACTIVITY_NOT_FOUND
 */
export const deleteNote = (order: StoredOrder, noteId: string): OrderChange => {
  assertNote(order, noteId)
  return withActivities(
    order,
    order.document.activities.filter(({ id }) => id !== noteId),
  )
}

/** Everything else in a history says what happened, and stays. */
const assertNote = ({ document }: StoredOrder, noteId: string): void => {
  const note = document.activities.find(({ id }) => id === noteId)
  if (note?.type !== 'MERCHANT_COMMENT') throw fail('ACTIVITY_NOT_FOUND')
}

const withActivities = (order: StoredOrder, activities: readonly StoredActivity[]): OrderChange => ({
  after: { ...order, document: { ...order.document, activities } },
  activities: [],
  events: ['updated'],
})
