import { operation } from '../operation.ts'
import { vitrine } from '../service.ts'
import type {
  CreateMembershipPlanRequest,
  GrantMembershipRequest,
  ListMembershipPlansRequest,
  ListMembershipPlansResponse,
  ListMembershipsRequest,
  ListMembershipsResponse,
  MembershipIdRequest,
  MembershipPlanResponse,
  MembershipResponse,
  UpdateMembershipPlanRequest,
} from './shop-memberships.schemas.ts'

/** Creates a membership plan, once per idempotency key. */
export const createMembershipPlan = /* @__PURE__ */ operation<
  CreateMembershipPlanRequest,
  MembershipPlanResponse
>('createMembershipPlan', vitrine, 'POST', '/v1/membership-plans')

/** Lists the shop's membership plans. */
export const listMembershipPlans = /* @__PURE__ */ operation<
  ListMembershipPlansRequest,
  ListMembershipPlansResponse
>('listMembershipPlans', vitrine, 'GET', '/v1/membership-plans')

/** Changes a membership plan. Name and services also change for memberships already granted. */
export const updateMembershipPlan = /* @__PURE__ */ operation<
  UpdateMembershipPlanRequest,
  MembershipPlanResponse
>('updateMembershipPlan', vitrine, 'PATCH', '/v1/membership-plans/:plan.id')

/** Grants a membership to a buyer, once per idempotency key. */
export const grantMembership = /* @__PURE__ */ operation<GrantMembershipRequest, MembershipResponse>(
  'grantMembership',
  vitrine,
  'POST',
  '/v1/memberships',
)

/** Lists the memberships of a buyer. */
export const listMemberships = /* @__PURE__ */ operation<ListMembershipsRequest, ListMembershipsResponse>(
  'listMemberships',
  vitrine,
  'GET',
  '/v1/memberships',
)

/** Ends a membership. Orders it paid for stay unchanged. */
export const cancelMembership = /* @__PURE__ */ operation<MembershipIdRequest, MembershipResponse>(
  'cancelMembership',
  vitrine,
  'POST',
  '/v1/memberships/:id/cancel',
)
