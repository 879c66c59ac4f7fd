import type { OrderDocument } from './order.ts'

/** The buyer's name in an order: who pays, or else who receives it. Empty without one. */
export const buyerNameOf = ({ agreed }: Pick<OrderDocument, 'agreed'>): string => {
  const { firstName, lastName } =
    agreed.billingInfo?.contactDetails ??
    agreed.recipientInfo?.contactDetails ??
    agreed.shippingInfo?.logistics?.shippingDestination?.contactDetails ??
    {}
  return [firstName, lastName].filter(Boolean).join(' ')
}
