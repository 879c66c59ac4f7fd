import { folded } from '@vitrine/contract/folded'

/** A place of taxation or delivery, taken from a wire address. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null | undefined
  /** ISO 3166-2, such as "CA-BC". */
  readonly subdivision?: string | null | undefined
  readonly city?: string | null | undefined
  readonly postalCode?: string | null | undefined
}

/** Part of the world: all given fields must match. Use postal codes for counties and special districts. */
export interface Area {
  readonly country: string
  readonly subdivision?: string | undefined
  /** In any letter case. */
  readonly city?: string | undefined
  /** Prefixes of postal codes, without spaces: "V1L" matches "V1L 4B6". */
  readonly postalCodes?: readonly string[] | undefined
}

/**
 * Returns whether a place lies in an area. A place with too little information is outside.
 * @example isWithin({ country: 'CA', subdivision: 'CA-BC' }, { country: 'CA' }) // true
 */
export const isWithin = (place: Place | undefined, area: Area): boolean =>
  place !== undefined &&
  place.country === area.country &&
  (area.subdivision === undefined || place.subdivision === area.subdivision) &&
  (area.city === undefined || isSameCity(place.city, area.city)) &&
  (area.postalCodes?.some((start) => compact(place.postalCode).startsWith(compact(start))) ?? true)

const isSameCity = (city: string | null | undefined, of: string): boolean =>
  city !== null && city !== undefined && folded(city.trim()) === folded(of.trim())

const compact = (code: string | null | undefined): string =>
  (code ?? '').replaceAll(/[\s-]/g, '').toUpperCase()
