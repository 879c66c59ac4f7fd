import type { SubmitContactRequest, SubmitContactResponse } from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { Call } from '../../shop/calls/call.ts'
import type { ContactJobs } from './bulk/contact-jobs.service.ts'
import type { ContactsService } from './contacts.service.ts'
import type { FacetsService } from './facets.service.ts'
import type { LabelsService } from './labels.service.ts'

export const contactsRoutes = (
  contacts: ContactsService,
  labels: LabelsService,
  submit: (call: Call<SubmitContactRequest>) => Promise<SubmitContactResponse>,
  facets: FacetsService,
  jobs: ContactJobs,
): readonly Route[] => [
  answer(operations.createContact, (call) => contacts.create(call)),
  answer(operations.getContact, (call) => contacts.get(call)),
  answer(operations.listContacts, (call) => contacts.list(call)),
  answer(operations.queryContacts, (call) => contacts.query(call)),
  answer(operations.updateContact, (call) => contacts.update(call)),
  answer(operations.deleteContact, (call) => contacts.delete(call)),
  answer(operations.mergeContacts, (call) => contacts.merge(call)),
  answer(operations.previewMergeContacts, (call) => contacts.previewMerge(call)),
  answer(operations.labelContact, (call) => contacts.label(call)),
  answer(operations.unlabelContact, (call) => contacts.unlabel(call)),
  answer(operations.appendOrCreateContact, submit),
  answer(operations.findOrCreateLabel, (call) => labels.findOrCreate(call)),
  answer(operations.listLabels, (call) => labels.list(call)),
  answer(operations.queryLabels, (call) => labels.query(call)),
  answer(operations.getLabel, (call) => labels.get(call)),
  answer(operations.renameLabel, (call) => labels.rename(call)),
  answer(operations.deleteLabel, (call) => labels.delete(call)),
  answer(operations.listContactFacets, (call) => facets.list(call)),
  answer(operations.queryContactFacets, (call) => facets.query(call)),
  answer(operations.bulkDeleteContacts, (call) => jobs.delete(call)),
  answer(operations.bulkUpdateContacts, (call) => jobs.update(call)),
  answer(operations.bulkLabelAndUnlabelContacts, (call) => jobs.label(call)),
  answer(operations.getContactJob, (call) => jobs.get(call)),
]
