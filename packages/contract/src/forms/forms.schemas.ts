import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, freeForm, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { CursorPaging, Cursors, Sorting } from '../values/query.schemas.ts'

const formId = Type.String({ minLength: 1, maxLength: 36 })
const namespace = Type.String({ minLength: 1, maxLength: 100 })
const length = Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 10_000 })))
const number = Type.Optional(nullable(Type.Number()))
/** How a field is shown. Storefronts decide what it means. */
const shown = Type.Optional(freeForm)

const TextRules = Type.Object(
  {
    minLength: length,
    maxLength: length,
    format: Type.Optional(enumOf(enums.TextFormat)),
    enum: Type.Optional(nullable(Type.Array(Type.String({ maxLength: 1000 }), { maxItems: 500 }))),
  },
  { title: 'FormTextRules' },
)
/** Which texts a field takes. */
export type TextRules = Type.Static<typeof TextRules>

const NumberRules = Type.Object(
  {
    minimum: number,
    maximum: number,
    multipleOf: Type.Optional(nullable(Type.Number({ exclusiveMinimum: 0 }))),
    enum: Type.Optional(nullable(Type.Array(Type.Number(), { maxItems: 500 }))),
  },
  { title: 'FormNumberRules' },
)
/** Which numbers a field takes. */
export type NumberRules = Type.Static<typeof NumberRules>

const BooleanRules = Type.Object({ enum: Type.Optional(Type.Array(Type.Boolean(), { maxItems: 2 })) })

const ListRules = Type.Object(
  {
    minItems: length,
    maxItems: length,
    items: Type.Optional(
      Type.Object({ stringOptions: Type.Optional(TextRules), numberOptions: Type.Optional(NumberRules) }),
    ),
  },
  { title: 'FormListRules' },
)
/** Which lists a field takes: of texts, or of numbers with `numberOptions`. */
export type ListRules = Type.Static<typeof ListRules>

const componentType = Type.Optional(Type.String({ maxLength: 50 }))

/** The value that a field takes. `target` names it in submissions. */
export const FormInput = Type.Object(
  {
    target: Type.String({ pattern: '^[A-Za-z0-9_]{1,100}$', description: 'a name of letters, digits and _' }),
    inputType: enumOf(enums.InputType),
    required: Type.Optional(Type.Boolean()),
    pii: Type.Optional(Type.Boolean()),
    readOnly: Type.Optional(Type.Boolean()),
    stringOptions: Type.Optional(
      Type.Object({
        componentType,
        validation: Type.Optional(TextRules),
        textInputOptions: shown,
        radioGroupOptions: shown,
        dropdownOptions: shown,
        dateTimeOptions: shown,
        phoneInputOptions: shown,
        dateInputOptions: shown,
        timeInputOptions: shown,
        datePickerOptions: shown,
      }),
    ),
    numberOptions: Type.Optional(
      Type.Object({
        componentType,
        validation: Type.Optional(NumberRules),
        numberInputOptions: shown,
        ratingInputOptions: shown,
      }),
    ),
    booleanOptions: Type.Optional(
      Type.Object({ componentType, validation: Type.Optional(BooleanRules), checkboxOptions: shown }),
    ),
    arrayOptions: Type.Optional(
      Type.Object({
        componentType,
        validation: Type.Optional(ListRules),
        checkboxGroupOptions: shown,
        tagsOptions: shown,
      }),
    ),
  },
  { title: 'FormInput' },
)
export type FormInput = Type.Static<typeof FormInput>

/** A field of a form: an input, or something to read. */
export const FormField = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 36 }),
    identifier: Type.Optional(nullable(Type.String({ maxLength: 150 }))),
    fieldType: enumOf(enums.FieldType),
    hidden: Type.Optional(Type.Boolean()),
    inputOptions: Type.Optional(FormInput),
    displayOptions: shown,
  },
  { title: 'FormField' },
)
export type FormField = Type.Static<typeof FormField>

/** A form that storefronts show, and the rules for what is sent with it. */
export const Form = Type.Object(
  {
    id: readOnly(Type.String()),
    revision: Type.Optional(nullable(Type.String({ maxLength: 20 }))),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
    name: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
    /** The app that the form belongs to; `wix.form_app.form` by default. */
    namespace: Type.Optional(namespace),
    /** Whether it takes submissions; by default it does. */
    enabled: Type.Optional(nullable(Type.Boolean())),
    formFields: Type.Array(FormField, { maxItems: 100 }),
    /** How fields are laid out, page by page. */
    steps: Type.Optional(Type.Array(freeForm, { maxItems: 50 })),
    submitSettings: shown,
    requiredIndicatorProperties: shown,
    /** Fields that depend on each other aren't supported. */
    formRules: Type.Optional(Type.Array(freeForm, { maxItems: 0 })),
    rules: Type.Optional(Type.Array(freeForm, { maxItems: 0 })),
  },
  { title: 'Form' },
)
export type Form = Type.Static<typeof Form>

/** Request for `getForm` and `deleteForm`. */
export const FormIdRequest = Type.Object({ formId }, { title: 'FormIdRequest' })
export type FormIdRequest = Type.Static<typeof FormIdRequest>

/** A form in an answer. */
export const FormResponse = Type.Object({ form: Form }, { title: 'FormResponse' })
export type FormResponse = Type.Static<typeof FormResponse>

const inputs = [
  ...['formFields.id', 'formFields.fieldType', 'formFields.inputOptions.target'],
  'formFields.inputOptions.inputType',
] as const

/** Request for `createForm`. */
export const CreateFormRequest = Type.Object(
  { form: writable(Form, ...inputs) },
  { title: 'CreateFormRequest' },
)
export type CreateFormRequest = Type.Static<typeof CreateFormRequest>

/** Request for `updateForm`: the given fields, lists as a whole, and the revision that was read. */
export const UpdateFormRequest = Type.Object(
  { form: writable(Form, 'id?', 'revision', ...inputs) },
  { title: 'UpdateFormRequest' },
)
export type UpdateFormRequest = Type.Static<typeof UpdateFormRequest>

const Query = Type.Object({
  filter: Type.Optional(nullable(freeForm)),
  sort: Type.Optional(Type.Array(Sorting, { maxItems: 5 })),
  cursorPaging: Type.Optional(nullable(CursorPaging)),
})
const metadata = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  cursors: Cursors,
  hasNext: Type.Boolean(),
})

/** Request for `queryForms`. */
export const QueryFormsRequest = Type.Object(
  { query: Type.Optional(Query), namespace: Type.Optional(namespace) },
  { title: 'QueryFormsRequest' },
)
export type QueryFormsRequest = Type.Static<typeof QueryFormsRequest>

/** Response of `queryForms`. */
export const QueryFormsResponse = Type.Object(
  { forms: Type.Array(Form, { maxItems: 100 }), metadata },
  { title: 'QueryFormsResponse' },
)
export type QueryFormsResponse = Type.Static<typeof QueryFormsResponse>

/** What someone sent with a form. */
export const SubmittedForm = Type.Object(
  {
    id: readOnly(Type.String()),
    formId,
    namespace: Type.Optional(readOnly(namespace)),
    status: Type.Optional(readOnly(enumOf(enums.SubmissionStatus))),
    /** The values of the form's fields, by their targets. */
    submissions: freeForm,
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
    revision: readOnly(Type.String()),
    /** Who sent it: one of these ids. */
    submitter: readOnly(
      Type.Object({
        memberId: Type.Optional(Type.String()),
        visitorId: Type.Optional(Type.String()),
        applicationId: Type.Optional(Type.String()),
        userId: Type.Optional(Type.String()),
      }),
    ),
    seen: readOnly(Type.Boolean()),
  },
  { title: 'SubmittedForm' },
)
export type SubmittedForm = Type.Static<typeof SubmittedForm>

/** Request for `createSubmission`. A captcha's answer isn't checked. */
export const CreateSubmissionRequest = Type.Object(
  {
    submission: writable(SubmittedForm, 'formId'),
    captchaToken: Type.Optional(nullable(Type.String({ maxLength: 10_000 }))),
  },
  { title: 'CreateSubmissionRequest' },
)
export type CreateSubmissionRequest = Type.Static<typeof CreateSubmissionRequest>

/** Request for `getSubmission` and `deleteSubmission`. */
export const SubmissionIdRequest = Type.Object(
  { submissionId: Type.String({ minLength: 1, maxLength: 36 }) },
  { title: 'SubmissionIdRequest' },
)
export type SubmissionIdRequest = Type.Static<typeof SubmissionIdRequest>

/** A submission in an answer. */
export const SubmissionResponse = Type.Object({ submission: SubmittedForm }, { title: 'SubmissionResponse' })
export type SubmissionResponse = Type.Static<typeof SubmissionResponse>

/** Request for `querySubmissionsByNamespace`. */
export const QuerySubmissionsRequest = Type.Object(
  { query: Type.Optional(Query), onlyYourOwn: Type.Optional(Type.Boolean()) },
  { title: 'QuerySubmissionsRequest' },
)
export type QuerySubmissionsRequest = Type.Static<typeof QuerySubmissionsRequest>

/** Response of `querySubmissionsByNamespace`. */
export const QuerySubmissionsResponse = Type.Object(
  { submissions: Type.Array(SubmittedForm, { maxItems: 100 }), metadata },
  { title: 'QuerySubmissionsResponse' },
)
export type QuerySubmissionsResponse = Type.Static<typeof QuerySubmissionsResponse>
