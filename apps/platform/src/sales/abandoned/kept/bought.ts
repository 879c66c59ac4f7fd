import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Transaction } from '../../../floor/database/database.ts'
import { mailsStore } from '../../../shop/mail/mails.store.ts'
import { abandonedStore } from './abandoned.store.ts'

interface BoughtCheckout {
  readonly siteId: string
  readonly id: string
  readonly details: { readonly email?: string | undefined }
}

/**
 * Notes that a checkout was bought, in the transaction that does it: if it had been left, it is recovered, and
 * reminders to its buyer that haven't been sent are withdrawn.
 */
export const noteBought = async (
  tx: Transaction,
  { siteId, id, details }: BoughtCheckout,
  at: number,
): Promise<void> => {
  await abandonedStore.recover(tx, { siteId, checkoutId: id }, at)
  const address = mailAddressOf(details.email ?? '')
  if (address !== undefined) await mailsStore.recall(tx, siteId, address, 'checkout-reminder')
}
