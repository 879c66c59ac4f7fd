import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Card } from '../parts/Card.tsx'
import { Loading } from '../parts/Loading.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { AttemptView } from './AttemptView.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { eventName, pageOfEntity, WEBHOOK_KEYS } from './read-webhooks.ts'
import { useWebhookWords } from './texts.ts'
import { DeliveryBadge } from './WebhookBadges.tsx'

/** While an event waits, its page is read again this often. */
const WAITING_MS = 2_000

/** One event on its way to a webhook: its content, and every attempt with the answer. */
export function DeliveryPage() {
  const { t, time } = useWebhookWords()
  const { webhookId = '', eventId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['delivery', webhookId, eventId],
    queryFn: () => shop.webhookSettings.getWebhookDelivery(webhookId, eventId),
    refetchInterval: ({ state }) => (state.data?.delivery.status === 'WAITING' ? WAITING_MS : false),
  })
  const retry = useAction(
    () => shop.webhookSettings.redeliverWebhookEvent(webhookId, eventId),
    WEBHOOK_KEYS,
    () => t.webhooks.retried,
  )
  const back = { to: `/webhooks/${webhookId}`, label: t.webhooks.log }
  if (!data)
    return (
      <>
        <PageHead title={t.webhooks.event} back={back} />
        {error ? <ProblemNotice error={error} retry={refetch} /> : <Loading h={240} />}
      </>
    )
  const { delivery, event, attempts } = data
  const page = pageOfEntity(delivery.eventType, delivery.entityId)
  return (
    <>
      <PageHead
        title={eventName(delivery.eventType, t)}
        back={back}
        beside={<DeliveryBadge status={delivery.status} />}
      >
        {event && (
          <Button loading={retry.isRunning} onClick={() => retry.run(undefined)}>
            {t.webhooks.retry}
          </Button>
        )}
      </PageHead>
      <Stack>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t.webhooks.happened}: {time(delivery.eventDate)} · {t.webhooks.entity}:{' '}
          {page ? (
            <Anchor component={Link} to={page} size="sm" underline="always">
              {delivery.entityId}
            </Anchor>
          ) : (
            delivery.entityId
          )}
        </Text>
        <Card title={t.webhooks.attempts}>
          <Stack gap="sm">
            {attempts.length === 0 && <Text c="dimmed">{t.webhooks.attemptsNone}</Text>}
            {attempts.map((attempt) => (
              <AttemptView key={attempt._id} attempt={attempt} />
            ))}
          </Stack>
        </Card>
        <Card title={t.webhooks.event}>
          {event ? (
            <CodeBlock label={t.webhooks.content} text={JSON.stringify(event, undefined, 2)} />
          ) : (
            <Text c="dimmed">{t.webhooks.contentGone}</Text>
          )}
        </Card>
      </Stack>
    </>
  )
}
