import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import type { Column } from '../list/use-columns.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { shop } from '../session/shop-client.ts'
import { KeyDialog } from './KeyDialog.tsx'
import type { Webhook } from './read-webhooks.ts'
import { useWebhookWords, type WebhookWords } from './texts.ts'
import { WebhookBadge } from './WebhookBadges.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'

/** The shop's webhooks: the addresses that get its events. */
export function WebhooksPage() {
  const words = useWebhookWords()
  const { t } = words
  const navigate = useNavigate()
  const [isAdding, setIsAdding] = useState(false)
  const [made, setMade] = useState<{ readonly id: string; readonly key: string }>()
  const pages = usePages(['webhooks'], async () => {
    const { webhooks } = await shop.webhookSettings.listWebhooks()
    return { rows: webhooks, next: undefined }
  })
  const list = useList({
    ...{ address: useListAddress([]), pages },
    idOf: ({ _id }) => _id,
    hrefOf: ({ _id }) => `/webhooks/${_id}`,
  })
  return (
    <>
      <PageHead title={t.pages.webhooks}>
        <Button onClick={() => setIsAdding(true)}>{t.webhooks.add}</Button>
      </PageHead>
      <List
        name="webhooks"
        list={list}
        label={t.pages.webhooks}
        nameOf={({ url }) => url}
        filters={[]}
        columns={columnsIn(words)}
        none={<Text c="dimmed">{t.webhooks.none}</Text>}
      >
        <Text size="sm" c="dimmed">
          {t.webhooks.intro}
        </Text>
      </List>
      {isAdding && (
        <WebhookDialog
          close={() => setIsAdding(false)}
          made={({ webhook, keys }) => {
            setIsAdding(false)
            setMade({ id: webhook._id, key: keys[0]?.key ?? '' })
          }}
        />
      )}
      {made && <KeyDialog signingKey={made.key} close={() => navigate(`/webhooks/${made.id}`)} />}
    </>
  )
}

const columnsIn = ({ t, number }: WebhookWords): Column<Webhook>[] => [
  {
    key: 'address',
    label: t.webhooks.address,
    cell: ({ url, description }) => (
      <>
        <Text size="sm" fw={500} component="span" style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Text>
        {description && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {description}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'events',
    label: t.webhooks.eventsWanted,
    isWide: true,
    align: 'right',
    cell: ({ eventTypes }) => number(eventTypes.length),
  },
  {
    key: 'waiting',
    label: t.webhooks.waiting,
    isWide: true,
    align: 'right',
    cell: ({ waiting }) => number(waiting),
  },
  { key: 'status', label: t.webhooks.status, cell: ({ status }) => <WebhookBadge status={status} /> },
]
