import {
  type AddressField,
  addressFormatOf,
  addressProblems,
  fieldsOfLine,
} from '@vitrine/contract/addresses'
import type { HostedAddressDraft } from '@vitrine/contract/hosted-checkout'
import type { Messages } from '../../messages/en.ts'
import type { FieldErrors } from './use-errors.ts'

export type Part = AddressField | 'country' | 'phone'

/** Autofill names of the fields (HTML, autofill field names). */
export const AUTOFILL: Readonly<Record<Part, string>> = {
  country: 'country',
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  addressLine: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  subdivision: 'address-level1',
  postalCode: 'postal-code',
  phone: 'tel',
}

/** The platform's length limits. */
export const LONGEST: Readonly<Record<Part, number>> = {
  country: 2,
  firstName: 100,
  lastName: 100,
  company: 1000,
  addressLine: 150,
  addressLine2: 100,
  city: 50,
  subdivision: 50,
  postalCode: 50,
  phone: 50,
}

/** The rows of the form, in the country's own order. */
export const rowsOf = (country: string): AddressField[][] =>
  addressFormatOf(country)
    .lines.map(fieldsOfLine)
    .flatMap((fields) => (fields[0] === 'addressLine' ? fields.map((field) => [field]) : [fields]))

/** The country's word for its parts. */
export const labelOf = (field: Part, country: string, t: Messages): string => {
  const { names } = addressFormatOf(country)
  const special = (words: Readonly<Record<string, string>>) => names.map((name) => words[name]).find(Boolean)
  if (field === 'postalCode') return special(t.postalCodeNames) ?? t.postalCode
  if (field === 'city') return special(t.cityNames) ?? t.city
  if (field === 'subdivision') return special(t.subdivisionNames) ?? t.subdivision
  return t[field]
}

const PHONE = /^[0-9+().\-/ x]{1,50}$/

/** Checks an address before it is sent, as the platform would. */
export const addressErrors = (address: HostedAddressDraft, prefix: string, t: Messages): FieldErrors => {
  const country = address.country ?? ''
  if (country === '') return { [`${prefix}.country`]: t.missing(t.country) }
  const found = addressProblems({ ...address, country }).map(({ field, rule, example }) => [
    `${prefix}.${field}`,
    rule === 'REQUIRED_FIELD' ? t.missing(labelOf(field, country, t)) : t.wrongPostalCode(example ?? ''),
  ])
  const phone = address.phone?.trim() ?? ''
  const wrongPhone = phone !== '' && !PHONE.test(phone) && { [`${prefix}.phone`]: t.wrongPhone }
  return { ...Object.fromEntries(found), ...wrongPhone }
}
