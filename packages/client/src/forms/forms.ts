import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const dates = { _createdDate: date, _updatedDate: date }
const gives = { form: dates }

/** A form, with its fields and the rules for what they take. */
export type Form = Answer<wire.Form, typeof dates>
/** The fields of a new form. */
export type NewForm = Argument<wire.CreateFormRequest['form']>
/** What changes in a form, and the revision that was read. Lists are replaced as a whole. */
export type FormChange = Omit<Argument<wire.UpdateFormRequest['form']>, '_id'>

/** Fields to filter and sort forms by. */
export type FormFields = {
  _id: string
  namespace: string
  name: string
  enabled: boolean
  _createdDate: Date | string
  _updatedDate: Date | string
}

/**
 * Returns a form, to show it.
 * @throws {CommerceError} `FORM_NOT_FOUND`
 * @example const { formFields } = await client.forms.getForm(formId)
 */
export const getForm: (formId: string) => Promise<Form> = /* @__PURE__ */ method(
  operations.getForm,
  (formId) => ({ formId }),
  { gives, answers: 'form' },
)

/**
 * Creates a form. For merchants and apps, like all changes of forms.
 * @throws {CommerceError} `FORM_LIMIT_EXCEEDED`
 * @example
 * const form = await client.forms.createForm({
 *   name: 'Contact',
 *   formFields: [
 *     { _id: 'message', fieldType: 'INPUT', inputOptions: { target: 'message', inputType: 'STRING', required: true } },
 *   ],
 * })
 */
export const createForm: (form: NewForm) => Promise<Form> = /* @__PURE__ */ method(
  operations.createForm,
  (form) => ({ form }),
  { gives, answers: 'form' },
)

/**
 * Changes a form. What was sent with it stays as it is.
 * @throws {CommerceError} `FORM_NOT_FOUND`, `CONFLICT` when someone else has changed it since
 * @example
 * const { revision } = await client.forms.getForm(formId)
 * await client.forms.updateForm(formId, { revision: revision ?? null, enabled: false })
 */
export const updateForm: (_id: string, form: FormChange) => Promise<Form> = /* @__PURE__ */ method(
  operations.updateForm,
  (_id, form) => ({ form: { ...form, _id } }),
  { gives, answers: 'form' },
)

/**
 * Deletes a form and everything that was sent with it.
 * @throws {CommerceError} `FORM_NOT_FOUND`
 * @example await client.forms.deleteForm(formId)
 */
export const deleteForm: (formId: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteForm,
  (formId) => ({ formId }),
  { answers: 'nothing' },
)

/**
 * Queries forms step by step; pages have cursors. For merchants and apps.
 * @example const { items } = await client.forms.queryForms().eq('name', 'Contact').find()
 */
export const queryForms: () => CursorQueryBuilder<Form, FormFields, keyof FormFields> =
  /* @__PURE__ */ cursorQueryable<FormFields, keyof FormFields, object>()(operations.queryForms, 'forms', {
    forms: dates,
  })
