import type { Form, SubmittedForm } from '@vitrine/contract'

/** The app that forms belong to unless they say otherwise. */
export const FORMS_APP = 'wix.form_app.form'

/** What a form shows and takes. */
export type FormDocument = Pick<
  Form,
  'formFields' | 'steps' | 'submitSettings' | 'requiredIndicatorProperties'
>

/** A form as stored; times in milliseconds since 1970. */
export interface StoredForm {
  readonly siteId: string
  readonly id: string
  readonly namespace: string
  readonly name: string
  readonly isEnabled: boolean
  readonly revision: number
  readonly document: FormDocument
  readonly createdAt: number
  readonly updatedAt: number
}

/** What someone sent with a form, as stored. */
export interface StoredSubmission {
  readonly siteId: string
  readonly id: string
  readonly formId: string
  readonly namespace: string
  /** As `principalOf` names who sent it. */
  readonly submitter: string
  readonly values: Readonly<Record<string, unknown>>
  readonly createdAt: number
}

/** A form on the wire. */
export const shownForm = (form: StoredForm): Form => ({
  ...form.document,
  id: form.id,
  namespace: form.namespace,
  name: form.name,
  enabled: form.isEnabled,
  revision: String(form.revision),
  createdDate: dateOf(form.createdAt),
  updatedDate: dateOf(form.updatedAt),
})

/** A submission on the wire. */
export const shownSubmission = (sent: StoredSubmission): SubmittedForm => ({
  ...{ id: sent.id, formId: sent.formId, namespace: sent.namespace, status: 'CONFIRMED' },
  ...{ submissions: { ...sent.values }, submitter: submitterOf(sent.submitter), seen: false, revision: '1' },
  ...{ createdDate: dateOf(sent.createdAt), updatedDate: dateOf(sent.createdAt) },
})

const KINDS: Readonly<Record<string, string>> = {
  member: 'memberId',
  visitor: 'visitorId',
  app: 'applicationId',
  user: 'userId',
}

const submitterOf = (principal: string): SubmittedForm['submitter'] => {
  const [kind = '', ...id] = principal.split(':')
  const name = KINDS[kind]
  return name === undefined ? {} : { [name]: id.join(':') }
}

const dateOf = (at: number): string => new Date(at).toISOString()
