import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { ORDER_KEYS, type OrderDialogProps } from './order-dialog.ts'

/** Cancels an order, after asking. */
export function CancelDialog({ order, isOpen, close }: OrderDialogProps) {
  const { t } = useWords()
  const [restocks, setRestocks] = useState(true)
  const [mails, setMails] = useState(true)
  const cancel = useAction(
    () => shop.orders.cancelOrder(order._id, { restockAllItems: restocks, sendOrderCanceledEmail: mails }),
    ORDER_KEYS,
    () => {
      close()
      return t.orders.wasCanceled
    },
  )
  return (
    <Dialog opened={isOpen} onClose={close} title={t.orders.cancelTitle(order.number)}>
      <Stack>
        <Text size="sm">{t.orders.cancelHint}</Text>
        <Checkbox
          label={t.orders.restock}
          checked={restocks}
          onChange={({ currentTarget }) => setRestocks(currentTarget.checked)}
        />
        <Checkbox
          label={t.orders.mailBuyer}
          checked={mails}
          onChange={({ currentTarget }) => setMails(currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t.orders.keepOrder}
          </Button>
          <Button color="red" loading={cancel.isRunning} onClick={() => cancel.run(undefined)}>
            {t.orders.cancel}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
