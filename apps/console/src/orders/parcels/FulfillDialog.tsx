import { Button, Checkbox, Group, NumberInput, Stack, Text } from '@mantine/core'
import type { orders } from '@vitrine/client/ecom'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { nameOfLine } from '../../parts/line-name.ts'
import { useAction } from '../../parts/use-action.ts'
import { shop } from '../../session/shop-client.ts'
import { ORDER_KEYS, type OrderDialogProps } from '../order-dialog.ts'
import { isPickedUp, useOrderTexts } from '../order-texts.ts'
import { type Parcel, sentOf } from './read-parcels.ts'
import { givenTracking, isTrackable, NO_TRACKING, TrackingFields } from './TrackingFields.tsx'

/** Sends a parcel with some or all of what is left of an order, or has it ready, and mails the buyer. */
export function FulfillDialog({
  order,
  parcels,
  isOpen,
  close,
}: OrderDialogProps & { parcels: readonly Parcel[] }) {
  const { t } = useWords()
  const texts = useOrderTexts(order)
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const [tracking, setTracking] = useState(NO_TRACKING)
  const [mails, setMails] = useState(true)
  const left = order.lineItems
    .map((line) => ({ line, most: line.quantity - sentOf(line._id, parcels) }))
    .filter(({ most }) => most > 0)
  /** Refunded units stay behind unless someone types otherwise. */
  const quantityOf = (line: orders.OrderLineItem) =>
    quantities[line._id] ??
    Math.max(0, line.quantity - sentOf(line._id, parcels) - (line.refundQuantity ?? 0))
  const lineItems = left
    .map(({ line }) => ({ _id: line._id, quantity: quantityOf(line) }))
    .filter(({ quantity }) => quantity > 0)
  const send = useAction(
    () => {
      const trackingInfo = givenTracking(tracking)
      return shop.orderFulfillments.createFulfillment(
        order._id,
        { lineItems, ...(trackingInfo && { trackingInfo }) },
        { sendShippingEmail: mails },
      )
    },
    ORDER_KEYS,
    () => {
      close()
      return texts.fulfilled
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.run(undefined)
  }
  return (
    <Dialog opened={isOpen} onClose={close} title={texts.fulfill} size="lg">
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">{texts.parcelHint}</Text>
          {left.map(({ line, most }) => (
            <Group key={line._id} justify="space-between" wrap="nowrap">
              <Text size="sm" style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {nameOfLine(line)} ({texts.unitsLeft(most)})
                {(line.refundQuantity ?? 0) > 0 && (
                  <Text span size="xs" c="grape" display="block">
                    {t.orders.refundedUnits(line.refundQuantity ?? 0)}
                  </Text>
                )}
              </Text>
              <NumberInput
                w={110}
                style={{ flexShrink: 0 }}
                min={0}
                max={most}
                clampBehavior="strict"
                allowDecimal={false}
                aria-label={texts.sendQuantity(nameOfLine(line))}
                value={quantityOf(line)}
                onChange={(value) => setQuantities((now) => ({ ...now, [line._id]: Number(value) }))}
              />
            </Group>
          ))}
          {!isPickedUp(order) && (
            <TrackingFields
              value={tracking}
              onChange={(change) => setTracking((now) => ({ ...now, ...change }))}
            />
          )}
          <Checkbox
            label={texts.mailBuyer}
            checked={mails}
            onChange={({ currentTarget }) => setMails(currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button
              type="submit"
              loading={send.isRunning}
              disabled={lineItems.length === 0 || !isTrackable(tracking)}
            >
              {texts.markFulfilled}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
