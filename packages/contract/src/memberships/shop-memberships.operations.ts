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

/** Creates a plan that memberships are granted by, once for each idempotency key. */
export const createMembershipPlan = /* @__PURE__ */ operation<
  CreateMembershipPlanRequest,
  MembershipPlanResponse
>('createMembershipPlan', vitrine, 'POST', '/v1/membership-plans')

/** Lists the shop's plans. */
export const listMembershipPlans = /* @__PURE__ */ operation<
  ListMembershipPlansRequest,
  ListMembershipPlansResponse
>('listMembershipPlans', vitrine, 'GET', '/v1/membership-plans')

/** Changes a plan; name and services change for memberships that were granted, too. */
export const updateMembershipPlan = /* @__PURE__ */ operation<
  UpdateMembershipPlanRequest,
  MembershipPlanResponse
>('updateMembershipPlan', vitrine, 'PATCH', '/v1/membership-plans/:plan.id')

/** Grants a membership to a buyer, once for each idempotency key. */
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

/** Ends a membership; orders that it paid for stay as they are. */
export const cancelMembership = /* @__PURE__ */ operation<MembershipIdRequest, MembershipResponse>(
  'cancelMembership',
  vitrine,
  'POST',
  '/v1/memberships/:id/cancel',
)
