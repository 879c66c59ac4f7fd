import { Button, Group, NumberInput, Stack, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { orders } from '@vitrine/client/ecom'
import { type FormEvent, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { ORDER_KEYS } from '../orders/order-dialog.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { type Action, useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { DRAFT_KEYS, type Draft } from './read-drafts.ts'

const DAYS = 14

/** Mails the buyer of a draft a link to pay. */
export function SendDraftLink({ draft, close }: { readonly draft: Draft; readonly close: () => void }) {
  const { t, money } = useWords()
  const queries = useQueryClient()
  const email = draft.buyerDetails?.buyerInfo.email
  const send = useAction(
    (options: LinkOptions) => shop.draftOrders.sendPaymentLink(draft._id, options),
    DRAFT_KEYS,
    (_, { calculatedDraftOrder }) => {
      queries.setQueryData(['draft', draft._id], calculatedDraftOrder)
      close()
      return t.drafts.linkSent
    },
  )
  const amount = money(draft.priceSummary.total?.amount ?? 0, draft.currency)
  return (
    <SendLinkDialog hint={email ? t.drafts.sendHint(email, amount) : undefined} send={send} close={close} />
  )
}

/** Mails the buyer of an order a link to pay what is left of it. */
export function SendOrderLink({
  order,
  close,
}: {
  readonly order: orders.Order
  readonly close: () => void
}) {
  const { t, money } = useWords()
  const email = order.buyerInfo?.email
  const send = useAction(
    (options: LinkOptions) => shop.orderMoney.sendOrderPaymentLink(order._id, options),
    ORDER_KEYS,
    () => {
      close()
      return t.drafts.linkSent
    },
  )
  const amount = money(order.balanceSummary?.balance.amount ?? 0, order.currency)
  return (
    <SendLinkDialog hint={email ? t.drafts.sendRest(email, amount) : undefined} send={send} close={close} />
  )
}

interface LinkOptions {
  readonly expiresInDays: number
  readonly message?: string
}

interface SendLinkDialogProps {
  /** Who gets a link to what; undefined without an address. */
  readonly hint: string | undefined
  readonly send: Action<LinkOptions>
  readonly close: () => void
}

function SendLinkDialog({ hint, send, close }: SendLinkDialogProps) {
  const { t } = useWords()
  const [days, setDays] = useState<string | number>(DAYS)
  const [message, setMessage] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.run({
      expiresInDays: Number(days) || DAYS,
      ...(message.trim() && { message: message.trim() }),
    })
  }
  return (
    <Dialog opened onClose={close} title={t.drafts.sendTitle}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {hint ?? t.drafts.noEmail}
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
            <Button type="submit" loading={send.isRunning} disabled={hint === undefined}>
              {t.drafts.sendNow}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
