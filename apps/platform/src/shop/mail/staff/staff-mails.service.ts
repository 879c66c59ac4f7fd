import type {
  EmailIdRequest,
  GetEmailResponse,
  ListEmailsRequest,
  ListEmailsResponse,
  ResendEmailResponse,
  ShopEmail,
} from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Database, Reader, Transaction } from '../../../floor/database/database.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { pageOf } from '../../../floor/query/page.ts'
import { noteChange } from '../../audit/noted.ts'
import type { Call } from '../../calls/call.ts'
import { once } from '../../idempotency/once.ts'
import { findBrand } from '../../settings/brand.ts'
import { mailsStore } from '../mails.store.ts'
import type { MailLinks } from '../write-mail.ts'
import { contentForStaff, shownMail, textForStaff } from './shown-mail.ts'
import { type ListedMail, type MailPlace, staffMailsStore } from './staff-mails.store.ts'

/** The mails of a shop, for staff. */
export interface StaffMailsService {
  list(call: Call<ListEmailsRequest>): Promise<ListEmailsResponse>
  /** @throws {Failure} EMAIL_NOT_FOUND */
  get(call: Call<EmailIdRequest>): Promise<GetEmailResponse>
  /**
   * Makes a failed mail wait again, or queues a copy of one that was sent.
   * @throws {Failure} EMAIL_NOT_FOUND, EMAIL_NOT_RESENDABLE
   */
  resend(call: Call<EmailIdRequest>): Promise<ResendEmailResponse>
}

export interface StaffMailsParts {
  readonly database: Database
  readonly ids: Ids
  readonly links: MailLinks
}

const PAGE = 50

export const createStaffMails = ({ database, ids, links }: StaffMailsParts): StaffMailsService => {
  /** Returns a function that shows mails as staff of the caller's shop see them. */
  const showing = async (call: Call<unknown>, reader: Reader) => {
    const site = await call.site()
    const brand = await findBrand(reader, site.siteId)
    return (mail: ListedMail) => {
      const content = contentForStaff(mail, site, brand, links)
      return { email: shownMail(mail, content, call.at), content }
    }
  }

  const found = async (reader: Reader, siteId: string, id: string): Promise<ListedMail> => {
    const mail = await staffMailsStore.find(reader, siteId, id)
    if (!mail) throw fail('EMAIL_NOT_FOUND')
    return mail
  }

  /** Returns the id of the mail that waits now. */
  const sendAgain = async (
    tx: Transaction,
    mail: ListedMail,
    copyId: string,
    at: number,
  ): Promise<string> => {
    if (mail.state === 'SENT') {
      await mailsStore.insert(tx, { ...mail, mailId: copyId, dueAt: at, createdAt: at })
      return copyId
    }
    if ((await staffMailsStore.sendAgain(tx, mail.siteId, mail.mailId, at)) === 0)
      throw fail('EMAIL_NOT_RESENDABLE')
    return mail.mailId
  }

  return {
    list: async (call) => {
      const { state, to, limit = PAGE, cursor } = call.input
      const address = to === undefined ? undefined : mailAddressOf(to)
      if (to !== undefined && address === undefined)
        throw refuse('to', 'FORMAT', 'must be a single email address')
      const { siteId } = call.actor
      const filter = { state, to: address }
      const [rows, show] = await Promise.all([
        staffMailsStore.list(database, siteId, filter, placeOf(cursor), limit + 1),
        showing(call, database),
      ])
      const { page, ...next } = pageOf(rows, limit, ({ createdAt, mailId }) => `${createdAt}_${mailId}`)
      return { emails: page.map((mail) => show(mail).email), ...next }
    },

    get: async (call) => {
      const mail = await found(database, call.actor.siteId, call.input.id)
      const { email, content } = (await showing(call, database))(mail)
      return { email, ...(content && { text: textForStaff(content) }) }
    },

    resend: async (call) => {
      const { siteId } = call.actor
      const show = await showing(call, database)
      const answered = async (reader: Reader, id: string) => ({
        email: show(await found(reader, siteId, id)).email,
      })
      return once(
        database,
        call.attempt(),
        call.input.id,
        (_, claimAs) =>
          database.transaction(async (tx) => {
            const mail = await found(tx, siteId, call.input.id)
            if (!show(mail).email.isResendable) throw fail('EMAIL_NOT_RESENDABLE')
            const id = await sendAgain(tx, mail, ids.guid(), call.at)
            await claimAs?.(tx, id)
            const { email } = await answered(tx, id)
            noteChange(tx, {
              ...{ entityType: 'EMAIL', entityId: id },
              before: id === mail.mailId ? noted(show(mail).email) : null,
              after: noted(email),
            })
            return { email }
          }),
        (id) => answered(database, id),
      )
    },
  }
}

/** What the audit log says of a mail: not who it went to, so that erasing a person leaves nothing there. */
const noted = ({ kind, state, tries, orderNumber }: ShopEmail) => ({
  ...{ kind, state, tries },
  ...(orderNumber !== undefined && { orderNumber }),
})

/** @throws {InvalidArgument} FORMAT for an invalid cursor */
const placeOf = (cursor: string | undefined): MailPlace | undefined => {
  if (cursor === undefined) return undefined
  const [, at, id] = cursor.match(/^(\d{1,15})_([0-9a-f-]{36})$/) ?? []
  if (id === undefined) throw refuse('cursor', 'FORMAT', 'must be the nextCursor of an earlier page')
  return { at: Number(at), id }
}
