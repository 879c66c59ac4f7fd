import { forms, submissions } from '@vitrine/client/forms'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

/** Loaded with these pages. */
export const formCalls = shop.use({ forms, submissions })

export type Form = forms.Form
export type Submission = submissions.FormSubmission

/** What someone entered in a field. */
export interface Answer {
  /** The field's label in the form; its name if the form has none for it, or no longer has the field. */
  readonly label: string
  readonly value: string
}

const PAGE_SIZE = 50
const MOST_FORMS = 100

/** Reads the forms of the shop, by name. */
export const readForms = async (): Promise<readonly Form[]> =>
  (await formCalls.forms.queryForms().ascending('name').limit(MOST_FORMS).find()).items

/** Reads a page of what people sent, newest first. @param formId - with this form only */
export const readSubmissions = async (
  formId: string | undefined,
  cursor: string | undefined,
): Promise<Page<Submission>> => {
  const all = formCalls.submissions.querySubmissionsByNamespace().limit(PAGE_SIZE)
  const some = (formId ? all.eq('formId', formId) : all).descending('_createdDate')
  const { items, cursors } = await (cursor ? some.skipTo(cursor) : some).find()
  return { rows: items, next: cursors.next }
}

/** What was entered, in the order of the form's fields; values of fields that it no longer has come last. */
export const answersIn = ({ submissions: values }: Submission, form: Form | undefined): readonly Answer[] => {
  const entered: Readonly<Record<string, unknown>> = Object(values)
  const labels = new Map(
    form?.formFields?.flatMap(({ inputOptions }) =>
      inputOptions ? [[inputOptions.target, labelIn(inputOptions) ?? inputOptions.target] as const] : [],
    ),
  )
  const known = [...labels.keys()].filter((target) => target in entered)
  const others = Object.keys(entered).filter((target) => !labels.has(target))
  return [...known, ...others].flatMap((target) => {
    const value = textOf(entered[target])
    return value === '' ? [] : [{ label: labels.get(target) ?? target, value }]
  })
}

/** Forms have the label in the options of the component that shows the field. */
const labelIn = (options: object): string | undefined => {
  for (const [key, value] of Object.entries(options)) {
    if (key === 'label' && typeof value === 'string' && value !== '') return value
    const inside = typeof value === 'object' && value !== null ? labelIn(value) : undefined
    if (inside) return inside
  }
  return undefined
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (value === true) return '✓'
  if (value === false) return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What is read again after something that was sent is deleted. */
export const SUBMISSION_KEYS = ['submissions', 'home']
