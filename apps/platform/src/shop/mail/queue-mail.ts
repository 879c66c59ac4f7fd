import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Transaction } from '../../floor/database/database.ts'
import { oneLine } from '../../floor/text/one-line.ts'
import { mailsStore } from './mails.store.ts'
import type { TemplateData, TemplateName } from './templates/templates.ts'

/** A mail that something which happens gives rise to. */
export interface NewMail<Name extends TemplateName> {
  /** A GUID; the Message-ID is made of it, so that a mail that comes twice can be told. */
  readonly mailId: string
  readonly siteId: string
  readonly template: Name
  readonly data: TemplateData<Name>
  /** One address. */
  readonly to: string
  readonly toName?: string
  /** BCP 47; where there are no words in it, and by default, the shop's. */
  readonly language?: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** From when on it may be sent; default: at once. */
  readonly notBefore?: number
  /** From when on it must not be sent any more, because what it holds is worthless then: a code, a link. */
  readonly expiresAt?: number
}

/**
 * Writes a mail down in the transaction of what it tells of: either both are kept or neither. It is sent soon after.
 *
 * @throws {RangeError} for what is no address
 * @example await queueMail(tx, { mailId: ids.guid(), at: clock.now(), siteId, template, data, to: 'ada@example.com' })
 */
export const queueMail = async <Name extends TemplateName>(
  tx: Transaction,
  mail: NewMail<Name>,
): Promise<void> => {
  const to = mailAddressOf(mail.to)
  if (to === undefined) throw new RangeError('A mail goes to one address; this is none.')
  const { siteId, mailId, template, data, at } = mail
  await mailsStore.insert(tx, {
    ...{ siteId, mailId, template, data, to },
    toName: oneLine(mail.toName ?? ''),
    language: mail.language ?? '',
    dueAt: mail.notBefore ?? at,
    expiresAt: mail.expiresAt ?? null,
    createdAt: at,
  })
}
