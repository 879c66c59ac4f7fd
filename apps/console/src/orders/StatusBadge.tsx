import { Badge } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { type Delivered, useOrderTexts } from './order-texts.ts'

const PAYMENT_COLORS: Readonly<Record<string, string>> = {
  PAID: 'green',
  NOT_PAID: 'orange',
  PENDING: 'orange',
  PARTIALLY_PAID: 'orange',
  PARTIALLY_REFUNDED: 'grape',
  FULLY_REFUNDED: 'gray',
  DECLINED: 'red',
}

type BadgeSize = 'sm' | 'md'

/** Whether an order is paid; a canceled one says so instead. */
export function PaymentBadge({
  status,
  payment,
  size = 'md',
}: {
  status: string
  payment: string
  size?: BadgeSize
}) {
  const { t } = useWords()
  const isCanceled = status === 'CANCELED' && payment !== 'FULLY_REFUNDED'
  return (
    <Badge
      variant="light"
      size={size}
      color={isCanceled ? 'gray' : (PAYMENT_COLORS[payment] ?? 'gray')}
      tt="none"
    >
      {isCanceled ? t.orders.canceled : (t.orders.payments[payment] ?? payment)}
    </Badge>
  )
}

/** Says that an order was canceled, beside a payment that was refunded. */
export function CanceledBadge({ size = 'md' }: { size?: BadgeSize }) {
  const { t } = useWords()
  return (
    <Badge variant="light" size={size} color="gray" tt="none">
      {t.orders.canceled}
    </Badge>
  )
}

export interface FulfillmentBadgeProps {
  readonly status: string
  readonly fulfillment: string
  readonly delivered: Delivered
  readonly size?: BadgeSize
}

/** Whether an order was sent, or is ready if its buyer picks it up. */
export function FulfillmentBadge({ status, fulfillment, delivered, size = 'md' }: FulfillmentBadgeProps) {
  const texts = useOrderTexts(delivered)
  if (status === 'CANCELED') return null
  return (
    <Badge variant="light" size={size} color={fulfillment === 'FULFILLED' ? 'green' : 'yellow'} tt="none">
      {texts.fulfillments[fulfillment] ?? fulfillment}
    </Badge>
  )
}
