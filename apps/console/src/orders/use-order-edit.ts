import type { orders } from '@vitrine/client/ecom'
import { useNavigate } from 'react-router'
import { useDraftability } from '../drafts/read-drafts.ts'
import { useWords } from '../messages/words.tsx'
import type { OtherAction } from '../parts/PageActions.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { ORDER_KEYS } from './order-dialog.ts'

/** Opens the edit of an order, which all staff share; undefined once it can't be edited. */
export const useOrderEdit = (order: orders.Order): OtherAction | undefined => {
  const { t } = useWords()
  const navigate = useNavigate()
  const isOpen = order.status === 'APPROVED' && order.fulfillmentStatus === 'NOT_FULFILLED'
  const { data } = useDraftability(order._id, isOpen)
  const edit = useAction(
    () => shop.draftOrders.createDraftOrder({ sourceOrderId: order._id }),
    ORDER_KEYS,
    (_, { calculatedDraftOrder }) => {
      navigate(`/orders/drafts/${calculatedDraftOrder.draftOrder._id}`)
      return undefined
    },
  )
  if (!isOpen || !data?.orderDraftable) return undefined
  return { label: t.orders.edit, run: () => edit.run(undefined), isRunning: edit.isRunning }
}
