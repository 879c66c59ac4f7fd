import { rule } from '../declare/rule.ts'
import * as operations from './emails.operations.ts'
import * as schemas from './emails.schemas.ts'

/** Emails are about anyone, so programs need the scope that may do most with people. */
const staff = { access: 'merchant', scope: 'members:manage' } as const

/** Rules for the operations on emails: callers, schemas and errors. */
export const emailsRules = [
  rule(operations.listEmails, {
    ...{ ...staff, input: schemas.ListEmailsRequest, output: schemas.ListEmailsResponse, errors: [] },
  }),
  rule(operations.getEmail, {
    ...{ ...staff, input: schemas.EmailIdRequest, output: schemas.GetEmailResponse },
    errors: ['EMAIL_NOT_FOUND'],
  }),
  rule(operations.resendEmail, {
    ...{ ...staff, input: schemas.EmailIdRequest, output: schemas.ResendEmailResponse },
    errors: ['EMAIL_NOT_FOUND', 'EMAIL_NOT_RESENDABLE', 'IDEMPOTENCY_KEY_REUSED'],
  }),
]
