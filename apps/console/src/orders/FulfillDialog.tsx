import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { ORDER_KEYS, type OrderDialogProps } from './order-dialog.ts'

/** Records that an order was sent, with its tracking number, and mails the buyer. */
export function FulfillDialog({ order, isOpen, close }: OrderDialogProps) {
  const { t } = useWords()
  const [tracking, setTracking] = useState({ shippingProvider: '', trackingNumber: '', trackingLink: '' })
  const [mails, setMails] = useState(true)
  const send = useAction(
    () => {
      const given = Object.entries(tracking).filter(([, text]) => text.trim())
      return shop.orderMoney.markOrderAsFulfilled(order._id, {
        ...(given.length > 0 && { trackingInfo: Object.fromEntries(given) }),
        sendShippingEmail: mails,
      })
    },
    ORDER_KEYS,
    () => {
      close()
      return t.orders.fulfilled
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.run(undefined)
  }
  return (
    <Dialog opened={isOpen} onClose={close} title={t.orders.fulfill}>
      <form onSubmit={submit}>
        <Stack>
          {(['shippingProvider', 'trackingNumber', 'trackingLink'] as const).map((name, index) => (
            <TextInput
              key={name}
              label={t.orders.tracking[name]}
              type={name === 'trackingLink' ? 'url' : 'text'}
              maxLength={name === 'trackingLink' ? 1000 : 100}
              value={tracking[name]}
              onChange={({ currentTarget: { value } }) => setTracking((now) => ({ ...now, [name]: value }))}
              data-autofocus={index === 0 || undefined}
            />
          ))}
          <Checkbox
            label={t.orders.mailBuyer}
            checked={mails}
            onChange={({ currentTarget }) => setMails(currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button type="submit" loading={send.isRunning}>
              {t.orders.markFulfilled}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
