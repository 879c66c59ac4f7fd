import { Button, Checkbox, Fieldset, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { webhookSettings } from '@vitrine/client/merchant'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { eventGroups, WEBHOOK_KEYS, type Webhook } from './read-webhooks.ts'
import { useWebhookWords } from './texts.ts'

export interface WebhookDialogProps {
  /** The webhook to edit; absent for a new one. */
  readonly webhook?: Webhook
  readonly close: () => void
  /** Called with a new webhook and its key. */
  readonly made?: (made: webhookSettings.WebhookWithKeys) => void
}

const FORMATS = ['STANDARD', 'JWS'] as const

/** Adds a webhook, or edits one. Its format can't be changed later. */
export function WebhookDialog({ webhook, close, made }: WebhookDialogProps) {
  const { t } = useWebhookWords()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [description, setDescription] = useState(webhook?.description ?? '')
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('STANDARD')
  const [eventTypes, setEventTypes] = useState<string[]>([...(webhook?.eventTypes ?? [])])
  const fields = { url: url.trim(), eventTypes }
  const add = useAction(
    () =>
      shop.webhookSettings.createWebhook({
        ...fields,
        format,
        ...(description.trim() && { description: description.trim() }),
      }),
    WEBHOOK_KEYS,
    (_, output) => {
      made?.(output)
      return undefined
    },
  )
  const save = useAction(
    ({ _id, revision }: Webhook) =>
      shop.webhookSettings.updateWebhook(_id, {
        ...fields,
        revision,
        description: description.trim() || null,
      }),
    WEBHOOK_KEYS,
    () => {
      close()
      return t.webhooks.saved
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (webhook) save.run(webhook)
    else add.run(undefined)
  }
  return (
    <Dialog opened onClose={close} title={webhook ? t.webhooks.editTitle : t.webhooks.add} size="lg">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={t.webhooks.address}
            description={t.webhooks.addressHint}
            type="url"
            required
            maxLength={2048}
            value={url}
            onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          />
          <TextInput
            label={t.webhooks.description}
            description={t.webhooks.descriptionHint}
            maxLength={200}
            value={description}
            onChange={({ currentTarget }) => setDescription(currentTarget.value)}
          />
          {!webhook && (
            <Select
              label={t.webhooks.format}
              data={FORMATS.map((value) => ({ value, label: t.webhooks.formats[value] }))}
              value={format}
              onChange={(value) => setFormat(FORMATS.find((each) => each === value) ?? 'STANDARD')}
              allowDeselect={false}
            />
          )}
          <Checkbox.Group value={eventTypes} onChange={setEventTypes}>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {eventGroups(t).map(({ group, items }) => (
                <Fieldset key={group} legend={group}>
                  <Stack gap="xs">
                    {items.map(({ value, label }) => (
                      <Checkbox key={value} value={value} label={label} />
                    ))}
                  </Stack>
                </Fieldset>
              ))}
            </SimpleGrid>
          </Checkbox.Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button
              type="submit"
              loading={add.isRunning || save.isRunning}
              disabled={!url.trim() || eventTypes.length === 0}
            >
              {webhook ? t.webhooks.save : t.webhooks.add}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
