import type { Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { type NewMail, queueMail } from '../../shop/mail/queue-mail.ts'
import type { TemplateName } from '../../shop/mail/templates/templates.ts'
import type { MemberRow } from '../members/member.ts'

type Said<Name extends TemplateName> = Pick<NewMail<Name>, 'template' | 'data' | 'expiresAt' | 'at'> & {
  /** Of the request; default: the member's, else the shop's. */
  readonly language?: string | undefined
}

/** Mails to members, in the transaction of what they report. */
export interface IdentityMails {
  /** Mails a member at their registered address, never at a typed one. */
  send<Name extends TemplateName>(tx: Transaction, member: MemberRow, content: Said<Name>): Promise<void>
}

export const createIdentityMails = (ids: Ids): IdentityMails => ({
  send: (tx, { siteId, email, firstName, profile }, { language, ...content }) =>
    queueMail(tx, {
      ...{ mailId: ids.guid(), siteId, to: email, ...content },
      ...(firstName !== null && { toName: firstName }),
      language: language ?? profile.language ?? '',
    }),
})
