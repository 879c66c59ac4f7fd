import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  EmailIdRequest,
  GetEmailResponse,
  ListEmailsRequest,
  ListEmailsResponse,
  ResendEmailResponse,
} from './emails.schemas.ts'

export const listEmails = /* @__PURE__ */ operation<ListEmailsRequest, ListEmailsResponse>(
  'listEmails',
  'Lists the emails of the last 30 days, newest first: sent, waiting and failed.',
  vitrine,
  'GET /v1/emails',
)

export const getEmail = /* @__PURE__ */ operation<EmailIdRequest, GetEmailResponse>(
  'getEmail',
  'Returns an email, without the URLs of its links.',
  vitrine,
  'GET /v1/emails/:id',
)

export const resendEmail = /* @__PURE__ */ operation<EmailIdRequest, ResendEmailResponse>(
  'resendEmail',
  'Sends a failed email again, or a copy of one that was sent.',
  vitrine,
  'POST /v1/emails/:id/resend',
)
