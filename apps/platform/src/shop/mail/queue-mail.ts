import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Transaction } from '../../floor/database/database.ts'
import { oneLine } from '../../floor/text/one-line.ts'
import { currentTrace } from '../../floor/trace/trace.ts'
import { mailsStore } from './mails.store.ts'
import type { TemplateData, TemplateName } from './templates/templates.ts'

/** A mail caused by an event. */
export interface NewMail<Name extends TemplateName> {
  /** A GUID. The Message-ID contains it, so that a duplicate can be recognized. */
  readonly mailId: string
  readonly siteId: string
  readonly template: Name
  readonly data: TemplateData<Name>
  /** One address. */
  readonly to: string
  readonly toName?: string
  /** BCP 47; defaults to the shop's, also if the language isn't available. */
  readonly language?: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** When it may be sent; default: at once. */
  readonly notBefore?: number
  /** When to stop sending, because its content has expired: a code, a link. */
  readonly expiresAt?: number
}

/**
 * Saves a mail in the transaction of what it is about: both are stored or neither. It is sent soon after.
 *
 * @throws {RangeError} for an invalid address
 * @example await queueMail(tx, { mailId: ids.guid(), at: clock.now(), siteId, template, data, to: 'ada@example.com' })
 */
export const queueMail = async <Name extends TemplateName>(
  tx: Transaction,
  mail: NewMail<Name>,
): Promise<void> => {
  const to = mailAddressOf(mail.to)
  if (to === undefined) throw new RangeError('A mail needs exactly one valid address.')
  const { siteId, mailId, template, data, at } = mail
  currentTrace()?.mails.push(template)
  await mailsStore.insert(tx, {
    ...{ siteId, mailId, template, data, to },
    toName: oneLine(mail.toName ?? ''),
    language: mail.language ?? '',
    dueAt: mail.notBefore ?? at,
    expiresAt: mail.expiresAt ?? null,
    createdAt: at,
  })
}
