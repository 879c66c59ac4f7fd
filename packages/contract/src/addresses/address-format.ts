import { COUNTRIES } from './countries.ts'

/** A field of an address form. */
export type AddressField =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'addressLine'
  | 'addressLine2'
  | 'city'
  | 'subdivision'
  | 'postalCode'

/** How an address is written in a country. */
export interface AddressFormat {
  /**
   * The lines in the country's own order, such as `%Z %C`: N name, O company, A street, C city, S
   * subdivision, Z postal code.
   */
  readonly lines: readonly string[]
  readonly required: readonly AddressField[]
  /** The postal code format; absent if the country has no postal codes or no fixed format. */
  readonly postalCode?: RegExp
  /** A valid postal code. */
  readonly example?: string
  /**
   * What the country calls its fields, such as `state`, `zip`, `post_town`; empty if it uses the usual names.
   */
  readonly names: readonly string[]
}

const FIELDS_OF: Readonly<Record<string, readonly AddressField[]>> = {
  N: ['firstName', 'lastName'],
  O: ['company'],
  A: ['addressLine', 'addressLine2'],
  C: ['city'],
  S: ['subdivision'],
  Z: ['postalCode'],
}

const NEEDED: Readonly<Record<string, AddressField>> = {
  A: 'addressLine',
  C: 'city',
  S: 'subdivision',
  Z: 'postalCode',
}

/** Every country an address can be in (ISO 3166-1 alpha-2). */
export const ADDRESS_COUNTRIES: readonly string[] = Object.keys(COUNTRIES)

/**
 * Returns a country's address format; unknown countries get the simplest one.
 * @example addressFormatOf('DE').lines // ['%N', '%O', '%A', '%Z %C']
 */
export const addressFormatOf = (country: string): AddressFormat => {
  const known = Object.hasOwn(COUNTRIES, country) ? COUNTRIES[country] : undefined
  const [lines, needs, postalCode, example, names] = known ?? ['%N|%O|%A|%C', 'AC']
  return {
    lines: lines.split('|'),
    required: ['firstName', 'lastName', ...[...needs].flatMap((letter) => NEEDED[letter] ?? [])],
    ...(postalCode && { postalCode: new RegExp(`^(?:${postalCode})$`, 'i') }),
    ...(example && { example }),
    names: names ? names.split(' ') : [],
  }
}

/**
 * Returns the fields in one line of a format, in order.
 * @example fieldsOfLine('%Z %C') // ['postalCode', 'city']
 */
export const fieldsOfLine = (line: string): AddressField[] =>
  [...line.matchAll(/%([A-Z])/g)].flatMap(([, letter = '']) => FIELDS_OF[letter] ?? [])

/** The fields of an address. Empty, null and absent mean the same. */
export type AddressText = { readonly [Field in AddressField]?: string | null | undefined } & {
  readonly country: string
}

/** Countries that write the code of a state or province; the others write its name. */
const WRITES_CODES: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'IT', 'US'])

/**
 * Formats an address the way its country does, line by line. Empty fields leave no gap.
 * @param subdivisions - codes and names of the country's states or provinces, as `subdivisionsOf` lists them.
 * Without them, the code of a country that writes names is shown as it is
 * @example
 * formatAddress({ country: 'DE', addressLine: 'Am Markt 1', postalCode: '89073', city: 'Ulm' })
 * // ['Am Markt 1', '89073 Ulm']
 */
export const formatAddress = (
  address: AddressText,
  subdivisions: readonly (readonly [code: string, name: string])[] = [],
): string[] => {
  const [code = '', name = code] = subdivisions.find(([known]) => known === address.subdivision?.trim()) ?? [
    address.subdivision?.trim(),
  ]
  const subdivision = WRITES_CODES.has(address.country) ? code.replace(/^[A-Z]{2}-/, '') : name
  return addressFormatOf(address.country).lines.flatMap((line) => lineOf(line, { ...address, subdivision }))
}

const lineOf = (line: string, address: AddressText): string[] => {
  const textOf = (field: AddressField) => address[field]?.trim() ?? ''
  const fields = fieldsOfLine(line)
  if (!fields.some(textOf)) return []
  if (line === '%A') return fields.map(textOf).filter(Boolean)
  const text = line.replace(/%([A-Z])/g, (_, letter) =>
    (FIELDS_OF[letter] ?? []).map(textOf).filter(Boolean).join(' '),
  )
  return [text.replace(/\s+/g, ' ').replace(/^[\s,-]+|[\s,-]+$/g, '')]
}
