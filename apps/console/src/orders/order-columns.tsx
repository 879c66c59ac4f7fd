import { Group, Text } from '@mantine/core'
import type { orders } from '@vitrine/client/ecom'
import type { Column } from '../list/use-columns.ts'
import type { Words } from '../messages/words.tsx'
import { orderTexts } from './order-texts.ts'
import { CanceledBadge, FulfillmentBadge, PaymentBadge } from './StatusBadge.tsx'
import { TagBadges } from './tags/TagBadges.tsx'

type Order = orders.Order

/** The columns of the list of orders. */
export const orderColumns = (words: Words): Column<Order>[] => {
  const { t, money, time, number } = words
  return [
    {
      key: 'number',
      label: t.orders.order,
      text: ({ number }) => `${number}`,
      cell: (order) => (
        <Text size="sm" fw={600} className="numbers" component="span">
          #{order.number}
        </Text>
      ),
    },
    {
      ...{ key: 'time', label: t.orders.placed, isWide: true },
      text: ({ _createdDate }) => new Date(_createdDate).toISOString(),
      cell: ({ _createdDate }) => time(_createdDate),
    },
    {
      key: 'buyer',
      label: t.orders.buyer,
      text: buyerOf,
      cell: (order) => (
        <>
          <span style={{ overflowWrap: 'anywhere' }}>{buyerOf(order) || '–'}</span>
          <TagBadges tags={order.tags?.privateTags?.tagIds ?? []} />
          {/* A phone has no room for columns of these. */}
          <Group hiddenFrom="sm" gap={4} mt={4}>
            <Payment order={order} size="sm" />
            <Fulfillment order={order} size="sm" />
          </Group>
        </>
      ),
    },
    {
      key: 'items',
      label: t.orders.items,
      isWide: true,
      align: 'right',
      text: (order) => `${itemsOf(order)}`,
      cell: (order) => number(itemsOf(order)),
    },
    {
      key: 'total',
      label: t.orders.total,
      align: 'right',
      text: ({ priceSummary }) => priceSummary?.total?.amount ?? '',
      cell: ({ priceSummary, currency }) => (
        <span className="numbers">{money(priceSummary?.total?.amount ?? 0, currency)}</span>
      ),
    },
    {
      key: 'payment',
      label: t.orders.payment,
      isWide: true,
      text: ({ paymentStatus }) => t.orders.payments[paymentStatus ?? ''] ?? '',
      cell: (order) => <Payment order={order} />,
    },
    {
      key: 'fulfillment',
      label: t.orders.fulfillment,
      isWide: true,
      text: (order) =>
        (order.status === 'CANCELED'
          ? t.orders.canceled
          : orderTexts(words, order).fulfillments[order.fulfillmentStatus ?? '']) ?? '',
      cell: (order) => <Fulfillment order={order} />,
    },
    {
      ...{ key: 'email', label: t.orders.email, isWide: true, isExtra: true },
      text: ({ buyerInfo }) => buyerInfo?.email ?? '',
      cell: ({ buyerInfo }) => <span style={{ overflowWrap: 'anywhere' }}>{buyerInfo?.email || '–'}</span>,
    },
    {
      ...{ key: 'tags', label: t.orders.tags, isWide: true, isExtra: true },
      text: ({ tags }) => (tags?.privateTags?.tagIds ?? []).join(', '),
      cell: ({ tags }) => (tags?.privateTags?.tagIds ?? []).join(', ') || '–',
    },
    {
      ...{ key: 'currency', label: t.orders.currency, isWide: true, isExtra: true },
      text: ({ currency }) => currency ?? '',
      cell: ({ currency }) => currency,
    },
  ]
}

type StateProps = { order: Order; size?: 'sm' }

const Payment = ({ order, ...size }: StateProps) => (
  <PaymentBadge status={order.status} payment={order.paymentStatus} {...size} />
)

const Fulfillment = ({ order, ...size }: StateProps) =>
  order.status === 'CANCELED' && order.paymentStatus === 'FULLY_REFUNDED' ? (
    <CanceledBadge {...size} />
  ) : (
    <FulfillmentBadge
      status={order.status}
      fulfillment={order.fulfillmentStatus}
      delivered={order}
      {...size}
    />
  )

const buyerOf = ({ billingInfo, recipientInfo, buyerInfo }: Order): string => {
  const { firstName, lastName } = recipientInfo?.contactDetails ?? billingInfo?.contactDetails ?? {}
  return [firstName, lastName].filter(Boolean).join(' ') || buyerInfo?.email || ''
}

const itemsOf = ({ lineItems }: Order): number => lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
