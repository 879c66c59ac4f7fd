import Type from 'typebox'
import { guid, timestamp } from '../declare/schema.ts'

/**
 * `WAITING` will be sent, perhaps after attempts that failed; `SENT` was accepted by a mail server; `FAILED` was
 * given up after many attempts; `EXPIRED` held a code or link that expired before it could be sent.
 */
export const EmailState = Type.Enum(['WAITING', 'SENT', 'FAILED', 'EXPIRED'], { title: 'EmailState' })
export type EmailState = Type.Static<typeof EmailState>

/** An email to one person. */
export const ShopEmail = Type.Object(
  {
    id: guid,
    /** The name of its template, such as `order-confirmation`. */
    kind: Type.String(),
    to: Type.String(),
    /** Absent if the shop doesn't keep the content of such emails. */
    subject: Type.Optional(Type.String()),
    state: EmailState,
    /** How often it was tried. */
    tries: Type.Integer(),
    /** What the mail server answered to the last attempt, if that failed. */
    failure: Type.Optional(Type.String()),
    createdDate: timestamp,
    /** When it was sent or given up. */
    settledDate: Type.Optional(timestamp),
    /** When it is tried next; for `WAITING`. */
    nextTryDate: Type.Optional(timestamp),
    /** The order it is about. */
    orderId: Type.Optional(guid),
    orderNumber: Type.Optional(Type.String()),
    /** The draft order it is about. */
    draftOrderId: Type.Optional(guid),
    /** Whether `resendEmail` can send it again. */
    isResendable: Type.Boolean(),
  },
  { title: 'ShopEmail' },
)
export type ShopEmail = Type.Static<typeof ShopEmail>

/** Request for `listEmails`. Filters are combined with "and". */
export const ListEmailsRequest = Type.Object(
  {
    state: Type.Optional(EmailState),
    /** One whole email address, in any letter case. */
    to: Type.Optional(Type.String({ maxLength: 320 })),
    /** From 1 to 100; default 50. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'ListEmailsRequest' },
)
export type ListEmailsRequest = Type.Static<typeof ListEmailsRequest>

/** Response of `listEmails`; no cursor means this is the last page. */
export const ListEmailsResponse = Type.Object(
  { emails: Type.Array(ShopEmail), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListEmailsResponse' },
)
export type ListEmailsResponse = Type.Static<typeof ListEmailsResponse>

/** Request for calls about one email. */
export const EmailIdRequest = Type.Object({ id: guid }, { title: 'EmailIdRequest' })
export type EmailIdRequest = Type.Static<typeof EmailIdRequest>

/** Response of `getEmail`. */
export const GetEmailResponse = Type.Object(
  {
    email: ShopEmail,
    /**
     * Its text in the reader's language. Links are shown by their labels in brackets, because their addresses let
     * anyone pay, download or log in as the reader. Absent if the shop doesn't keep the content of such emails.
     */
    text: Type.Optional(Type.String()),
  },
  { title: 'GetEmailResponse' },
)
export type GetEmailResponse = Type.Static<typeof GetEmailResponse>

/** Response of `resendEmail`. */
export const ResendEmailResponse = Type.Object(
  {
    /** What waits to be sent: the email itself if it had failed, else its copy. */
    email: ShopEmail,
  },
  { title: 'ResendEmailResponse' },
)
export type ResendEmailResponse = Type.Static<typeof ResendEmailResponse>
