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
  'Creates a form with its fields and their rules.',
  formSchemas,
  'POST /v4/forms',
)

export const getForm = /* @__PURE__ */ operation<FormIdRequest, FormResponse>(
  'getForm',
  'Returns a form and its fields.',
  formSchemas,
  'GET /v4/forms/:formId',
)

export const updateForm = /* @__PURE__ */ operation<UpdateFormRequest, FormResponse>(
  'updateForm',
  'Changes a form. Earlier submissions stay as they are.',
  formSchemas,
  'PATCH /v4/forms/:form.id',
)

export const deleteForm = /* @__PURE__ */ operation<FormIdRequest, Empty>(
  'deleteForm',
  'Deletes a form and all its submissions.',
  formSchemas,
  'DELETE /v4/forms/:formId',
)

export const queryForms = /* @__PURE__ */ operation<QueryFormsRequest, QueryFormsResponse>(
  'queryForms',
  'Lists forms by filter and order, page by page with cursors.',
  formSchemas,
  'POST /v4/forms/query',
)

export const createSubmission = /* @__PURE__ */ operation<CreateSubmissionRequest, SubmissionResponse>(
  'createSubmission',
  'Submits a form.',
  formSubmissions,
  'POST /v4/submissions',
)

export const getSubmission = /* @__PURE__ */ operation<SubmissionIdRequest, SubmissionResponse>(
  'getSubmission',
  'Returns a submission of a form.',
  formSubmissions,
  'GET /v4/submissions/:submissionId',
)

export const deleteSubmission = /* @__PURE__ */ operation<SubmissionIdRequest, Empty>(
  'deleteSubmission',
  'Deletes a submission of a form.',
  formSubmissions,
  'DELETE /v4/submissions/:submissionId',
)

export const querySubmissionsByNamespace = /* @__PURE__ */ operation<
  QuerySubmissionsRequest,
  QuerySubmissionsResponse
>(
  'querySubmissionsByNamespace',
  'Lists submissions of forms by filter and order, page by page with cursors.',
  formSubmissions,
  'POST /v4/submissions/namespace/query',
)
