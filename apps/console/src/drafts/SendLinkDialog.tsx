import { Button, Group, NumberInput, Stack, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { DRAFT_KEYS, type Draft } from './read-drafts.ts'

const DAYS = 14

/** Mails the buyer of a draft a link to pay. */
export function SendLinkDialog({ draft, close }: { readonly draft: Draft; readonly close: () => void }) {
  const { t, money } = useWords()
  const queries = useQueryClient()
  const [days, setDays] = useState<string | number>(DAYS)
  const [message, setMessage] = useState('')
  const email = draft.buyerDetails?.buyerInfo.email
  const send = useAction(
    () =>
      shop.draftOrders.sendPaymentLink(draft._id, {
        expiresInDays: Number(days) || DAYS,
        ...(message.trim() && { message: message.trim() }),
      }),
    DRAFT_KEYS,
    (_, { calculatedDraftOrder }) => {
      queries.setQueryData(['draft', draft._id], calculatedDraftOrder)
      close()
      return t.drafts.linkSent
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.run(undefined)
  }
  return (
    <Dialog opened onClose={close} title={t.drafts.sendTitle}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {email
              ? t.drafts.sendHint(email, money(draft.priceSummary.total?.amount ?? 0, draft.currency))
              : t.drafts.noEmail}
          </Text>
          <NumberInput
            label={t.drafts.days}
            min={1}
            max={90}
            allowDecimal={false}
            value={days}
            onChange={setDays}
          />
          <Textarea
            label={t.drafts.message}
            autosize
            minRows={2}
            maxLength={1000}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button type="submit" loading={send.isRunning} disabled={!email}>
              {t.drafts.sendNow}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
