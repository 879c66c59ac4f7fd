import type { HostedPaymentMethod } from '@vitrine/contract/hosted-checkout'
import type { Messages } from '../messages/en.ts'

/** What a way to pay is called: in the reader's language where every shop means the same, else by its own name. */
export const methodName = ({ kind, name }: HostedPaymentMethod, t: Messages): string => {
  if (kind === 'CARD') return t.card
  return kind === 'OFFLINE' ? t.offline : name
}
