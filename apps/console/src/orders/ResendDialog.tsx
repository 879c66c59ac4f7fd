import type { orders } from '@vitrine/client/ecom'
import { useWords } from '../messages/words.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { ORDER_KEYS } from './order-dialog.ts'

export interface ResendDialogProps {
  readonly order: orders.Order
  /** The parcel that the mail is about; absent for the order's confirmation. */
  readonly parcel?: { readonly _id: string; readonly name: string }
  readonly close: () => void
}

/** Sends a mail to the customer again, after asking. */
export function ResendDialog({ order, parcel, close }: ResendDialogProps) {
  const { t } = useWords()
  const address = order.buyerInfo?.email ?? ''
  const send = useAction(
    () =>
      shop.orderMoney.sendOrderEmail(
        order._id,
        parcel ? { email: 'SHIPPING', fulfillmentId: parcel._id } : { email: 'CONFIRMATION' },
      ),
    ORDER_KEYS,
    () => {
      close()
      return t.orders.resent(address)
    },
  )
  return (
    <ConfirmDialog
      title={parcel ? t.orders.resendShippingTitle(parcel.name) : t.orders.resendTitle}
      hint={t.orders.resendHint(address)}
      confirm={t.orders.sendEmail}
      action={send}
      close={close}
    />
  )
}
