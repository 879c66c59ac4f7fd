import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../calls/answer.ts'
import type { FormsService } from './forms.service.ts'
import type { SubmissionsService } from './submissions.service.ts'

export const formsRoutes = (forms: FormsService, submissions: SubmissionsService): readonly Route[] => [
  answer(operations.createForm, forms.create),
  answer(operations.getForm, forms.get),
  answer(operations.updateForm, forms.update),
  answer(operations.deleteForm, forms.delete),
  answer(operations.queryForms, forms.query),
  answer(operations.createSubmission, submissions.create),
  answer(operations.getSubmission, submissions.get),
  answer(operations.deleteSubmission, submissions.delete),
  answer(operations.querySubmissionsByNamespace, submissions.query),
]
