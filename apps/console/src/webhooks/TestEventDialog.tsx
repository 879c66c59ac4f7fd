import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { AttemptView } from './AttemptView.tsx'
import { type Attempt, eventName, WEBHOOK_KEYS, type Webhook } from './read-webhooks.ts'
import { useWebhookWords } from './texts.ts'

/** Sends a made-up event to a webhook, and shows the answer. */
export function TestEventDialog({ webhook, close }: { webhook: Webhook; close: () => void }) {
  const { t } = useWebhookWords()
  const [type, setType] = useState(webhook.eventTypes[0] ?? '')
  const [attempt, setAttempt] = useState<Attempt>()
  const send = useAction(
    () => shop.webhookSettings.sendTestEvent(webhook._id, { eventType: type }),
    WEBHOOK_KEYS,
    (_, output) => {
      setAttempt(output.attempt)
      return undefined
    },
  )
  return (
    <Dialog opened onClose={close} title={t.webhooks.test} size="lg">
      <Stack>
        <Text size="sm">{t.webhooks.testHint}</Text>
        <Select
          label={t.webhooks.event}
          data={webhook.eventTypes.map((value) => ({ value, label: eventName(value, t) }))}
          value={type}
          onChange={(value) => setType(value ?? type)}
          allowDeselect={false}
        />
        {attempt && <AttemptView attempt={attempt} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {attempt ? t.webhooks.done : t.keep}
          </Button>
          <Button loading={send.isRunning} onClick={() => send.run(undefined)}>
            {t.webhooks.testSend}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
