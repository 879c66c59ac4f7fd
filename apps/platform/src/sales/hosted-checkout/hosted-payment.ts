import type { HostedPayment } from '@vitrine/contract/hosted-checkout'
import { isOpen, type Payment } from '../payments/payment.ts'
import type { AmountWriter } from './show-hosted.ts'

/** Shows the state of a payment without an order; nothing if its buyer abandoned it. */
export const showHostedPayment = (
  payment: Payment | undefined,
  amount: AmountWriter,
): HostedPayment | undefined => {
  if (!payment || (!isOpen(payment) && payment.reason === 'CANCELED')) return undefined
  const shown = { methodId: payment.providerId, amount: amount(payment.amountMinor) }
  switch (payment.state) {
    case 'PENDING':
      return { ...shown, state: payment.reference === undefined ? 'WORKING' : 'WAITING' }
    case 'STEP':
      return { ...shown, state: 'STEP', ...(payment.stepUrl !== undefined && { url: payment.stepUrl }) }
    case 'DECLINED':
    case 'VOIDING':
    case 'VOIDED':
      return { ...shown, state: 'DECLINED', ...(payment.reason !== undefined && { reason: payment.reason }) }
    default:
      return { ...shown, state: 'WORKING' }
  }
}
