import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole, withId } from '../../calls/described.ts'
import { method } from '../../calls/module.ts'
import type { Answer, Argument } from '../../wire/forms.ts'
import { date } from '../../wire/values.ts'

const times = { visibleFrom: date, visibleUntil: date }
const productSchedule = times
const productSchedules = { productSchedules: times }

/** When a product appears in the shop, and when it disappears; times that have passed are absent. */
export type ProductSchedule = Answer<wire.ProductSchedule, typeof times>
/** The times of a product; without any, it has no schedule. */
export type SetProductScheduleOptions = Omit<Argument<wire.SetProductScheduleRequest, typeof times>, '_id'>
/** Whose schedules to list: of up to 100 products, or of all. */
export type ListProductSchedulesOptions = Argument<wire.ListProductSchedulesRequest>
/** A page of schedules, the next change first; no cursor means it is the last. */
export type ListProductSchedulesResponse = Answer<wire.ListProductSchedulesResponse, typeof productSchedules>

/**
 * Sets when a product appears in the shop and when it disappears. With `visibleFrom` it is hidden until then; with
 * only `visibleUntil` it is shown at once. Both must be in the future. Without times the schedule ends, and the product
 * stays as visible as it is. Showing or hiding a product in any other way ends its schedule.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`; `INVALID_ARGUMENT` (`MIN`) for a time that has passed, or an
 * end that isn't after the beginning: nothing has changed then
 * @example
 * const christmas = { visibleFrom: new Date('2026-12-01T08:00Z'), visibleUntil: new Date('2026-12-27T08:00Z') }
 * await client.productSchedules.setProductSchedule(product._id, christmas)
 */
export const setProductSchedule: (
  _id: string,
  options?: SetProductScheduleOptions,
) => Promise<ProductSchedule> = /* @__PURE__ */ method(operations.setProductSchedule, withId, {
  ...{ gives: { productSchedule }, takes: times, answers: 'productSchedule' },
})

/**
 * Lists the products that will appear or disappear, the next one first. 50 schedules by default, 100 at most.
 * @example const { productSchedules } = await client.productSchedules.listProductSchedules()
 */
export const listProductSchedules: (
  options?: ListProductSchedulesOptions,
) => Promise<ListProductSchedulesResponse> = /* @__PURE__ */ method(operations.listProductSchedules, whole, {
  gives: productSchedules,
})
