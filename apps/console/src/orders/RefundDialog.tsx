import { Button, Checkbox, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { MoneyInput } from '../parts/amounts/MoneyInput.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { nameOfLine } from '../parts/line-name.ts'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { useRepeatable } from '../session/use-repeatable.ts'
import { ORDER_KEYS, type OrderDialogProps } from './order-dialog.ts'

/** Gives money back, by lines or by amount, up to what was paid; again and again. */
export function RefundDialog({ order, isOpen, close }: OrderDialogProps) {
  const { t, money } = useWords()
  const { currency, balanceSummary } = order
  const { data } = useQuery({
    queryKey: ['order', order._id, 'refundability'],
    queryFn: () => shop.orderBilling.getOrderRefundability(order._id),
    enabled: isOpen,
  })
  const left = Number(
    data?.paymentsSummary.monetary.maxRefund.amount ??
      Number(balanceSummary?.paid.amount ?? 0) - Number(balanceSummary?.refunded.amount ?? 0),
  )
  const byHand = data?.payments.find(({ manuallyRefundable }) => manuallyRefundable)?.payment.monetary
    .maxRefund
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [restocks, setRestocks] = useState(true)
  const [mails, setMails] = useState(true)
  const lineItems = Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineItemId, quantity]) => ({ lineItemId, quantity }))
  const { data: cost, isLoading: isCounting } = useQuery({
    queryKey: ['order', order._id, 'refund', lineItems],
    queryFn: () => shop.orderBilling.calculateRefund(order._id, { refundItems: { lineItems } }),
    enabled: isOpen && !amount && lineItems.length > 0,
  })
  const sum = amount || (lineItems.length > 0 && cost?.summary?.total.amount) || undefined
  const most = money(left, currency)
  // Without an item, it's their sum that is more than what is left.
  const areItemsTooMuch =
    !amount && lineItems.length > 0 && cost?.notAvailable?.errors.some(({ lineItem }) => !lineItem)
  const problem = areItemsTooMuch
    ? t.orders.refundTooMuch(most)
    : Number(amount) > left
      ? t.orders.refundable(most)
      : undefined
  const repeatable = useRepeatable()
  const refund = useAction(
    () => {
      const asked = {
        ...(amount && { amount }),
        ...(lineItems.length > 0 && { lineItems, restock: restocks }),
        ...(reason.trim() && { reason: reason.trim() }),
        sendEmail: mails,
      }
      return repeatable(asked, ({ orderMoney }) => orderMoney.refundOrder(order._id, asked))
    },
    ORDER_KEYS,
    () => {
      close()
      return t.orders.refunded
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    refund.run(undefined)
  }
  return (
    <Dialog opened={isOpen} onClose={close} title={t.orders.refundTitle(order.number)} size="lg">
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">{t.orders.refundable(money(left, currency))}</Text>
          {byHand && (
            <Text size="sm" c="dimmed">
              {t.orders.refundByHand(money(byHand.amount, currency))}
            </Text>
          )}
          {order.lineItems.map((line) => {
            const most = line.quantity - (line.refundQuantity ?? 0)
            return (
              <Group key={line._id} justify="space-between" wrap="nowrap">
                <Text size="sm" style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                  {nameOfLine(line)} ({t.orders.unitsLeft(most)})
                </Text>
                <NumberInput
                  w={110}
                  style={{ flexShrink: 0 }}
                  min={0}
                  max={most}
                  clampBehavior="strict"
                  allowDecimal={false}
                  disabled={most === 0}
                  aria-label={t.orders.refundQuantity(nameOfLine(line))}
                  value={quantities[line._id] ?? 0}
                  onChange={(value) => setQuantities((now) => ({ ...now, [line._id]: Number(value) }))}
                />
              </Group>
            )
          })}
          <MoneyInput
            label={t.orders.refundAmount}
            description={t.orders.refundAmountHint}
            currency={currency}
            value={amount}
            onChange={setAmount}
            error={problem}
          />
          <TextInput
            label={t.orders.reason}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Checkbox
            label={t.orders.restock}
            checked={restocks}
            disabled={lineItems.length === 0}
            onChange={({ currentTarget }) => setRestocks(currentTarget.checked)}
          />
          <Checkbox
            label={t.orders.mailBuyer}
            checked={mails}
            onChange={({ currentTarget }) => setMails(currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button
              type="submit"
              loading={refund.isRunning}
              disabled={isCounting || problem !== undefined || (!amount && lineItems.length === 0)}
            >
              {sum ? t.orders.refundOf(money(sum, currency)) : t.orders.refund}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
