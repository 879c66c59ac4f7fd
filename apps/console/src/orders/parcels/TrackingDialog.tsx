import { Button, Group, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { useAction } from '../../parts/use-action.ts'
import { shop } from '../../session/shop-client.ts'
import { ORDER_KEYS, type OrderDialogProps } from '../order-dialog.ts'
import type { Parcel } from './read-parcels.ts'
import { givenTracking, isTrackable, NO_TRACKING, TrackingFields } from './TrackingFields.tsx'

/** Changes how a parcel is followed. */
export function TrackingDialog({ order, parcel, isOpen, close }: OrderDialogProps & { parcel: Parcel }) {
  const { t } = useWords()
  const { shippingProvider, trackingNumber, trackingLink } = parcel.trackingInfo ?? {}
  const [tracking, setTracking] = useState({
    ...NO_TRACKING,
    ...(shippingProvider && { shippingProvider }),
    ...(trackingNumber && { trackingNumber }),
    ...(trackingLink && { trackingLink }),
  })
  const save = useAction(
    () =>
      shop.orderFulfillments.updateFulfillment(
        { orderId: order._id, fulfillmentId: parcel._id },
        { fulfillment: { trackingInfo: givenTracking(tracking) ?? {} } },
      ),
    ORDER_KEYS,
    () => {
      close()
      return t.orders.trackingSaved
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.run(undefined)
  }
  return (
    <Dialog opened={isOpen} onClose={close} title={t.orders.trackingShort}>
      <form onSubmit={submit}>
        <Stack>
          <TrackingFields
            value={tracking}
            onChange={(change) => setTracking((now) => ({ ...now, ...change }))}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t.keep}
            </Button>
            <Button type="submit" loading={save.isRunning} disabled={!isTrackable(tracking)}>
              {t.orders.saveTracking}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
