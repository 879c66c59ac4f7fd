import { rule } from '../declare/rule.ts'
import {
  cancelMembership,
  createMembershipPlan,
  grantMembership,
  listMembershipPlans,
  listMemberships,
  updateMembershipPlan,
} from './shop-memberships.operations.ts'
import {
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

/** Rules for the membership operations: callers, schemas and errors. */
export const shopMembershipsRules = [
  rule(createMembershipPlan, {
    access: 'merchant',
    scope: 'checkout:write',
    input: CreateMembershipPlanRequest,
    output: MembershipPlanResponse,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(listMembershipPlans, {
    access: 'merchant',
    scope: 'checkout:write',
    input: ListMembershipPlansRequest,
    output: ListMembershipPlansResponse,
    errors: [],
  }),
  rule(updateMembershipPlan, {
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateMembershipPlanRequest,
    output: MembershipPlanResponse,
    errors: ['MEMBERSHIP_PLAN_NOT_FOUND', 'CONFLICT'],
  }),
  rule(grantMembership, {
    access: 'merchant',
    scope: 'checkout:write',
    input: GrantMembershipRequest,
    output: MembershipResponse,
    errors: ['MEMBERSHIP_PLAN_NOT_FOUND', 'MEMBERSHIP_PLAN_NOT_ACTIVE', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(listMemberships, {
    access: 'merchant',
    scope: 'checkout:write',
    input: ListMembershipsRequest,
    output: ListMembershipsResponse,
    errors: [],
  }),
  rule(cancelMembership, {
    access: 'merchant',
    scope: 'checkout:write',
    input: MembershipIdRequest,
    output: MembershipResponse,
    errors: ['MEMBERSHIP_NOT_FOUND'],
  }),
]
