import { Text } from '@mantine/core'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { Card } from '../parts/Card.tsx'
import { DELIVERY_STATUSES, type Delivery, eventGroups, eventName, readDeliveries } from './read-webhooks.ts'
import { useWebhookWords, type WebhookWords } from './texts.ts'
import { DeliveryBadge } from './WebhookBadges.tsx'

/** What was sent to a webhook and what is waiting, newest first. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const words = useWebhookWords()
  const { t } = words
  const address = useListAddress(['status', 'type'])
  const asked = { search: address.search, status: address.filter('status'), type: address.filter('type') }
  const read = (cursor: string | undefined) => readDeliveries(webhookId, asked, cursor)
  const list = useList({
    ...{ address, pages: usePages(['deliveries', webhookId, asked], read) },
    idOf: ({ eventId }) => eventId,
    hrefOf: ({ eventId }) => `/webhooks/${webhookId}/deliveries/${eventId}`,
  })
  return (
    <Card title={t.webhooks.log}>
      <List
        name="deliveries"
        list={list}
        label={t.webhooks.log}
        nameOf={({ eventType }) => eventName(eventType, t)}
        placeholder={t.webhooks.search}
        filters={[
          {
            key: 'status',
            label: t.webhooks.status,
            choices: DELIVERY_STATUSES.map((value) => ({
              value,
              label: t.webhooks.deliveryStatuses[value] ?? value,
            })),
          },
          {
            key: 'type',
            label: t.webhooks.event,
            choices: eventGroups(t).flatMap(({ items }) => items),
          },
        ]}
        columns={columnsIn(words)}
        none={<Text c="dimmed">{t.webhooks.logNone}</Text>}
      />
    </Card>
  )
}

const columnsIn = ({ t, time, number }: WebhookWords): Column<Delivery>[] => [
  {
    key: 'event',
    label: t.webhooks.event,
    cell: ({ eventType }) => (
      <Text size="sm" fw={500} component="span">
        {eventName(eventType, t)}
      </Text>
    ),
  },
  { key: 'time', label: t.webhooks.happened, isWide: true, cell: ({ eventDate }) => time(eventDate) },
  {
    key: 'attempts',
    label: t.webhooks.attempts,
    isWide: true,
    align: 'right',
    cell: ({ attempts }) => number(attempts),
  },
  {
    key: 'answer',
    label: t.webhooks.answer,
    isWide: true,
    align: 'right',
    cell: ({ lastResponseStatus, attempts }) =>
      lastResponseStatus ?? (attempts > 0 ? t.webhooks.noAnswer : '–'),
  },
  { key: 'status', label: t.webhooks.status, cell: ({ status }) => <DeliveryBadge status={status} /> },
]
