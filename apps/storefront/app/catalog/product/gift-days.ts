/** The first and the last day that a gift card can be sent on, such as 2026-12-24. */
export interface GiftDays {
  first: string
  last: string
}

const YEAR_MS = 365 * 86_400_000

/**
 * Returns the days a gift card can be sent on, in the shop's time zone.
 * @param now - milliseconds since 1970
 */
export function giftDays(now: number, timeZone = 'UTC'): GiftDays {
  // Swedish writes days as ISO 8601 does.
  const day = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone })
  return { first: day.format(now), last: day.format(now + YEAR_MS) }
}
