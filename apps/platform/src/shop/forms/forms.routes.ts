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
} from '@vitrine/contract/operations'
import { answer, type Route } from '../calls/answer.ts'
import type { FormsService } from './forms.service.ts'
import type { SubmissionsService } from './submissions.service.ts'

export const formsRoutes = (forms: FormsService, submissions: SubmissionsService): readonly Route[] => [
  answer(createForm, forms.create),
  answer(getForm, forms.get),
  answer(updateForm, forms.update),
  answer(deleteForm, forms.delete),
  answer(queryForms, forms.query),
  answer(createSubmission, submissions.create),
  answer(getSubmission, submissions.get),
  answer(deleteSubmission, submissions.delete),
  answer(querySubmissionsByNamespace, submissions.query),
]
