import { enumeration } from '../enumeration.ts'

/** Whether a field of a form takes a value or only shows something. */
export const FieldType = /* @__PURE__ */ enumeration('INPUT', 'DISPLAY')
export type FieldType = keyof typeof FieldType

/** What kind of value a field of a form takes. */
export const InputType = /* @__PURE__ */ enumeration('STRING', 'NUMBER', 'BOOLEAN', 'ARRAY')
export type InputType = keyof typeof InputType

/** The form of a text that a field takes. */
export const TextFormat = /* @__PURE__ */ enumeration(
  'UNKNOWN_FORMAT',
  'DATE',
  'TIME',
  'DATE_TIME',
  'EMAIL',
  'URL',
  'UUID',
  'PHONE',
  'URI',
  'HOSTNAME',
  'COLOR_HEX',
  'CURRENCY',
  'LANGUAGE',
  'DATE_OPTIONAL_TIME',
)
export type TextFormat = keyof typeof TextFormat

/** What became of a submission of a form. */
export const SubmissionStatus = /* @__PURE__ */ enumeration(
  'PENDING',
  'CONFIRMED',
  'PAYMENT_WAITING',
  'PAYMENT_CANCELED',
)
export type SubmissionStatus = keyof typeof SubmissionStatus
