import { rule } from '../rule.ts'
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
    summary: 'Creates a membership plan, once per idempotency key.',
    access: 'merchant',
    scope: 'checkout:write',
    input: CreateMembershipPlanRequest,
    output: MembershipPlanResponse,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(listMembershipPlans, {
    summary: "Lists the shop's membership plans.",
    access: 'merchant',
    scope: 'checkout:write',
    input: ListMembershipPlansRequest,
    output: ListMembershipPlansResponse,
    errors: [],
  }),
  rule(updateMembershipPlan, {
    summary: 'Changes a membership plan. Name and services also change for memberships already granted.',
    access: 'merchant',
    scope: 'checkout:write',
    input: UpdateMembershipPlanRequest,
    output: MembershipPlanResponse,
    errors: ['MEMBERSHIP_PLAN_NOT_FOUND', 'CONFLICT'],
  }),
  rule(grantMembership, {
    summary: 'Grants a membership to a buyer, once per idempotency key.',
    access: 'merchant',
    scope: 'checkout:write',
    input: GrantMembershipRequest,
    output: MembershipResponse,
    errors: ['MEMBERSHIP_PLAN_NOT_FOUND', 'MEMBERSHIP_PLAN_NOT_ACTIVE', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(listMemberships, {
    summary: 'Lists the memberships of a buyer.',
    access: 'merchant',
    scope: 'checkout:write',
    input: ListMembershipsRequest,
    output: ListMembershipsResponse,
    errors: [],
  }),
  rule(cancelMembership, {
    summary: 'Ends a membership. Orders it paid for stay unchanged.',
    access: 'merchant',
    scope: 'checkout:write',
    input: MembershipIdRequest,
    output: MembershipResponse,
    errors: ['MEMBERSHIP_NOT_FOUND'],
  }),
]
