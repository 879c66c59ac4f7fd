import Type from 'typebox'
import { MembershipPaymentCredits } from '../cart/memberships.schemas.ts'
import { exactlyOne } from '../declare/constraint.ts'
import { guid, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'

const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }))
const cursor = Type.Optional(Type.String({ maxLength: 100 }))

/** A plan for memberships: which services they pay for, how many times and for how long. */
export const MembershipPlan = Type.Object(
  {
    id: readOnly(guid),
    /** Counts changes, starting at 1. */
    revision: readOnly(Type.Integer()),
    name: Type.String({ minLength: 1, maxLength: 100 }),
    /** The services' `catalogReference.catalogItemId`; empty for every service. */
    catalogItemIds: Type.Array(Type.String({ minLength: 1, maxLength: 36 }), { maxItems: 100 }),
    /** How many times a new membership pays, one credit per piece. Default: unlimited. */
    credits: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
    /** How long a new membership is valid. Default: no end. */
    validityDays: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 36_500 }))),
    /** Whether it can still be granted. Memberships already granted stay valid. */
    active: Type.Boolean(),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
  },
  { title: 'MembershipPlan' },
)
export type MembershipPlan = Type.Static<typeof MembershipPlan>

/** Request for `createMembershipPlan`. */
export const CreateMembershipPlanRequest = Type.Object(
  { plan: writable(MembershipPlan, 'name') },
  { title: 'CreateMembershipPlanRequest' },
)
export type CreateMembershipPlanRequest = Type.Static<typeof CreateMembershipPlanRequest>

/** Request for `updateMembershipPlan`. Absent fields stay unchanged; null clears a field. */
export const UpdateMembershipPlanRequest = Type.Object(
  { plan: writable(MembershipPlan, 'id?') },
  { title: 'UpdateMembershipPlanRequest' },
)
export type UpdateMembershipPlanRequest = Type.Static<typeof UpdateMembershipPlanRequest>

/** Response with one plan. */
export const MembershipPlanResponse = Type.Object(
  { plan: MembershipPlan },
  { title: 'MembershipPlanResponse' },
)
export type MembershipPlanResponse = Type.Static<typeof MembershipPlanResponse>

/** Request for `listMembershipPlans`: 50 per page by default. */
export const ListMembershipPlansRequest = Type.Object(
  { limit, cursor },
  { title: 'ListMembershipPlansRequest' },
)
export type ListMembershipPlansRequest = Type.Static<typeof ListMembershipPlansRequest>

/** Response of `listMembershipPlans`; no cursor means this is the last page. */
export const ListMembershipPlansResponse = Type.Object(
  { plans: Type.Array(MembershipPlan), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListMembershipPlansResponse' },
)
export type ListMembershipPlansResponse = Type.Static<typeof ListMembershipPlansResponse>

const buyer = {
  memberId: Type.Optional(guid),
  visitorId: Type.Optional(guid),
  /** A merchant, for back-office carts. */
  userId: Type.Optional(guid),
}
const BUYERS = ['memberId', 'visitorId', 'userId']

/** A membership of a buyer. */
export const ShopMembership = Type.Object(
  {
    id: guid,
    planId: guid,
    /** The plan's name. */
    name: Type.String(),
    ...buyer,
    /** Absent if unlimited. */
    credits: Type.Optional(MembershipPaymentCredits),
    startDate: timestamp,
    /** Expires at this time. */
    expirationDate: Type.Optional(timestamp),
    canceled: Type.Boolean(),
    createdDate: timestamp,
  },
  { title: 'ShopMembership' },
)
export type ShopMembership = Type.Static<typeof ShopMembership>

/** Request for `grantMembership`: a plan and one buyer. `startDate` defaults to now. */
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

/** Response with one membership. */
export const MembershipResponse = Type.Object({ membership: ShopMembership }, { title: 'MembershipResponse' })
export type MembershipResponse = Type.Static<typeof MembershipResponse>

/** Request for `listMemberships`: one buyer, 50 per page by default. */
export const ListMembershipsRequest = exactlyOne(
  Type.Object({ ...buyer, limit, cursor }, { title: 'ListMembershipsRequest' }),
  BUYERS,
)
export type ListMembershipsRequest = Type.Static<typeof ListMembershipsRequest>

/** Response of `listMemberships`; no cursor means this is the last page. */
export const ListMembershipsResponse = Type.Object(
  { memberships: Type.Array(ShopMembership), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListMembershipsResponse' },
)
export type ListMembershipsResponse = Type.Static<typeof ListMembershipsResponse>
