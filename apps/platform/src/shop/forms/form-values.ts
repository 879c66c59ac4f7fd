import { isIP } from 'node:net'
import type {
  FieldViolation,
  FormField,
  FormInput,
  ListRules,
  NumberRules,
  TextFormat,
  TextRules,
} from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import { InvalidArgument, refuse } from '../../floor/failure.ts'

/** A text without a limit of its own. */
const LONGEST_TEXT = 10_000
const MOST_ITEMS = 500
/** All values of a submission together, as JSON. */
const LARGEST = 65_536

/** What is wrong with a value: the rule it breaks, and the rest of the sentence "… must be". */
type Fault = readonly [rule: FieldViolation['violatedRule'], description: string]

/**
 * Checks what someone sends with a form.
 *
 * @throws {InvalidArgument} naming every field that has no such input, is missing, or breaks a rule of its input
 */
export const assertValues = (
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): void => {
  const inputs = new Map(
    fields.flatMap(({ inputOptions }) =>
      inputOptions ? [[inputOptions.target, inputOptions] as const] : [],
    ),
  )
  const unknown = Object.keys(values)
    .filter((target) => !inputs.has(target))
    .map((target) => violation(target, ['FIELD_NOT_ALLOWED', 'is not a field of the form']))
  const wrong = [...inputs].flatMap(([target, input]) => {
    const fault = faultOf(input, Object.hasOwn(values, target) ? values[target] : undefined)
    return fault ? [violation(target, fault)] : []
  })
  if (unknown.length + wrong.length > 0) throw new InvalidArgument([...unknown, ...wrong])
  if (JSON.stringify(values).length > LARGEST)
    throw refuse('submission.submissions', 'MAX_SIZE', `must have at most ${LARGEST} bytes of JSON`)
}

const violation = (target: string, [violatedRule, description]: Fault): FieldViolation => ({
  field: `submission.submissions.${target.slice(0, 100)}`,
  violatedRule,
  description,
  data: {},
})

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const faultOf = (input: FormInput, value: unknown): Fault | undefined => {
  if (isEmpty(value)) return input.required ? ['REQUIRED_FIELD', 'must be given'] : undefined
  switch (input.inputType) {
    case 'STRING':
      return textFault(input.stringOptions?.validation, value)
    case 'NUMBER':
      return numberFault(input.numberOptions?.validation, value)
    case 'BOOLEAN':
      return booleanFault(input, value)
    case 'ARRAY':
      return listFault(input.arrayOptions?.validation, value)
  }
}

const textFault = (rules: TextRules = {}, value: unknown): Fault | undefined => {
  const { minLength, maxLength, format = 'UNKNOWN_FORMAT', enum: allowed } = rules
  if (typeof value !== 'string') return ['VALIDATION', 'must be text']
  const most = maxLength ?? LONGEST_TEXT
  if (value.length > most) return ['MAX_LENGTH', `must have at most ${most} characters`]
  if (minLength && value.length < minLength)
    return ['MIN_LENGTH', `must have at least ${minLength} characters`]
  if (allowed?.length && !allowed.includes(value)) return ['INVALID_ENUM_VALUE', 'must be one of the choices']
  const form = FORMATS[format]
  return form && !form.holds(value) ? ['FORMAT', `must be ${form.description}`] : undefined
}

const numberFault = (rules: NumberRules = {}, value: unknown): Fault | undefined => {
  const { minimum, maximum, multipleOf, enum: allowed } = rules
  if (typeof value !== 'number') return ['VALIDATION', 'must be a number']
  if (typeof minimum === 'number' && value < minimum) return ['MIN', `must be at least ${minimum}`]
  if (typeof maximum === 'number' && value > maximum) return ['MAX', `must be at most ${maximum}`]
  if (multipleOf && !isMultiple(value, multipleOf))
    return ['VALIDATION', `must be a multiple of ${multipleOf}`]
  return allowed?.length && !allowed.includes(value)
    ? ['INVALID_ENUM_VALUE', 'must be one of the choices']
    : undefined
}

/** Within what is lost in binary fractions: 0.3 is a multiple of 0.1. */
const isMultiple = (value: number, of: number): boolean => {
  const times = value / of
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times))
}

const booleanFault = ({ required, booleanOptions }: FormInput, value: unknown): Fault | undefined => {
  if (typeof value !== 'boolean') return ['VALIDATION', 'must be true or false']
  const allowed = booleanOptions?.validation?.enum
  if (required && !value && allowed === undefined) return ['REQUIRED_FIELD', 'must be true']
  return allowed?.length && !allowed.includes(value)
    ? ['INVALID_ENUM_VALUE', `must be ${allowed.join(' or ')}`]
    : undefined
}

const listFault = (rules: ListRules = {}, value: unknown): Fault | undefined => {
  const { minItems, maxItems, items = {} } = rules
  if (!Array.isArray(value)) return ['VALIDATION', 'must be a list']
  const most = Math.min(maxItems ?? MOST_ITEMS, MOST_ITEMS)
  if (value.length > most) return ['MAX_SIZE', `can have at most ${most} items`]
  if (minItems && value.length < minItems) return ['MIN_SIZE', `must have at least ${minItems} items`]
  const { stringOptions, numberOptions } = items
  const fault = (item: unknown) =>
    numberOptions ? numberFault(numberOptions, item) : textFault(stringOptions, item)
  return value.map(fault).find((one) => one !== undefined)
}

interface TextForm {
  readonly holds: (value: string) => boolean
  readonly description: string
}

const DAY = /^\d{4}-\d\d-\d\d$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

const isDay = (value: string): boolean =>
  DAY.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value
const isMoment = (value: string): boolean => {
  const [day = '', time = ''] = value.split('T')
  return isDay(day) && TIME.test(time.replace(/(Z|[+-]\d\d:\d\d)$/, ''))
}
const matches = (pattern: RegExp, description: string): TextForm => ({
  holds: (value) => pattern.test(value),
  description,
})
const ADDRESS: TextForm = {
  holds: (value) => URL.canParse(value) && /^https?:/i.test(value),
  description: 'an address that starts with http:// or https://',
}

const FORMATS: Readonly<Record<TextFormat, TextForm | undefined>> = {
  UNKNOWN_FORMAT: undefined,
  DATE: { holds: isDay, description: 'a date such as 2026-01-31' },
  TIME: matches(TIME, 'a time such as 09:30'),
  DATE_TIME: { holds: isMoment, description: 'a date and time such as 2026-01-31T09:30:00Z' },
  DATE_OPTIONAL_TIME: {
    holds: (value) => isDay(value) || isMoment(value),
    description: 'a date such as 2026-01-31, with or without a time',
  },
  EMAIL: { holds: (value) => mailAddressOf(value) !== undefined, description: 'an email address' },
  URL: ADDRESS,
  URI: { holds: (value) => URL.canParse(value), description: 'an address such as https://shop.example' },
  UUID: matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'a GUID'),
  PHONE: matches(/^(?=.*\d)[0-9+().\-/ x]{3,50}$/, 'a phone number, like +49 30 1234567'),
  HOSTNAME: {
    holds: (value) => HOST.test(value) && isIP(value) === 0,
    description: 'a host name such as shop.example',
  },
  COLOR_HEX: matches(/^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'a colour such as #FF0000'),
  CURRENCY: matches(/^[A-Z]{3}$/, 'a currency code such as EUR'),
  LANGUAGE: matches(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/, 'a language tag such as en or pt-BR'),
}
