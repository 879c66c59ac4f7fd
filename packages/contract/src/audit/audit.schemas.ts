import Type from 'typebox'
import { timestamp } from '../declare/schema.ts'

/** What staff, keys and apps change. */
const SHARED_ENTITIES = [
  'CART',
  'CHECKOUT',
  'COLLECTION',
  'CONTACT',
  'CONTENT_ITEM',
  'COUPON',
  'CUSTOMER',
  'DIGITAL_FILE',
  'DRAFT_ORDER',
  'EMAIL',
  'FORM',
  'FORM_SUBMISSION',
  'GIFT_CARD',
  'MEDIA_FILE',
  'MEMBER',
  'MEMBERSHIP',
  'MEMBERSHIP_PLAN',
  'ORDER',
  'PRODUCT',
  'PRODUCT_CHANGE',
  'PRODUCT_IMPORT',
  'PRODUCT_SCHEDULE',
  'REDIRECT_SESSION',
  'REVIEW',
  'SHARED_NAME',
  'VIEW',
] as const

/** What only owners may see the history of. */
const OWNER_ENTITIES = ['API_KEY', 'SETTINGS', 'WEBHOOK'] as const

/** The kind of a changed thing. */
export const AuditEntityType = Type.Enum([...SHARED_ENTITIES, ...OWNER_ENTITIES], {
  title: 'AuditEntityType',
})
export type AuditEntityType = Type.Static<typeof AuditEntityType>

/** A changed field. `before` is absent if it wasn't there or isn't known, `after` if it is gone. */
export const AuditedField = Type.Object(
  {
    /** Its path, such as `variants[2].variant.priceData.price`. */
    field: Type.String(),
    before: Type.Optional(Type.Unknown()),
    after: Type.Optional(Type.Unknown()),
  },
  { title: 'AuditedField' },
)
export type AuditedField = Type.Static<typeof AuditedField>

/** What a call changed about one thing. */
export const AuditedChange = Type.Object(
  {
    entityType: AuditEntityType,
    entityId: Type.String(),
    /** `DELETED` also if it was only marked as deleted. */
    kind: Type.Enum(['CREATED', 'UPDATED', 'DELETED']),
    /** At most 60. Long values are cut. Secrets and full gift card codes are never included. */
    fields: Type.Array(AuditedField),
    /** Whether fields or parts of values were left out to save space. */
    isCut: Type.Boolean(),
  },
  { title: 'AuditedChange' },
)
export type AuditedChange = Type.Static<typeof AuditedChange>

/** Who made a call, as they were called then. */
export const AuditActor = Type.Object(
  {
    /** `APP` for API keys, app clients, and the schedules of products. */
    type: Type.Enum(['USER', 'APP']),
    /** `schedule` if a product's schedule made the change. */
    id: Type.String(),
    /** The user's email address or the name of the key or app at that time; `Schedule` for schedules. */
    name: Type.String(),
  },
  { title: 'AuditActor' },
)
export type AuditActor = Type.Static<typeof AuditActor>

/** One call that changed something. */
export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    date: timestamp,
    actor: AuditActor,
    /** The name of the operation, such as `updateProduct`. */
    operation: Type.String(),
    /** The `X-Wix-Request-Id` of its answer. */
    requestId: Type.String(),
    /** How many things it changed. */
    changeCount: Type.Integer(),
    /** The changes of the first of them, at most 100; empty once personal data in it was erased. */
    changes: Type.Array(AuditedChange),
  },
  { title: 'AuditEntry' },
)
export type AuditEntry = Type.Static<typeof AuditEntry>

const page = {
  /** From 1 to 100; default 50. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** `nextCursor` of the previous page. */
  cursor: Type.Optional(Type.String({ maxLength: 100 })),
}
const entityId = Type.String({ minLength: 1, maxLength: 200 })

/** Request for `listAuditEntries`. Filters are combined with "and". */
export const ListAuditEntriesRequest = Type.Object(
  {
    entityType: Type.Optional(AuditEntityType),
    /** Needs `entityType`. */
    entityId: Type.Optional(entityId),
    /** The id of a user, key or app. */
    actorId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    /** The name of an operation. */
    operation: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    /** The earliest time, inclusive. */
    from: Type.Optional(timestamp),
    /** The latest time, exclusive. */
    to: Type.Optional(timestamp),
    ...page,
  },
  { title: 'ListAuditEntriesRequest' },
)
export type ListAuditEntriesRequest = Type.Static<typeof ListAuditEntriesRequest>

/** Request for `listEntityHistory`. */
export const ListEntityHistoryRequest = Type.Object(
  { entityType: Type.Enum([...SHARED_ENTITIES]), entityId, ...page },
  { title: 'ListEntityHistoryRequest' },
)
export type ListEntityHistoryRequest = Type.Static<typeof ListEntityHistoryRequest>

/** Response of `listAuditEntries` and `listEntityHistory`; no cursor means this is the last page. */
export const AuditEntriesResponse = Type.Object(
  { entries: Type.Array(AuditEntry), nextCursor: Type.Optional(Type.String()) },
  { title: 'AuditEntriesResponse' },
)
export type AuditEntriesResponse = Type.Static<typeof AuditEntriesResponse>
