import type { productSchedules } from '@vitrine/client/merchant'
import { momentOf, wallTime } from './shop-time.ts'

/** When a product appears and disappears, as typed, where the shop is; empty: not on a schedule. */
export interface ScheduleDraft {
  readonly visibleFrom: string
  readonly visibleUntil: string
}

export const NO_SCHEDULE: ScheduleDraft = { visibleFrom: '', visibleUntil: '' }

export const scheduleDraftOf = (
  schedule: productSchedules.ProductSchedule | undefined,
  timeZone: string,
): ScheduleDraft => ({
  visibleFrom: schedule?.visibleFrom ? wallTime(schedule.visibleFrom, timeZone) : '',
  visibleUntil: schedule?.visibleUntil ? wallTime(schedule.visibleUntil, timeZone) : '',
})

export const isScheduled = ({ visibleFrom, visibleUntil }: ScheduleDraft): boolean =>
  visibleFrom !== '' || visibleUntil !== ''

/** The times of a draft, as the shop takes them. */
export const writtenSchedule = (
  { visibleFrom, visibleUntil }: ScheduleDraft,
  timeZone: string,
): productSchedules.SetProductScheduleOptions => ({
  ...(visibleFrom && { visibleFrom: momentOf(visibleFrom, timeZone) }),
  ...(visibleUntil && { visibleUntil: momentOf(visibleUntil, timeZone) }),
})

/** What is wrong with the times. */
export interface ScheduleProblems {
  readonly visibleFrom?: 'past'
  readonly visibleUntil?: 'past' | 'order'
}

export const scheduleProblems = (
  { visibleFrom, visibleUntil }: ScheduleDraft,
  timeZone: string,
  now: Date,
): ScheduleProblems => {
  const present = wallTime(now, timeZone)
  const isEarly = visibleUntil !== '' && visibleUntil <= (visibleFrom || present)
  return {
    ...(visibleFrom !== '' && visibleFrom <= present && { visibleFrom: 'past' }),
    ...(isEarly && { visibleUntil: visibleFrom && visibleUntil > present ? 'order' : 'past' }),
  }
}
