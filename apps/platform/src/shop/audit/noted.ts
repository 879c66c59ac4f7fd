import type { AuditEntityType } from '@vitrine/contract'
import type { Transaction } from '../../floor/database/database.ts'

/** A change of one thing, for the audit log. Its states are as the API shows them, without secrets. */
export interface NotedChange {
  readonly entityType: AuditEntityType
  readonly entityId: string
  /** Undefined if it isn't known, null if it didn't exist. */
  readonly before?: object | null | undefined
  /** Undefined if it isn't known, null if it no longer exists. */
  readonly after?: object | null | undefined
}

/** What is known of the call whose transaction it is. */
interface OpenNotes {
  readonly noted: NotedChange[]
  /** The caller, by the name `principalOf` gives them. */
  readonly caller: string
  readonly nameOfCaller: () => Promise<string | undefined>
}

const open = new WeakMap<Transaction, OpenNotes>()

/** Starts collecting the changes that a transaction makes; returns the list that they are added to. */
export const collectChanges = (
  tx: Transaction,
  caller: string,
  nameOfCaller: () => Promise<string | undefined>,
): readonly NotedChange[] => {
  const noted: NotedChange[] = []
  open.set(tx, { noted, caller, nameOfCaller })
  return noted
}

/** Who makes a recorded call, by the name `principalOf` gives them; undefined in any other transaction. */
export const callerOf = (tx: Transaction): string | undefined => open.get(tx)?.caller

/** The name of a recorded call's caller in the shop; undefined in any other transaction. */
export const callerNameOf = async (tx: Transaction): Promise<string | undefined> =>
  open.get(tx)?.nameOfCaller()

/**
 * Notes a change for the audit log, in the transaction that makes it. Does nothing unless the call is made by
 * staff, a key or an app. Further notes about the same thing are merged: the first `before` and the last `after`
 * count.
 *
 * @example noteChange(tx, { entityType: 'COUPON', entityId: id, before: null, after: showCoupon(coupon, 'EUR') })
 */
export const noteChange = (tx: Transaction, change: NotedChange): void => {
  open.get(tx)?.noted.push(change)
}

/** Whether the changes of a transaction are recorded; ask before preparing a state that takes work. */
export const isRecorded = (tx: Transaction): boolean => open.has(tx)

/** Notes the entity of an event. Most changes are events, so hardly any is missed. */
export const noteEvent = (
  tx: Transaction,
  event: {
    readonly type: string
    readonly entityId: string
    readonly payload: Readonly<Record<string, unknown>>
  },
): void => {
  const noted = open.get(tx)?.noted
  const entityType = noted && entityTypeOf(event.type)
  if (!noted || !entityType) return
  const { entityId, payload } = event
  // Anyone who has a redirect session's address is logged in by it.
  noted.push({
    entityType,
    entityId,
    ...(entityType !== 'REDIRECT_SESSION' && statesIn(event.type, payload)),
  })
}

const ENTITIES: readonly (readonly [RegExp, AuditEntityType])[] = [
  [/^wix\.ecom\.v1\.cart_/, 'CART'],
  [/^wix\.ecom\.v1\.order_/, 'ORDER'],
  [/^wix\.members\.v1\.member_/, 'MEMBER'],
  [/^wix\.forms\.v4\.submission_/, 'FORM_SUBMISSION'],
  [/^wix\.headless\.v1\.redirect_session_/, 'REDIRECT_SESSION'],
  [/\.Collection(Created|Changed|Deleted)$/, 'COLLECTION'],
  [/\.(Product|InventoryVariants|ProductVariants)\w+$/, 'PRODUCT'],
]

const entityTypeOf = (type: string): AuditEntityType | undefined =>
  ENTITIES.find(([pattern]) => pattern.test(type))?.[1]

/** Events say what exists afterwards, and never what was before. */
const statesIn = (
  type: string,
  { createdEvent, updatedEvent }: Readonly<Record<string, unknown>>,
): Pick<NotedChange, 'before' | 'after'> => {
  const entity = fieldOf(createdEvent, 'entity') ?? fieldOf(updatedEvent, 'currentEntity')
  const isNew = createdEvent !== undefined || /\.(Product|Collection)Created$/.test(type)
  const isGone = /(_d|\.CollectionD|\.ProductD)eleted$/.test(type)
  return { ...(isNew && { before: null }), ...(entity && { after: entity }), ...(isGone && { after: null }) }
}

const fieldOf = (content: unknown, name: string): object | undefined => {
  if (typeof content !== 'object' || content === null) return undefined
  const value = Object.entries(content).find(([key]) => key === name)?.[1]
  return typeof value === 'object' && value !== null ? value : undefined
}
