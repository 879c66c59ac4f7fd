import type { orders } from '@vitrine/client/ecom'

/** What is read again after a change of an order: the order, the lists and the home page. */
export const ORDER_KEYS = ['order', 'orders', 'home']

/** What a dialog about an order is given. */
export interface OrderDialogProps {
  readonly order: orders.Order
  readonly isOpen: boolean
  close(): void
}
