import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Transaction } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import { queueMail } from '../../../shop/mail/queue-mail.ts'
import type { StoredOrder } from '../order.ts'
import { filesOfOrder, isDigital, type OrderFile } from './order-files.ts'

/** How mails name the files of an order. */
export const mailedFiles = (files: readonly OrderFile[]) =>
  files.map(({ lineId, file: { fileId, fileName: name } }) => ({ lineId, fileId, name }))

/**
 * Queues a mail with new links to an order's files. None is sent if nothing may be downloaded, or no address
 * is known.
 *
 * @param at - milliseconds since 1970
 */
export const queueDownloads = async (
  tx: Transaction,
  order: StoredOrder,
  { ids, at }: { readonly ids: Ids; readonly at: number },
): Promise<void> => {
  const to = mailAddressOf(order.email ?? '')
  if (to === undefined || !isDigital(order)) return
  const files = await filesOfOrder(tx, order)
  if (files.length === 0) return
  const { siteId, id: orderId, number, document } = order
  await queueMail(tx, {
    ...{ mailId: ids.guid(), siteId, to, at, language: document.agreed.buyerLanguage ?? '' },
    template: 'order-downloads',
    data: { number: String(number), orderId, files: mailedFiles(files) },
  })
}
