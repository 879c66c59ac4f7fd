/** Writes a time as a date-and-time field has it, where the shop is: 2026-12-01T09:00. */
export const wallTime = (at: Date | string, timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  })
  const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`
}

/** Returns when the shop's clocks show a time. One that they skip in spring comes an hour later. */
export const momentOf = (wall: string, timeZone: string): Date => {
  const asUtc = Date.parse(`${wall}:00Z`)
  const offsetAt = (at: number) => Date.parse(`${wallTime(new Date(at), timeZone)}:00Z`) - at
  const about = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(about)) // the clocks may change between the two
}
