import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import type { Converter } from '../wire/convert.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const entries = { entries: { date } }
/** These calls send their options in the address, where a Date doesn't become ISO 8601 text on its own. */
const time: Converter<Date, Date | string> = (value, toWire) =>
  toWire && value instanceof Date ? value.toISOString() : date(value, toWire)
const times = { from: time, to: time }

/** Which entries to list; filters are combined. */
export type ListAuditEntriesOptions = Argument<wire.ListAuditEntriesRequest, typeof times>
/** Whose history to list. */
export type ListEntityHistoryOptions = Argument<wire.ListEntityHistoryRequest>
/** A page of entries, newest first; no cursor means it is the last. */
export type AuditEntriesResponse = Answer<wire.AuditEntriesResponse, typeof entries>

/**
 * Lists what staff, keys and apps changed, newest first: 50 entries by default, 100 at most. For owners,
 * and for programs with the scope `audit:read`.
 * @throws {CommerceError} `INVALID_ARGUMENT` for a cursor that isn't one, or an `entityId` without `entityType`
 * @example await client.audit.listAuditEntries({ operation: 'refundOrder', from: new Date(Date.now() - 86_400_000) })
 */
export const listAuditEntries: (options?: ListAuditEntriesOptions) => Promise<AuditEntriesResponse> =
  /* @__PURE__ */ method(operations.listAuditEntries, whole, { gives: entries, takes: times })

/**
 * Lists the history of one entity, newest first. For merchants too, except the history of keys, settings and
 * webhooks.
 * @example const { entries } = await client.audit.listEntityHistory({ entityType: 'PRODUCT', entityId: product._id })
 */
export const listEntityHistory: (options: ListEntityHistoryOptions) => Promise<AuditEntriesResponse> =
  /* @__PURE__ */ method(operations.listEntityHistory, whole, { gives: entries })
