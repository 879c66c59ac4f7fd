import { type AddressField, type AddressText, addressFormatOf, fieldsOfLine } from './address-format.ts'

/** A problem with one field of an address. */
export interface AddressProblem {
  readonly field: AddressField
  /** The rule on the wire: a missing field, or a postal code in the wrong format. */
  readonly rule: 'REQUIRED_FIELD' | 'FORMAT'
  /** A valid postal code. */
  readonly example?: string
}

/**
 * Finds the missing and invalid fields of an address, in its country's order.
 *
 * @example
 * const ada = { firstName: 'Ada', lastName: 'Byron', addressLine: 'Am Markt 1', city: 'Ulm' }
 * addressProblems({ ...ada, country: 'DE', postalCode: '1234' })
 * // [{ field: 'postalCode', rule: 'FORMAT', example: '26133' }]
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

/** People also write D-10115 and CH-8001. */
const withoutCountry = (postalCode: string, country: string): string =>
  postalCode.replace(new RegExp(`^(?:${country}|${country[0]})-\\s*(?=\\d)`, 'i'), '')
