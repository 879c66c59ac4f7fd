import Type from 'typebox'
import { MembershipPaymentCredits } from '../cart/memberships.schemas.ts'
import { exactlyOne } from '../constraint.ts'
import { guid, nullable, readOnly, timestamp } from '../schema.ts'
import { writable } from '../writable.ts'

const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }))
const cursor = Type.Optional(Type.String({ maxLength: 100 }))

/** What a shop sells memberships by: which services they pay for, how often and how long. */
export const MembershipPlan = Type.Object(
  {
    id: readOnly(guid),
    /** Counts the changes, from 1. */
    revision: readOnly(Type.Integer()),
    name: Type.String({ minLength: 1, maxLength: 100 }),
    /** What the lines of the services name as their `catalogReference.catalogItemId`; empty for every service. */
    catalogItemIds: Type.Array(Type.String({ minLength: 1, maxLength: 36 }), { maxItems: 100 }),
    /** How often a new membership pays, a credit for each piece; default: as often as one likes. */
    credits: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
    /** How long a new membership is good; default: without end. */
    validityDays: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 36_500 }))),
    /** Whether it may still be granted; memberships that were stay good. */
    active: Type.Boolean(),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
  },
  { title: 'MembershipPlan' },
)
export type MembershipPlan = Type.Static<typeof MembershipPlan>

/** What `createMembershipPlan` takes. */
export const CreateMembershipPlanRequest = Type.Object(
  { plan: writable(MembershipPlan, 'name') },
  { title: 'CreateMembershipPlanRequest' },
)
export type CreateMembershipPlanRequest = Type.Static<typeof CreateMembershipPlanRequest>

/** What `updateMembershipPlan` takes: fields that are absent stay, those that are null go. */
export const UpdateMembershipPlanRequest = Type.Object(
  { plan: writable(MembershipPlan, 'id?') },
  { title: 'UpdateMembershipPlanRequest' },
)
export type UpdateMembershipPlanRequest = Type.Static<typeof UpdateMembershipPlanRequest>

/** What the calls about one plan answer. */
export const MembershipPlanResponse = Type.Object(
  { plan: MembershipPlan },
  { title: 'MembershipPlanResponse' },
)
export type MembershipPlanResponse = Type.Static<typeof MembershipPlanResponse>

/** What `listMembershipPlans` takes: 50 a page by default. */
export const ListMembershipPlansRequest = Type.Object(
  { limit, cursor },
  { title: 'ListMembershipPlansRequest' },
)
export type ListMembershipPlansRequest = Type.Static<typeof ListMembershipPlansRequest>

/** What `listMembershipPlans` answers; without a cursor there are no more. */
export const ListMembershipPlansResponse = Type.Object(
  { plans: Type.Array(MembershipPlan), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListMembershipPlansResponse' },
)
export type ListMembershipPlansResponse = Type.Static<typeof ListMembershipPlansResponse>

const buyer = {
  memberId: Type.Optional(guid),
  visitorId: Type.Optional(guid),
  /** A merchant, for carts of the back office. */
  userId: Type.Optional(guid),
}
const BUYERS = ['memberId', 'visitorId', 'userId']

/** A plan in the hands of a buyer. */
export const ShopMembership = Type.Object(
  {
    id: guid,
    planId: guid,
    /** The plan's. */
    name: Type.String(),
    ...buyer,
    /** Absent where it pays as often as one likes. */
    credits: Type.Optional(MembershipPaymentCredits),
    startDate: timestamp,
    /** No longer good from then on. */
    expirationDate: Type.Optional(timestamp),
    canceled: Type.Boolean(),
    createdDate: timestamp,
  },
  { title: 'ShopMembership' },
)
export type ShopMembership = Type.Static<typeof ShopMembership>

/** What `grantMembership` takes: a plan and one buyer; good from `startDate` (now, where nothing is said). */
export const GrantMembershipRequest = exactlyOne(
  Type.Object(
    { planId: guid, ...buyer, startDate: Type.Optional(nullable(timestamp)) },
    { title: 'GrantMembershipRequest' },
  ),
  BUYERS,
)
export type GrantMembershipRequest = Type.Static<typeof GrantMembershipRequest>

/** One membership by its id. */
export const MembershipIdRequest = Type.Object({ id: guid }, { title: 'MembershipIdRequest' })
export type MembershipIdRequest = Type.Static<typeof MembershipIdRequest>

/** What the calls about one membership answer. */
export const MembershipResponse = Type.Object({ membership: ShopMembership }, { title: 'MembershipResponse' })
export type MembershipResponse = Type.Static<typeof MembershipResponse>

/** What `listMemberships` takes: whose, 50 a page by default. */
export const ListMembershipsRequest = exactlyOne(
  Type.Object({ ...buyer, limit, cursor }, { title: 'ListMembershipsRequest' }),
  BUYERS,
)
export type ListMembershipsRequest = Type.Static<typeof ListMembershipsRequest>

/** What `listMemberships` answers; without a cursor there are no more. */
export const ListMembershipsResponse = Type.Object(
  { memberships: Type.Array(ShopMembership), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListMembershipsResponse' },
)
export type ListMembershipsResponse = Type.Static<typeof ListMembershipsResponse>
