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

const degrees = { latitude: float, longitude: float }

/** A postal address; three of its fields have other names on the wire. */
export const address: Converter<Address> = (value, toWire) => {
  const changed = convert(value, { location: degrees, geocode: degrees }, toWire) as Record<string, unknown>
  for (const [ours, theirs] of Object.entries(NAMES)) {
    const [from, to] = toWire ? [ours, theirs] : [theirs, ours]
    if (changed?.[from] !== undefined) {
      changed[to] = changed[from]
      delete changed[from]
    }
  }
  return changed
}
