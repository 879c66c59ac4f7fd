import { Button } from '@mantine/core'
import type { orders } from '@vitrine/client/ecom'
import { useNavigate } from 'react-router'
import { useDraftability } from '../drafts/read-drafts.ts'
import { useWords } from '../messages/words.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { ORDER_KEYS } from './order-dialog.ts'

/** Leads to the edit of an order, which all staff share; nothing once it can't be edited. */
export function EditOrderButton({ order }: { readonly order: orders.Order }) {
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
  if (!isOpen || !data?.orderDraftable) return null
  return (
    <Button variant="default" loading={edit.isRunning} onClick={() => edit.run(undefined)}>
      {t.orders.edit}
    </Button>
  )
}
