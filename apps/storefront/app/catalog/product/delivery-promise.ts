/** Where the shop delivers to, and in how many days at most. */
export interface DeliveryRegion {
  /** ISO 3166-1 alpha-2; empty for the rest of the world. */
  countries: string[]
  /** Absent if the shop promises nothing. */
  days?: number
}

/** Where a visitor lives, remembered in this browser only. */
export interface Place {
  country: string
  postalCode: string
}

const DAY_MS = 86_400_000

export const isDeliveredTo = (regions: readonly DeliveryRegion[], country: string): boolean =>
  regionOf(regions, country) !== undefined

/** Returns the day by which an order placed today arrives; undefined if the shop promises none. */
export function arrivalDay(
  regions: readonly DeliveryRegion[],
  { country }: Place,
  now: number,
): Date | undefined {
  const days = regionOf(regions, country)?.days
  return days === undefined ? undefined : new Date(now + days * DAY_MS)
}

/** A region that names the country goes before the rest of the world. */
const regionOf = (regions: readonly DeliveryRegion[], country: string) =>
  regions.find(({ countries }) => countries.includes(country)) ??
  regions.find(({ countries }) => countries.length === 0)

/** Reads a place that `JSON.stringify` wrote; undefined for anything else. */
export function placeFrom(text: string | null): Place | undefined {
  const [, country, postalCode] =
    /^\{"country":"([A-Z]{2})","postalCode":"([^"\\]{0,12})"\}$/.exec(text ?? '') ?? []
  return country === undefined || postalCode === undefined ? undefined : { country, postalCode }
}
