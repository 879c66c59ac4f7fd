import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { order } from './cart.shapes.ts'

const gives = { order }

type Order = Answer<wire.Order, typeof order>
/** A note to write into the history of an order. */
type Note = Argument<wire.AddActivityRequest['activity']>
/** A note of an order. */
interface NoteOfOrder {
  readonly _id: string
  readonly activityId: string
}

export const addActivity: (_id: string, activity: Note) => Promise<{ order: Order; activityId: string }> =
  /* @__PURE__ */ method(operations.addActivity, (_id, activity) => ({ _id, activity }), { gives })

export const updateActivity: (identifiers: NoteOfOrder, activity: Note) => Promise<{ order: Order }> =
  /* @__PURE__ */ method(
    operations.updateActivity,
    (identifiers, activity) => ({ ...identifiers, activity }),
    {
      gives,
    },
  )

export const deleteActivity: (identifiers: NoteOfOrder) => Promise<{ order: Order }> = /* @__PURE__ */ method(
  operations.deleteActivity,
  (identifiers) => ({ ...identifiers }),
  { gives },
)

export const aggregateOrders: (
  options: Argument<wire.AggregateOrdersRequest>,
) => Promise<Required<Answer<wire.AggregateOrdersResponse>>> = /* @__PURE__ */ method(
  operations.aggregateOrders,
  (options) => ({ ...options }),
)
