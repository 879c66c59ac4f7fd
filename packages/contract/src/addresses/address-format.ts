import { COUNTRIES } from './countries.ts'

/** A part of an address as forms hold it. */
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
  /** Its lines as the country writes them, such as `%Z %C`; N name, O company, A street, C city, S subdivision, Z postal code. */
  readonly lines: readonly string[]
  readonly required: readonly AddressField[]
  /** The form of its postal codes; absent where it has none or they have no form. */
  readonly postalCode?: RegExp
  /** A postal code that is right. */
  readonly example?: string
  /** What the country calls its parts, such as `state`, `zip`, `post_town`; empty where nothing is special. */
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

/** Every country that addresses can be of, ISO 3166-1 alpha-2. */
export const ADDRESS_COUNTRIES: readonly string[] = Object.keys(COUNTRIES)

/** Gives the way addresses are written in a country; one that is unknown gets the plainest. */
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

/** The fields of a line of a format, in its order. */
export const fieldsOfLine = (line: string): AddressField[] =>
  [...line.matchAll(/%([A-Z])/g)].flatMap(([, letter = '']) => FIELDS_OF[letter] ?? [])

/** What an address is made of; empty and absent mean the same. */
export type AddressText = { readonly [Field in AddressField]?: string | undefined } & {
  readonly country: string
}

/** Writes an address as its country does, line by line; what is empty leaves no gap. */
export const formatAddress = (address: AddressText): string[] =>
  addressFormatOf(address.country).lines.flatMap((line) => lineOf(line, address))

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
