import { type AddressField, type AddressText, addressFormatOf, fieldsOfLine } from './address-format.ts'

/** What is wrong with a field of an address. */
export interface AddressProblem {
  readonly field: AddressField
  /** As the wire names it: a field that is missing, or a postal code of another form. */
  readonly rule: 'REQUIRED_FIELD' | 'FORMAT'
  /** A postal code that would be right. */
  readonly example?: string
}

/**
 * Finds what is missing or cannot be right in an address, in the order in which its country writes it.
 *
 * @example addressProblems({ country: 'DE', …, postalCode: '1234' }) // [{ field: 'postalCode', rule: 'FORMAT', example: '26133' }]
 */
export const addressProblems = (address: AddressText): AddressProblem[] => {
  const { lines, required, postalCode, example } = addressFormatOf(address.country)
  const given = (field: AddressField) => address[field]?.trim() ?? ''
  return lines.flatMap(fieldsOfLine).flatMap((field): AddressProblem[] => {
    const text = given(field)
    if (text === '') return required.includes(field) ? [{ field, rule: 'REQUIRED_FIELD' }] : []
    if (field !== 'postalCode' || !postalCode || postalCode.test(withoutCountry(text, address.country)))
      return []
    return [{ field, rule: 'FORMAT', ...(example && { example }) }]
  })
}

/** People write D-10115 and CH-8001 as well. */
const withoutCountry = (postalCode: string, country: string): string =>
  postalCode.replace(new RegExp(`^(?:${country}|${country[0]})-\\s*(?=\\d)`, 'i'), '')
