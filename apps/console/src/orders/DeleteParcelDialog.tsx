import { Button, Group, Stack, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { ORDER_KEYS, type OrderDialogProps } from './order-dialog.ts'
import type { Parcel } from './read-parcels.ts'

/** Deletes a parcel that was recorded by mistake, after asking. */
export function DeleteParcelDialog({ order, parcel, isOpen, close }: OrderDialogProps & { parcel: Parcel }) {
  const { t } = useWords()
  const remove = useAction(
    () => shop.orderFulfillments.deleteFulfillment({ orderId: order._id, fulfillmentId: parcel._id }),
    ORDER_KEYS,
    () => {
      close()
      return t.orders.parcelDeleted
    },
  )
  return (
    <Dialog opened={isOpen} onClose={close} title={t.orders.deleteParcelTitle}>
      <Stack>
        <Text size="sm">{t.orders.deleteParcelHint}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t.keep}
          </Button>
          <Button color="red" loading={remove.isRunning} onClick={() => remove.run(undefined)}>
            {t.orders.deleteShort}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
