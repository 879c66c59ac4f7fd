import { Badge } from '@mantine/core'
import { useWebhookWords } from './texts.ts'

const COLORS: Readonly<Record<string, string>> = { ACTIVE: 'green', DISABLED: 'gray', PAUSED: 'red' }
const DELIVERY_COLORS: Readonly<Record<string, string>> = {
  WAITING: 'orange',
  DELIVERED: 'green',
  EXPIRED: 'gray',
}

/** Whether events are sent to a webhook. */
export function WebhookBadge({ status }: { status: string }) {
  const { t } = useWebhookWords()
  return (
    <Badge variant="light" tt="none" color={COLORS[status] ?? 'gray'}>
      {t.webhooks.statuses[status] ?? status}
    </Badge>
  )
}

/** Whether an event has arrived. */
export function DeliveryBadge({ status }: { status: string }) {
  const { t } = useWebhookWords()
  return (
    <Badge variant="light" tt="none" color={DELIVERY_COLORS[status] ?? 'gray'}>
      {t.webhooks.deliveryStatuses[status] ?? status}
    </Badge>
  )
}
