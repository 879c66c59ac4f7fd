import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
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

export const createMembershipPlan = /* @__PURE__ */ operation<
  CreateMembershipPlanRequest,
  MembershipPlanResponse
>(
  'createMembershipPlan',
  'Creates a membership plan, once per idempotency key.',
  vitrine,
  'POST /v1/membership-plans',
)

export const listMembershipPlans = /* @__PURE__ */ operation<
  ListMembershipPlansRequest,
  ListMembershipPlansResponse
>('listMembershipPlans', "Lists the shop's membership plans.", vitrine, 'GET /v1/membership-plans')

export const updateMembershipPlan = /* @__PURE__ */ operation<
  UpdateMembershipPlanRequest,
  MembershipPlanResponse
>(
  'updateMembershipPlan',
  'Changes a membership plan. A new name or new services also apply to memberships already granted.',
  vitrine,
  'PATCH /v1/membership-plans/:plan.id',
)

export const grantMembership = /* @__PURE__ */ operation<GrantMembershipRequest, MembershipResponse>(
  'grantMembership',
  'Grants a membership to a buyer, once per idempotency key.',
  vitrine,
  'POST /v1/memberships',
)

export const listMemberships = /* @__PURE__ */ operation<ListMembershipsRequest, ListMembershipsResponse>(
  'listMemberships',
  'Lists the memberships of a buyer.',
  vitrine,
  'GET /v1/memberships',
)

export const cancelMembership = /* @__PURE__ */ operation<MembershipIdRequest, MembershipResponse>(
  'cancelMembership',
  'Ends a membership. Orders it paid for stay as they are.',
  vitrine,
  'POST /v1/memberships/:id/cancel',
)
