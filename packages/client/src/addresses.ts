import { addressFormatOf, fieldsOfLine, formatAddress as linesOf } from '@vitrine/contract/addresses'
import { subdivisionsOf } from '@vitrine/contract/subdivisions'

/** An address with its name, as orders, carts and members have it. Empty, null and absent mean the same. */
export interface PostalAddress {
  /** Two letters (ISO 3166-1). */
  country?: string | null
  firstName?: string | null
  lastName?: string | null
  company?: string | null
  /** Street and number. */
  addressLine1?: string | null
  addressLine2?: string | null
  city?: string | null
  postalCode?: string | null
  /** State or province: a code (ISO 3166-2), such as `US-NY`, or a name. */
  subdivision?: string | null
}

/**
 * Writes a postal address the way its country does, line by line: the city before the postal code in the
 * United States, after it in Germany. Empty fields leave no gap. The country's own name isn't in it, because
 * it depends on the reader's language.
 * @param address - the parts of the address; an unknown country gets the simplest format
 * @returns the lines; none for an empty address
 * @throws {TypeError} without an address
 * @example
 * formatAddress({ country: 'US', addressLine1: '350 5th Ave', city: 'New York', subdivision: 'US-NY', postalCode: '10118' })
 * // ['350 5th Ave', 'New York, NY 10118']
 * @see Formats and names come from Google's address data service (CC BY 4.0).
 */
export const formatAddress = ({ country, addressLine1, ...parts }: PostalAddress): string[] =>
  linesOf({ ...parts, country: country ?? '', addressLine: addressLine1 }, subdivisionsOf(country ?? ''))

/** How a country writes its addresses, for a form. */
export interface AddressForm {
  /** The fields in the country's own order. */
  fields: (keyof PostalAddress)[]
  required: (keyof PostalAddress)[]
  /** What the country calls some of its fields, such as `state` or `zip`; empty for the usual names. */
  names: string[]
  /** Codes (ISO 3166-2) and names of its states or provinces, to choose from; empty if they are typed. */
  subdivisions: { code: string; name: string }[]
}

/**
 * Tells which fields an address has in a country. An unknown country has the simplest form.
 * @param country - two letters (ISO 3166-1)
 * @example
 * const { fields, subdivisions } = addressForm('US') // fields: […, 'city', 'subdivision', 'postalCode']
 */
export const addressForm = (country: string): AddressForm => {
  const { lines, required, names } = addressFormatOf(country)
  const named = (field: ReturnType<typeof fieldsOfLine>[number]) =>
    field === 'addressLine' ? 'addressLine1' : field
  return {
    fields: lines.flatMap(fieldsOfLine).map(named),
    required: required.map(named),
    names: [...names],
    subdivisions: subdivisionsOf(country).map(([code, name]) => ({ code, name })),
  }
}
