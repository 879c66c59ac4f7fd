import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { type SigningKey, WEBHOOK_KEYS } from './read-webhooks.ts'
import { useWebhookWords } from './texts.ts'

/** The keys that sign a webhook's events, and a way to add one. A key is shown once, when it is created. */
export function SigningKeys({ webhookId, keys }: { webhookId: string; keys: readonly SigningKey[] }) {
  const { t, time } = useWebhookWords()
  const [isAsking, setIsAsking] = useState(false)
  const [made, setMade] = useState<string>()
  const rotate = useAction(
    () => shop.webhookSettings.rotateWebhookKey(webhookId),
    WEBHOOK_KEYS,
    (_, output) => {
      setIsAsking(false)
      setMade(output.keys[0]?.key)
      return undefined
    },
  )
  return (
    <Card title={t.webhooks.keys}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" c="dimmed">
          {t.webhooks.keysHint}
        </Text>
        {keys.map(({ _id, _createdDate, retiresDate }) => (
          <Text key={_id} size="sm">
            {t.webhooks.keyMade(time(_createdDate))} ·{' '}
            {retiresDate ? t.webhooks.keyRetires(time(retiresDate)) : t.webhooks.keyNewest}
          </Text>
        ))}
        <Button size="xs" variant="default" onClick={() => setIsAsking(true)}>
          {t.webhooks.rotate}
        </Button>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t.webhooks.rotateTitle}
          hint={t.webhooks.rotateHint}
          confirm={t.webhooks.rotate}
          action={rotate}
          close={() => setIsAsking(false)}
        />
      )}
      {made && <KeyDialog signingKey={made} close={() => setMade(undefined)} />}
    </Card>
  )
}
