import {
  cancelMembership,
  createMembershipPlan,
  grantMembership,
  listMembershipPlans,
  listMemberships,
  updateMembershipPlan,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { MembershipsService } from './memberships.service.ts'
import type { PlansService } from './plans.service.ts'

export const membershipsRoutes = (plans: PlansService, memberships: MembershipsService): readonly Route[] => [
  answer(createMembershipPlan, (call) => plans.create(call)),
  answer(listMembershipPlans, (call) => plans.list(call)),
  answer(updateMembershipPlan, (call) => plans.update(call)),
  answer(grantMembership, (call) => memberships.grant(call)),
  answer(listMemberships, (call) => memberships.list(call)),
  answer(cancelMembership, (call) => memberships.cancel(call)),
]
