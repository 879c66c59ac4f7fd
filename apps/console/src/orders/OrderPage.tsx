import { Alert, Badge, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { orders } from '@vitrine/client/ecom'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { SendOrderLink } from '../drafts/SendLinkDialog.tsx'
import { useWords } from '../messages/words.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { MainAndAside } from '../parts/MainAndAside.tsx'
import { type OtherAction, PageActions } from '../parts/PageActions.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { OrderBuyer } from './OrderBuyer.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderNeighbors } from './OrderNeighbors.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { ORDER_KEYS } from './order-dialog.ts'
import { useOrderTexts } from './order-texts.ts'
import { FulfillDialog } from './parcels/FulfillDialog.tsx'
import { OrderParcels } from './parcels/OrderParcels.tsx'
import { useParcels } from './parcels/read-parcels.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { FulfillmentBadge, PaymentBadge } from './StatusBadge.tsx'
import { OrderTags } from './tags/OrderTags.tsx'
import { useOrderEdit } from './use-order-edit.ts'

/** One order: its lines, buyer, payment and history. */
export function OrderPage() {
  const { t } = useWords()
  const { orderId = '' } = useParams()
  const query = useQuery({
    queryKey: ['order', orderId],
    queryFn: () => shop.orders.getOrder(orderId),
  })
  const { search } = useLocation()
  const back = { to: `/orders${search}`, label: t.pages.orders }
  return (
    <LoadedPage query={query} title={t.orders.order} back={back}>
      {(order) => <LoadedOrder key={order._id} order={order} back={back} />}
    </LoadedPage>
  )
}

function LoadedOrder({ order, back }: { order: orders.Order; back: { to: string; label: string } }) {
  const { t, time } = useWords()
  const [open, setOpen] = useState<'fulfill' | 'refund' | 'cancel' | 'link'>()
  const close = () => setOpen(undefined)
  const read = useParcels(order._id)
  const parcels = read ?? []
  const pay = useAction(
    () => shop.orderMoney.markOrderAsPaid(order._id),
    ORDER_KEYS,
    () => t.orders.markedPaid,
  )
  const isCanceled = order.status === 'CANCELED'
  const paid = Number(order.balanceSummary?.paid.amount ?? 0)
  const refunded = Number(order.balanceSummary?.refunded.amount ?? 0)
  const owes = Number(order.balanceSummary?.balance.amount ?? 0) > 0
  const edit = useOrderEdit(order)
  const texts = useOrderTexts(order)
  const others: OtherAction[] = [
    ...when(isCancelable(order), {
      label: t.orders.cancel,
      run: () => setOpen('cancel'),
      isDestructive: true,
    }),
    ...when(paid > refunded, { label: t.orders.refund, run: () => setOpen('refund') }),
    ...(edit ? [edit] : []),
    ...when(!isCanceled && owes && Boolean(order.buyerInfo?.email), {
      label: t.drafts.send,
      run: () => setOpen('link'),
    }),
    ...when(!isCanceled && owes, {
      label: t.orders.markPaid,
      run: () => pay.run(undefined),
      isRunning: pay.isRunning,
    }),
  ]
  const [isSurprised, setSurprised] = useState(false)
  const isTooLate = isCanceled && (open === 'fulfill' || open === 'link' || open === 'cancel')
  useEffect(() => {
    if (!isTooLate) return
    setOpen(undefined)
    setSurprised(true)
  }, [isTooLate])
  return (
    <>
      <PageHead
        title={t.orders.number(order.number)}
        back={back}
        beside={
          <Group gap={6}>
            <PaymentBadge status={order.status} payment={order.paymentStatus} />
            <FulfillmentBadge status={order.status} fulfillment={order.fulfillmentStatus} delivered={order} />
            {order.archived && (
              <Badge variant="light" color="gray" tt="none">
                {t.orders.inArchive}
              </Badge>
            )}
            {isCanceled && order.paymentStatus === 'FULLY_REFUNDED' && (
              <Badge variant="light" color="gray" tt="none">
                {t.orders.canceled}
              </Badge>
            )}
          </Group>
        }
      >
        <OrderNeighbors orderId={order._id} />
        <PageActions others={others}>
          {!isCanceled && order.fulfillmentStatus !== 'FULFILLED' && (
            <Button disabled={!read} onClick={() => setOpen('fulfill')}>
              {texts.fulfill}
            </Button>
          )}
        </PageActions>
      </PageHead>
      {isSurprised && (
        <Alert color="orange" role="alert" mb="md">
          {t.problem.codes.ORDER_IS_CANCELED}
        </Alert>
      )}
      <MainAndAside
        aside={
          <>
            <OrderBuyer order={order} placed={time(order._createdDate)} />
            <OrderTags order={order} />
          </>
        }
      >
        <OrderLines order={order} parcels={parcels} />
        <OrderParcels order={order} parcels={parcels} />
        <OrderPayments order={order} />
        <OrderHistory order={order} />
      </MainAndAside>
      <FulfillDialog
        key={`parcels ${parcels.length}`}
        order={order}
        parcels={parcels}
        isOpen={open === 'fulfill'}
        close={close}
      />
      <RefundDialog key={`${refunded}`} order={order} isOpen={open === 'refund'} close={close} />
      {open === 'link' && <SendOrderLink order={order} close={close} />}
      <CancelDialog order={order} isOpen={open === 'cancel'} close={close} />
    </>
  )
}

const when = (isPossible: boolean, action: OtherAction): OtherAction[] => (isPossible ? [action] : [])

/** What was sent can only be refunded. */
const isCancelable = ({ status, fulfillmentStatus, shippingInfo }: orders.Order): boolean =>
  status !== 'CANCELED' && (fulfillmentStatus === 'NOT_FULFILLED' || !shippingInfo)
