import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import { type EntityEvent, event, type Register } from '../webhooks/event.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const dates = { _createdDate: date, _updatedDate: date }
const gives = { submission: dates }

/** What someone sent with a form. */
export type FormSubmission = Answer<wire.SubmittedForm, typeof dates>
/** The form, and the values of its fields by their targets. */
export type NewSubmission = Argument<wire.CreateSubmissionRequest['submission']>
/** Fields to filter and sort submissions by. */
export type SubmissionFields = {
  _id: string
  formId: string
  namespace: string
  'submitter.memberId': string
  'submitter.visitorId': string
  _createdDate: Date | string
}
/** Whether to find only what the caller sent. */
export interface SubmissionOptions {
  onlyYourOwn?: boolean
}

/**
 * Sends the values of a form.
 * @throws {CommerceError} `INVALID_ARGUMENT` naming each wrong value, such as `submission.submissions.email`;
 * `FORM_NOT_FOUND`, `FORM_DISABLED`, `TOO_MANY_REQUESTS`
 * @example
 * await client.submissions.createSubmission({ formId, submissions: { email: 'ada@example.com' } })
 */
export const createSubmission: (
  submission: NewSubmission,
  options?: { readonly captchaToken?: string | null },
) => Promise<FormSubmission> = /* @__PURE__ */ method(
  operations.createSubmission,
  (submission, options) => ({ ...options, submission }),
  { gives, answers: 'submission' },
)

/**
 * Returns what someone sent with a form. For merchants and apps.
 * @throws {CommerceError} `SUBMISSION_NOT_FOUND`
 * @example const { submissions, seen } = await client.submissions.getSubmission(submissionId)
 */
export const getSubmission: (submissionId: string) => Promise<FormSubmission> = /* @__PURE__ */ method(
  operations.getSubmission,
  (submissionId) => ({ submissionId }),
  { gives, answers: 'submission' },
)

/**
 * Deletes what someone sent with a form. For merchants and apps.
 * @throws {CommerceError} `SUBMISSION_NOT_FOUND`
 * @example await client.submissions.deleteSubmission(submissionId)
 */
export const deleteSubmission: (submissionId: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteSubmission,
  (submissionId) => ({ submissionId }),
  { answers: 'nothing' },
)

/**
 * Queries what was sent with forms step by step; pages have cursors. For merchants and apps.
 * @example
 * const { items } = await client.submissions
 *   .querySubmissionsByNamespace()
 *   .eq('formId', formId)
 *   .descending('_createdDate')
 *   .find()
 */
export const querySubmissionsByNamespace: (
  options?: SubmissionOptions,
) => CursorQueryBuilder<FormSubmission, SubmissionFields, keyof SubmissionFields> =
  /* @__PURE__ */ cursorQueryable<SubmissionFields, keyof SubmissionFields, SubmissionOptions>()(
    operations.querySubmissionsByNamespace,
    'submissions',
    { submissions: dates },
  )

/**
 * Registers a handler for forms that someone sent.
 * @example client.submissions.onSubmissionCreated(({ entity }) => console.log(entity.submissions))
 */
export const onSubmissionCreated: Register<EntityEvent<FormSubmission>> =
  /* @__PURE__ */ event('onSubmissionCreated')
