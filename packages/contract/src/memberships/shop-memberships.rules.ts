import { rule } from '../declare/rule.ts'
import * as operations from './shop-memberships.operations.ts'
import * as schemas from './shop-memberships.schemas.ts'

/** Rules for the membership operations: callers, schemas and errors. */
export const shopMembershipsRules = [
  rule(operations.createMembershipPlan, {
    access: 'merchant',
    scope: 'checkout:write',
    input: schemas.CreateMembershipPlanRequest,
    output: schemas.MembershipPlanResponse,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.listMembershipPlans, {
    access: 'merchant',
    scope: 'checkout:write',
    input: schemas.ListMembershipPlansRequest,
    output: schemas.ListMembershipPlansResponse,
    errors: [],
  }),
  rule(operations.updateMembershipPlan, {
    access: 'merchant',
    scope: 'checkout:write',
    input: schemas.UpdateMembershipPlanRequest,
    output: schemas.MembershipPlanResponse,
    errors: ['MEMBERSHIP_PLAN_NOT_FOUND', 'CONFLICT'],
  }),
  rule(operations.grantMembership, {
    access: 'merchant',
    scope: 'checkout:write',
    input: schemas.GrantMembershipRequest,
    output: schemas.MembershipResponse,
    errors: ['MEMBERSHIP_PLAN_NOT_FOUND', 'MEMBERSHIP_PLAN_NOT_ACTIVE', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.listMemberships, {
    access: 'merchant',
    scope: 'checkout:write',
    input: schemas.ListMembershipsRequest,
    output: schemas.ListMembershipsResponse,
    errors: [],
  }),
  rule(operations.cancelMembership, {
    access: 'merchant',
    scope: 'checkout:write',
    input: schemas.MembershipIdRequest,
    output: schemas.MembershipResponse,
    errors: ['MEMBERSHIP_NOT_FOUND'],
  }),
]
