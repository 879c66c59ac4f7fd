import { Badge } from '@mantine/core'
import { useWords } from '../messages/words.tsx'

const PAYMENT_COLORS: Readonly<Record<string, string>> = {
  PAID: 'green',
  NOT_PAID: 'orange',
  PENDING: 'orange',
  PARTIALLY_PAID: 'orange',
  PARTIALLY_REFUNDED: 'grape',
  FULLY_REFUNDED: 'gray',
  DECLINED: 'red',
}

/** Whether an order is paid; a canceled one says so instead. */
export function PaymentBadge({ status, payment }: { status: string; payment: string }) {
  const { t } = useWords()
  const isCanceled = status === 'CANCELED' && payment !== 'FULLY_REFUNDED'
  return (
    <Badge variant="light" color={isCanceled ? 'gray' : (PAYMENT_COLORS[payment] ?? 'gray')} tt="none">
      {isCanceled ? t.orders.canceled : (t.orders.payments[payment] ?? payment)}
    </Badge>
  )
}

/** Whether an order was sent. */
export function FulfillmentBadge({ status, fulfillment }: { status: string; fulfillment: string }) {
  const { t } = useWords()
  if (status === 'CANCELED') return null
  return (
    <Badge variant="light" color={fulfillment === 'FULFILLED' ? 'green' : 'yellow'} tt="none">
      {t.orders.fulfillments[fulfillment] ?? fulfillment}
    </Badge>
  )
}
