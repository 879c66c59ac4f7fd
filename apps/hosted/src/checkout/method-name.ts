import type { HostedPaymentMethod } from '@vitrine/contract/hosted-checkout'
import type { Messages } from '../messages/en.ts'

/** The name of a payment method: translated if it means the same in every shop, otherwise its own. */
export const methodName = ({ kind, name }: HostedPaymentMethod, t: Messages): string => {
  if (kind === 'CARD') return t.card
  return kind === 'OFFLINE' ? t.offline : name
}
