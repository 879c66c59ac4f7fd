import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, whole } from '../../calls/described.ts'
import { method } from '../../calls/module.ts'
import type { Answer, Argument } from '../../wire/forms.ts'
import { date } from '../../wire/values.ts'

const plan = { _createdDate: date, _updatedDate: date }
const membership = { _createdDate: date, startDate: date, expirationDate: date }
const onePlan = { plan }
const one = { membership }
const start = { startDate: date }

/** A plan that a shop sells memberships of. */
export type MembershipPlan = Answer<wire.MembershipPlan, typeof plan>
/** A new plan; fields left out don't restrict it: every service, unlimited uses, no end. */
export type NewMembershipPlan = Argument<wire.CreateMembershipPlanRequest['plan']>
/** What to change in a plan: missing fields stay, null clears a field. */
export type MembershipPlanChange = Argument<Omit<wire.UpdateMembershipPlanRequest['plan'], 'id'>>
/** Which page of plans to list. */
export type ListMembershipPlansOptions = Argument<wire.ListMembershipPlansRequest>
/** A page of plans; no cursor means it is the last. */
export type ListMembershipPlansResponse = Answer<wire.ListMembershipPlansResponse, { plans: typeof plan }>
/** A buyer's plan. */
export type ShopMembership = Answer<wire.ShopMembership, typeof membership>
/** Which plan for which buyer: one of `memberId`, `visitorId` and `userId`. */
export type GrantMembershipOptions = Argument<wire.GrantMembershipRequest, typeof start>
/** Whose memberships to list, and which page. */
export type ListMembershipsOptions = Argument<wire.ListMembershipsRequest>
/** A page of memberships; no cursor means it is the last. */
export type ListMembershipsResponse = Answer<wire.ListMembershipsResponse, { memberships: typeof membership }>

/**
 * Creates a plan that memberships can be granted from.
 * @throws {CommerceError} `INVALID_ARGUMENT`
 * @example await client.memberships.createMembershipPlan({ name: 'Ten lessons', credits: 10, validityDays: 90 })
 */
export const createMembershipPlan: (plan: NewMembershipPlan) => Promise<MembershipPlan> =
  /* @__PURE__ */ method(operations.createMembershipPlan, (plan) => ({ plan }), {
    gives: onePlan,
    answers: 'plan',
  })

/**
 * Lists the shop's plans.
 * @example const { plans } = await client.memberships.listMembershipPlans()
 */
export const listMembershipPlans: (
  options?: ListMembershipPlansOptions,
) => Promise<ListMembershipPlansResponse> = /* @__PURE__ */ method(operations.listMembershipPlans, whole, {
  gives: { plans: plan },
})

/**
 * Changes a plan. Name and services also change for memberships already granted; their credits and dates
 * stay.
 * @throws {CommerceError} `MEMBERSHIP_PLAN_NOT_FOUND`, `CONFLICT`
 * @example await client.memberships.updateMembershipPlan(planId, { catalogItemIds: [product._id] })
 */
export const updateMembershipPlan: (_id: string, plan: MembershipPlanChange) => Promise<MembershipPlan> =
  /* @__PURE__ */ method(operations.updateMembershipPlan, (_id, plan) => ({ plan: { ...plan, _id } }), {
    gives: onePlan,
    answers: 'plan',
  })

/**
 * Grants a membership to a buyer, from now on or from `startDate`.
 * @throws {CommerceError} `MEMBERSHIP_PLAN_NOT_FOUND`, `MEMBERSHIP_PLAN_NOT_ACTIVE`
 * @example const membership = await client.memberships.grantMembership({ planId, memberId })
 */
export const grantMembership: (options: GrantMembershipOptions) => Promise<ShopMembership> =
  /* @__PURE__ */ method(operations.grantMembership, whole<GrantMembershipOptions>, {
    gives: one,
    takes: start,
    answers: 'membership',
  })

/**
 * Lists the memberships of a buyer, with their remaining credits.
 * @example const { memberships } = await client.memberships.listMemberships({ memberId })
 */
export const listMemberships: (options: ListMembershipsOptions) => Promise<ListMembershipsResponse> =
  /* @__PURE__ */ method(operations.listMemberships, whole<ListMembershipsOptions>, {
    gives: { memberships: membership },
  })

/**
 * Ends a membership; orders that it paid for stay unchanged.
 * @throws {CommerceError} `MEMBERSHIP_NOT_FOUND`
 * @example await client.memberships.cancelMembership(membershipId)
 */
export const cancelMembership: (_id: string) => Promise<ShopMembership> = /* @__PURE__ */ method(
  operations.cancelMembership,
  byId,
  { gives: one, answers: 'membership' },
)
