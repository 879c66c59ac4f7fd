import { Text, Timeline } from '@mantine/core'
import type { orders } from '@vitrine/client/ecom'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'

/** What happened to an order, newest first. */
export function OrderHistory({ order }: { order: orders.Order }) {
  const { t, time, money } = useWords()
  return (
    <Card title={t.orders.history}>
      <Timeline bulletSize={14} lineWidth={2}>
        {order.activities.toReversed().map(({ _id, type, _createdDate, orderRefunded, merchantComment }) => (
          <Timeline.Item key={_id} title={<Text size="sm">{t.orders.activities[type]}</Text>}>
            {orderRefunded?.amount && (
              <Text size="xs">
                {money(orderRefunded.amount.amount, order.currency)}
                {orderRefunded.reason && ` · ${orderRefunded.reason}`}
              </Text>
            )}
            {merchantComment && <Text size="xs">{merchantComment.message}</Text>}
            <Text size="xs" c="dimmed">
              {time(_createdDate)}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Card>
  )
}
