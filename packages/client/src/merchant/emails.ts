import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, whole } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const email = { _createdDate: date, settledDate: date, nextTryDate: date }

/** An email to one person. */
export type Email = Answer<wire.ShopEmail, typeof email>
/** Which emails to list; filters are combined. */
export type ListEmailsOptions = Argument<wire.ListEmailsRequest>
/** A page of emails, newest first; no cursor means it is the last. */
export type ListEmailsResponse = Answer<wire.ListEmailsResponse, { emails: typeof email }>
/** An email and its text, if the shop keeps it. */
export type GetEmailResponse = Answer<wire.GetEmailResponse, { email: typeof email }>

/**
 * Lists the emails of the last 30 days, newest first: 50 by default, 100 at most. For merchants, and for programs
 * with the scope `members:manage`.
 * @throws {CommerceError} `INVALID_ARGUMENT` for a cursor that isn't one, or a `to` that isn't one whole address
 * @example const { emails } = await client.emails.listEmails({ state: 'FAILED' })
 */
export const listEmails: (options?: ListEmailsOptions) => Promise<ListEmailsResponse> =
  /* @__PURE__ */ method(operations.listEmails, whole, { gives: { emails: email } })

/**
 * Returns an email and its text. Links are shown by their labels only. The text is absent if the shop doesn't keep the
 * content of such emails, because it may hold a code or a login link.
 * @throws {CommerceError} `EMAIL_NOT_FOUND`
 * @example const { text } = await client.emails.getEmail(_id)
 */
export const getEmail: (_id: string) => Promise<GetEmailResponse> = /* @__PURE__ */ method(
  operations.getEmail,
  byId,
  { gives: { email } },
)

/**
 * Sends an email again: one that failed waits again, of one that was sent a copy is sent. Returns what waits now.
 * @throws {CommerceError} `EMAIL_NOT_FOUND`, `EMAIL_NOT_RESENDABLE`; nothing was queued
 * @example const { state } = await client.emails.resendEmail(_id)
 */
export const resendEmail: (_id: string) => Promise<Email> = /* @__PURE__ */ method(
  operations.resendEmail,
  byId,
  { gives: { email }, answers: 'email' },
)
