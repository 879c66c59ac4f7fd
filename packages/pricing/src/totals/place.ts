/** Where something is taxed or sent to: what an address of the wire says of it. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null | undefined
  /** ISO 3166-2, such as "CA-BC". */
  readonly subdivision?: string | null | undefined
  readonly city?: string | null | undefined
  readonly postalCode?: string | null | undefined
}

/** Part of the world: everything that is given must agree. Counties and special districts go by postal codes. */
export interface Area {
  readonly country: string
  readonly subdivision?: string | undefined
  /** In any letter case. */
  readonly city?: string | undefined
  /** Beginnings of postal codes, written without blanks: "V1L" holds "V1L 4B6". */
  readonly postalCodes?: readonly string[] | undefined
}

/**
 * Tells whether a place lies in an area. A place of which too little is known lies outside.
 *
 * @example isWithin({ country: 'CA', subdivision: 'CA-BC' }, { country: 'CA' }) // true
 */
export const isWithin = (place: Place | undefined, area: Area): boolean =>
  place !== undefined &&
  place.country === area.country &&
  (area.subdivision === undefined || place.subdivision === area.subdivision) &&
  (area.city === undefined || place.city?.trim().toLowerCase() === area.city.toLowerCase()) &&
  (area.postalCodes?.some((start) => compact(place.postalCode).startsWith(compact(start))) ?? true)

const compact = (code: string | null | undefined): string =>
  (code ?? '').replaceAll(/[\s-]/g, '').toUpperCase()
