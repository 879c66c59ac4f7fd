import { Button, Group, Text, Timeline } from '@mantine/core'
import type { orders } from '@vitrine/client/ecom'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { NoteForm } from '../parts/NoteForm.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { OrderChanges } from './OrderChanges.tsx'
import { ORDER_KEYS } from './order-dialog.ts'
import { useOrderTexts } from './order-texts.ts'

/** What happened to an order, newest first, with staff notes. */
export function OrderHistory({ order }: { order: orders.Order }) {
  const { t } = useWords()
  const texts = useOrderTexts(order)
  return (
    <Card title={t.orders.history}>
      <NoteForm
        texts={t.orders}
        maxLength={1000}
        save={(note) => shop.orderMoney.addNote(order._id, note)}
        keys={ORDER_KEYS}
      />
      <Timeline bulletSize={14} lineWidth={2}>
        {order.activities.toReversed().map((activity) => (
          <Timeline.Item
            key={activity._id}
            title={<Text size="sm">{texts.activities[nameOf(activity)] ?? nameOf(activity)}</Text>}
          >
            <Event order={order} activity={activity} />
          </Timeline.Item>
        ))}
      </Timeline>
    </Card>
  )
}

const nameOf = ({ type, customActivity }: orders.Activity): string => customActivity?.type ?? type

function Event({ order, activity }: { order: orders.Order; activity: orders.Activity }) {
  const { t, time, money } = useWords()
  const { _id, type, _createdDate, orderRefunded, merchantComment, authorEmail } = activity
  const { draftOrderChangesApplied: edit } = activity
  const remove = useAction(
    () => shop.orderMoney.deleteNote(order._id, _id),
    ORDER_KEYS,
    () => t.orders.noteDeleted,
  )
  return (
    <>
      {edit && <OrderChanges edit={edit} currency={order.currency} />}
      {orderRefunded?.amount && (
        <Text size="xs">
          {edit && `${t.orders.activities.ORDER_REFUNDED}: `}
          {money(orderRefunded.amount.amount, order.currency)}
          {orderRefunded.reason && ` · ${orderRefunded.reason}`}
        </Text>
      )}
      {merchantComment && (
        <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {merchantComment.message}
        </Text>
      )}
      <Group gap="xs">
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {[time(_createdDate), authorEmail].filter(Boolean).join(' · ')}
        </Text>
        {type === 'MERCHANT_COMMENT' && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            aria-label={t.orders.deleteNote(merchantComment?.message ?? '')}
            loading={remove.isRunning}
            onClick={() => remove.run(undefined)}
          >
            {t.orders.deleteShort}
          </Button>
        )}
      </Group>
    </>
  )
}
