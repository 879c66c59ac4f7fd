import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import {
  createForm,
  createSubmission,
  deleteForm,
  deleteSubmission,
  getForm,
  getSubmission,
  queryForms,
  querySubmissionsByNamespace,
  updateForm,
} from './forms.operations.ts'
import {
  CreateFormRequest,
  CreateSubmissionRequest,
  FormIdRequest,
  FormResponse,
  QueryFormsRequest,
  QueryFormsResponse,
  QuerySubmissionsRequest,
  QuerySubmissionsResponse,
  SubmissionIdRequest,
  SubmissionResponse,
  UpdateFormRequest,
} from './forms.schemas.ts'

const staff = { access: 'merchant', scope: 'content:write' } as const

/** Rules for forms and what is sent with them: callers, schemas and errors. */
export const formsRules = [
  rule(createForm, {
    ...{ ...staff, input: CreateFormRequest, output: FormResponse },
    errors: ['FORM_LIMIT_EXCEEDED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(getForm, {
    ...{ access: 'visitor', scope: 'content:read', input: FormIdRequest, output: FormResponse },
    errors: ['FORM_NOT_FOUND'],
  }),
  rule(updateForm, {
    ...{ ...staff, input: UpdateFormRequest, output: FormResponse },
    errors: ['FORM_NOT_FOUND', 'CONFLICT'],
  }),
  rule(deleteForm, { ...staff, input: FormIdRequest, output: Empty, errors: ['FORM_NOT_FOUND'] }),
  rule(queryForms, { ...staff, input: QueryFormsRequest, output: QueryFormsResponse, errors: [] }),
  rule(createSubmission, {
    ...{
      access: 'visitor',
      scope: 'content:write',
      input: CreateSubmissionRequest,
      output: SubmissionResponse,
    },
    errors: ['FORM_NOT_FOUND', 'FORM_DISABLED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(getSubmission, {
    ...{ ...staff, input: SubmissionIdRequest, output: SubmissionResponse },
    errors: ['SUBMISSION_NOT_FOUND'],
  }),
  rule(deleteSubmission, {
    ...{ ...staff, input: SubmissionIdRequest, output: Empty },
    errors: ['SUBMISSION_NOT_FOUND'],
  }),
  rule(querySubmissionsByNamespace, {
    ...{ ...staff, input: QuerySubmissionsRequest, output: QuerySubmissionsResponse },
    errors: [],
  }),
]
