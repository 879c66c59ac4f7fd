import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { formSchemas, formSubmissions } from '../declare/service.ts'
import type {
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

export const createForm = /* @__PURE__ */ operation<CreateFormRequest, FormResponse>(
  'createForm',
  'Creates a form with its fields, and the rules for what they take.',
  formSchemas,
  'POST /v4/forms',
)

export const getForm = /* @__PURE__ */ operation<FormIdRequest, FormResponse>(
  'getForm',
  'Reads a form, to show it.',
  formSchemas,
  'GET /v4/forms/:formId',
)

export const updateForm = /* @__PURE__ */ operation<UpdateFormRequest, FormResponse>(
  'updateForm',
  'Changes a form. What was sent with it stays as it is.',
  formSchemas,
  'PATCH /v4/forms/:form.id',
)

export const deleteForm = /* @__PURE__ */ operation<FormIdRequest, Empty>(
  'deleteForm',
  'Deletes a form and everything that was sent with it.',
  formSchemas,
  'DELETE /v4/forms/:formId',
)

export const queryForms = /* @__PURE__ */ operation<QueryFormsRequest, QueryFormsResponse>(
  'queryForms',
  'Finds forms by filter, order and cursor.',
  formSchemas,
  'POST /v4/forms/query',
)

export const createSubmission = /* @__PURE__ */ operation<CreateSubmissionRequest, SubmissionResponse>(
  'createSubmission',
  'Sends the values of a form.',
  formSubmissions,
  'POST /v4/submissions',
)

export const getSubmission = /* @__PURE__ */ operation<SubmissionIdRequest, SubmissionResponse>(
  'getSubmission',
  'Reads what someone sent with a form.',
  formSubmissions,
  'GET /v4/submissions/:submissionId',
)

export const deleteSubmission = /* @__PURE__ */ operation<SubmissionIdRequest, Empty>(
  'deleteSubmission',
  'Deletes what someone sent with a form.',
  formSubmissions,
  'DELETE /v4/submissions/:submissionId',
)

export const querySubmissionsByNamespace = /* @__PURE__ */ operation<
  QuerySubmissionsRequest,
  QuerySubmissionsResponse
>(
  'querySubmissionsByNamespace',
  'Finds what was sent with forms, by filter, order and cursor.',
  formSubmissions,
  'POST /v4/submissions/namespace/query',
)
