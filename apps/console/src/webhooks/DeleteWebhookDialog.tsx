import { Button, Group, Stack, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'

export interface DeleteWebhookDialogProps {
  readonly webhookId: string
  readonly close: () => void
  readonly deleted: () => void
}

/** Asks before a webhook is deleted with its log. */
export function DeleteWebhookDialog({ webhookId, close, deleted }: DeleteWebhookDialogProps) {
  const { t } = useWords()
  const remove = useAction(
    () => shop.webhookSettings.deleteWebhook(webhookId),
    ['webhooks'],
    () => {
      deleted()
      return t.webhooks.deleted
    },
  )
  return (
    <Dialog opened onClose={close} title={t.webhooks.deleteTitle}>
      <Stack>
        <Text size="sm">{t.webhooks.deleteHint}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t.keep}
          </Button>
          <Button color="red" loading={remove.isRunning} onClick={() => remove.run(undefined)}>
            {t.webhooks.delete}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
