import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { WEBHOOK_KEYS } from './read-webhooks.ts'
import { useWebhookWords } from './texts.ts'

/** Sends the events of the last 30 days again, from a time in the reader's time zone. */
export function ReplayDialog({ webhookId, close }: { webhookId: string; close: () => void }) {
  const { t } = useWebhookWords()
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const replay = useAction(
    () =>
      shop.webhookSettings.replayWebhookEvents(webhookId, {
        from: new Date(from),
        ...(until && { to: new Date(until) }),
      }),
    WEBHOOK_KEYS,
    (_, { queued }) => {
      close()
      return t.webhooks.replayed(queued)
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    replay.run(undefined)
  }
  return (
    <Dialog opened onClose={close} title={t.webhooks.replayTitle}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">{t.webhooks.replayHint}</Text>
          <TextInput
            label={t.webhooks.from}
            type="datetime-local"
            required
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextInput
            label={t.webhooks.until}
            type="datetime-local"
            min={from}
            value={until}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button type="submit" loading={replay.isRunning} disabled={!from}>
              {t.webhooks.retry}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
