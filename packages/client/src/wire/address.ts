import type { Address as WireAddress } from '@vitrine/contract'
import { type Converter, convert } from './convert.ts'
import { float } from './values.ts'

/** A postal address in the caller's form: `addressLine1`, `location` and `formatted`. */
export interface Address extends Omit<WireAddress, 'addressLine' | 'geocode' | 'formattedAddress'> {
  /** Street and number in one line; give this or `streetAddress`. */
  addressLine1?: WireAddress['addressLine']
  /** Degrees of latitude and longitude. */
  location?: WireAddress['geocode']
  /** The whole address as one text. */
  formatted?: WireAddress['formattedAddress']
}

/** The caller's names, and the wire's. */
const NAMES = { addressLine1: 'addressLine', location: 'geocode', formatted: 'formattedAddress' }
const SAME = 'city subdivision country postalCode addressLine2 hint streetAddress'
/** What only the platform knows. */
const READ = ' countryFullname subdivisionFullname'

const degrees = { latitude: float, longitude: float }

/** A postal address; three of its fields have other names on the wire, and unknown ones are dropped. */
export const address: Converter<Address> = (value, toWire) => {
  const given = convert(value, { location: degrees, geocode: degrees }, toWire)
  if (typeof given !== 'object' || !given) return given
  const [fields, kept] = [given as Record<string, unknown>, {} as Record<string, unknown>]
  const move = (from: string, to: string) => {
    if (fields[from] !== undefined) kept[to] = fields[from]
  }
  for (const [ours, theirs] of Object.entries(NAMES)) toWire ? move(ours, theirs) : move(theirs, ours)
  for (const name of (SAME + (toWire ? '' : READ)).split(' ')) move(name, name)
  return kept
}
