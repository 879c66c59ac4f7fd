import type { Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Webhook } from './kept/webhook.ts'

/** Mails a shop's owners that a webhook was paused, in the transaction that pauses it. */
export const tellOwners =
  (ids: Ids, ownersOf: (tx: Transaction, siteId: string) => Promise<readonly string[]>) =>
  async (tx: Transaction, { siteId, url }: Webhook, at: number): Promise<void> => {
    for (const to of await ownersOf(tx, siteId))
      await queueMail(tx, {
        ...{ mailId: ids.guid(), siteId, at, to },
        ...{ template: 'webhook-paused', data: { host: new URL(url).host } },
      })
  }
