import { Alert, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { type OtherAction, PageActions } from '../parts/PageActions.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { Deliveries } from './Deliveries.tsx'
import { ReplayDialog } from './ReplayDialog.tsx'
import { type SigningKey, WEBHOOK_KEYS, type Webhook } from './read-webhooks.ts'
import { SigningKeys } from './SigningKeys.tsx'
import { TestEventDialog } from './TestEventDialog.tsx'
import { useWebhookWords } from './texts.ts'
import { WebhookBadge } from './WebhookBadges.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'

/** One webhook: its state, its keys, and what was sent to it. */
export function WebhookPage() {
  const { t } = useWebhookWords()
  const { webhookId = '' } = useParams()
  const query = useQuery({
    queryKey: ['webhook', webhookId],
    queryFn: () => shop.webhookSettings.getWebhook(webhookId),
  })
  return (
    <LoadedPage query={query} title={t.webhooks.webhook} back={{ to: '/webhooks', label: t.pages.webhooks }}>
      {({ webhook, keys }) => <LoadedWebhook webhook={webhook} keys={keys} />}
    </LoadedPage>
  )
}

function LoadedWebhook({ webhook, keys }: { webhook: Webhook; keys: readonly SigningKey[] }) {
  const { t, time } = useWebhookWords()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'edit' | 'test' | 'replay' | 'delete'>()
  const close = () => setOpen(undefined)
  const { _id, status, description, failingSince } = webhook
  const change = useAction(
    (next: 'ACTIVE' | 'DISABLED') => shop.webhookSettings.updateWebhook(_id, { status: next }),
    WEBHOOK_KEYS,
    (next) => {
      if (next === 'DISABLED') return t.webhooks.switchedOff
      return status === 'PAUSED' ? t.webhooks.resumed : t.webhooks.switchedOn
    },
  )
  const remove = useAction(
    () => shop.webhookSettings.deleteWebhook(_id),
    ['webhooks'],
    () => {
      navigate('/webhooks')
      return t.webhooks.deleted
    },
  )
  const isOff = status === 'DISABLED'
  const others: OtherAction[] = [
    { label: t.webhooks.delete, run: () => setOpen('delete'), isDestructive: true },
    {
      label: isOff ? t.webhooks.switchOn : t.webhooks.switchOff,
      run: () => change.run(isOff ? 'ACTIVE' : 'DISABLED'),
      isRunning: change.isRunning,
    },
    { label: t.webhooks.edit, run: () => setOpen('edit') },
    { label: t.webhooks.replay, run: () => setOpen('replay') },
  ]
  return (
    <>
      <PageHead
        title={webhook.url}
        back={{ to: '/webhooks', label: t.pages.webhooks }}
        beside={<WebhookBadge status={status} />}
      >
        <PageActions others={others}>
          <Button onClick={() => setOpen('test')}>{t.webhooks.test}</Button>
        </PageActions>
      </PageHead>
      <Stack>
        {description && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {description}
          </Text>
        )}
        {status === 'PAUSED' && (
          <Alert color="orange" title={t.webhooks.paused}>
            <Stack align="flex-start" gap="xs">
              <Text size="sm">{t.webhooks.pausedHint}</Text>
              <Button size="xs" loading={change.isRunning} onClick={() => change.run('ACTIVE')}>
                {t.webhooks.resume}
              </Button>
            </Stack>
          </Alert>
        )}
        {status === 'ACTIVE' && failingSince && (
          <Alert color="orange" title={t.webhooks.failingSince(time(failingSince))} />
        )}
        <Deliveries webhookId={_id} />
        <SigningKeys webhookId={_id} keys={keys} />
      </Stack>
      {open === 'edit' && <WebhookDialog webhook={webhook} close={close} />}
      {open === 'test' && <TestEventDialog webhook={webhook} close={close} />}
      {open === 'replay' && <ReplayDialog webhookId={_id} close={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={t.webhooks.deleteTitle}
          hint={t.webhooks.deleteHint}
          confirm={t.webhooks.delete}
          action={remove}
          close={close}
          isDestructive
        />
      )}
    </>
  )
}
