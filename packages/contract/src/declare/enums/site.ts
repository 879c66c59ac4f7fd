import { enumeration } from '../enumeration.ts'

/** Where the words of an address are shown: before, after or instead of it. */
export const PlacementType = /* @__PURE__ */ enumeration('BEFORE', 'AFTER', 'REPLACE')
export type PlacementType = keyof typeof PlacementType

/** A day of the week. */
export const DayOfWeek = /* @__PURE__ */ enumeration(
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
)
export type DayOfWeek = keyof typeof DayOfWeek
