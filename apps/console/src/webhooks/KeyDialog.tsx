import { Button, CopyButton, Group, Stack, Text, Textarea } from '@mantine/core'
import { Dialog } from '../parts/Dialog.tsx'
import { useWebhookWords } from './texts.ts'

/** Shows a new signing key, once. */
export function KeyDialog({ signingKey, close }: { signingKey: string; close: () => void }) {
  const { t } = useWebhookWords()
  return (
    <Dialog opened title={t.webhooks.newKey} size="lg">
      <Stack>
        <Text size="sm">{t.webhooks.newKeyHint}</Text>
        <Textarea
          label={t.webhooks.key}
          readOnly
          autosize
          maxRows={10}
          value={signingKey}
          styles={{ input: { fontFamily: 'monospace' } }}
        />
        <Group justify="flex-end">
          <CopyButton value={signingKey}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t.webhooks.copied : t.webhooks.copy}
              </Button>
            )}
          </CopyButton>
          <Button onClick={close}>{t.webhooks.done}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
