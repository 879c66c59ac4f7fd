import type { ShopEmail } from '@vitrine/contract'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import type { Brand } from '../../settings/brand.ts'
import type { Site } from '../../sites/site.ts'
import { isKept } from '../kept-mails.ts'
import { type Block, textOf } from '../templates/layout.ts'
import { contentOf, type MailContent, type MailLinks } from '../write-mail.ts'
import type { ListedMail } from './staff-mails.store.ts'

/** Staff see that there is a link, and never where it leads. */
const linksWithoutAddress = ({ downloads }: MailLinks): MailLinks => ({
  orderUrl: () => '',
  paymentUrl: () => '',
  reminders: { urlOf: () => '', optOutUrl: () => '' },
  downloads: { urlOf: () => '', expiryOf: downloads.expiryOf },
})

/** What staff may read of a mail; undefined if its content isn't kept. */
export const contentForStaff = (
  mail: ListedMail,
  site: Site,
  brand: Brand,
  links: MailLinks,
): MailContent | undefined => {
  if (!isKept(mail.template)) return undefined
  try {
    return contentOf(mail, site, brand, linksWithoutAddress(links))
  } catch {
    return undefined // from a time when the data of mails wasn't kept, or from another version
  }
}

/** A mail as staff see it. */
export const shownMail = (mail: ListedMail, content: MailContent | undefined, at: number): ShopEmail => {
  const { mailId, template, to, state, tries, failure, createdAt, settledAt, dueAt } = mail
  return {
    ...{ id: mailId, kind: template, to, state, tries, createdDate: dateOf(createdAt) },
    ...(content && { subject: content.subject, ...subjectOf(mail.data) }),
    ...(failure !== '' && { failure }),
    ...(settledAt !== null && { settledDate: dateOf(settledAt) }),
    ...(state === 'WAITING' && { nextTryDate: dateOf(Math.max(dueAt, at)) }),
    isResendable: content !== undefined && mayResend(mail, at),
  }
}

/** Whether a mail's state and age allow sending it again. */
const mayResend = ({ state, expiresAt }: ListedMail, at: number): boolean =>
  (state === 'SENT' || state === 'FAILED') && (expiresAt === null || expiresAt > at)

/** Which order or draft order a mail is about. */
const subjectOf = (data: unknown): Pick<ShopEmail, 'orderId' | 'orderNumber' | 'draftOrderId'> => {
  const { orderId, number, kind, subjectId } = isObject(data) ? data : {}
  const id = kind === 'ORDER' ? subjectId : orderId
  return {
    ...(typeof id === 'string' && { orderId: id }),
    ...(typeof number === 'string' && { orderNumber: number }),
    ...(kind === 'DRAFT' && typeof subjectId === 'string' && { draftOrderId: subjectId }),
  }
}

/** A mail's text, with labels instead of links and dots instead of codes. */
export const textForStaff = ({ blocks, look }: MailContent): string => textOf(blocks.map(shownBlock), look)

const shownBlock = (block: Block): Block => {
  if (block.kind === 'link' || block.kind === 'aside') return { kind: 'paragraph', text: `[${block.label}]` }
  return block.kind === 'code' ? { kind: 'paragraph', text: '••••••' } : block
}

const dateOf = (time: number): string => new Date(time).toISOString()
