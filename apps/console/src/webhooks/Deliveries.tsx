import { Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { type Column, DataList } from '../list/DataList.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { useListAddress } from '../list/use-address.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords, type Words } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { DELIVERY_STATUSES, type Delivery, eventGroups, eventName, readDeliveries } from './read-webhooks.ts'
import { DeliveryBadge } from './WebhookBadges.tsx'

/** What was sent to a webhook and what is waiting, newest first. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const words = useWords()
  const { t } = words
  const navigate = useNavigate()
  const searchRef = useRef<HTMLInputElement>(null)
  const address = useListAddress(['status', 'type'])
  const asked = { search: address.search, status: address.filter('status'), type: address.filter('type') }
  const pages = usePages(['deliveries', webhookId, asked], (cursor) =>
    readDeliveries(webhookId, asked, cursor),
  )
  const hrefOf = ({ eventId }: Delivery) => `/webhooks/${webhookId}/deliveries/${eventId}`
  const { at } = useListKeys(pages.rows.length, {
    open: (index) => {
      const row = pages.rows[index]
      if (row) navigate(hrefOf(row))
    },
    search: () => searchRef.current?.focus(),
  })
  return (
    <Card title={t.webhooks.log}>
      <Stack gap="md">
        <ListBar
          address={address}
          searchRef={searchRef}
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
        />
        <DataList
          label={t.webhooks.log}
          pages={pages}
          columns={columnsIn(words)}
          idOf={({ eventId }) => eventId}
          nameOf={({ eventType }) => eventName(eventType, t)}
          hrefOf={hrefOf}
          at={at}
          empty={
            <Text c="dimmed">
              {address.search || address.filters.length > 0 ? t.list.nothing : t.webhooks.logNone}
            </Text>
          }
        />
      </Stack>
    </Card>
  )
}

const columnsIn = ({ t, time, number }: Words): Column<Delivery>[] => [
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
