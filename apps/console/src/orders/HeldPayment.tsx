import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { orders } from '@vitrine/client/ecom'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { ORDER_KEYS } from './order-dialog.ts'

/** Money that waits until staff capture or void it; nothing if an order has none. Read again with the order. */
export function HeldPayment({ order }: { order: orders.Order }) {
  const { t, money } = useWords()
  const [open, setOpen] = useState<'capture' | 'void'>()
  const close = () => setOpen(undefined)
  const { data: payments = [] } = useQuery({
    queryKey: ['order', order._id, 'payments'],
    queryFn: async () => {
      const { orderTransactions } = await shop.orderTransactions.listTransactionsForSingleOrder(order._id)
      return orderTransactions.payments
    },
  })
  const held = payments.find(
    ({ status, regularPaymentDetails }) =>
      status === 'AUTHORIZED' && regularPaymentDetails?.authorizationDetails,
  )
  const { captures = [], void: voiding } = held?.regularPaymentDetails?.authorizationDetails ?? {}
  const paymentId = held?._id ?? ''
  const capture = useAction(
    () => shop.orderBilling.captureAuthorizedPayments(order._id, { payments: [{ paymentId }] }),
    ORDER_KEYS,
    () => {
      close()
      return t.orders.wasCaptured
    },
  )
  const release = useAction(
    () => shop.orderBilling.voidAuthorizedPayments(order._id, { paymentIds: [paymentId] }),
    ORDER_KEYS,
    () => {
      close()
      return t.orders.wasVoided
    },
  )
  if (!held) return null
  const amount = money(held.amount.amount, order.currency)
  if (captures.length > 0 || voiding)
    return (
      <Text size="sm" role="status">
        {voiding ? t.orders.voiding : t.orders.capturing}
      </Text>
    )
  return (
    <Stack gap="xs">
      <Text size="sm">{t.orders.heldHint(amount)}</Text>
      <Group gap="xs">
        {order.status !== 'CANCELED' && (
          <Button size="xs" onClick={() => setOpen('capture')}>
            {t.orders.capture}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => setOpen('void')}>
          {t.orders.void}
        </Button>
      </Group>
      {open === 'capture' && (
        <ConfirmDialog
          title={t.orders.captureTitle(amount)}
          hint={t.orders.captureHint}
          confirm={t.orders.capture}
          action={capture}
          close={close}
        />
      )}
      {open === 'void' && (
        <ConfirmDialog
          title={t.orders.voidTitle(amount)}
          hint={t.orders.voidHint}
          confirm={t.orders.void}
          action={release}
          close={close}
          isDestructive
        />
      )}
    </Stack>
  )
}
