import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { useAction } from '../../parts/use-action.ts'
import { shop } from '../../session/shop-client.ts'
import { ORDER_KEYS, type OrderDialogProps } from '../order-dialog.ts'
import { useOrderTexts } from '../order-texts.ts'
import type { Parcel } from './read-parcels.ts'

export interface DeleteParcelDialogProps extends Omit<OrderDialogProps, 'isOpen'> {
  readonly parcel: Parcel
}

/** Deletes a parcel that was recorded by mistake, after asking. */
export function DeleteParcelDialog({ order, parcel, close }: DeleteParcelDialogProps) {
  const texts = useOrderTexts(order)
  const remove = useAction(
    () => shop.orderFulfillments.deleteFulfillment({ orderId: order._id, fulfillmentId: parcel._id }),
    ORDER_KEYS,
    () => {
      close()
      return texts.parcelDeleted
    },
  )
  return (
    <ConfirmDialog
      title={texts.deleteParcelTitle}
      hint={texts.deleteParcelHint}
      confirm={texts.deleteShort}
      action={remove}
      close={close}
      isDestructive
    />
  )
}
