import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { MembershipsService } from './memberships.service.ts'
import type { PlansService } from './plans.service.ts'

export const membershipsRoutes = (plans: PlansService, memberships: MembershipsService): readonly Route[] => [
  answer(operations.createMembershipPlan, (call) => plans.create(call)),
  answer(operations.listMembershipPlans, (call) => plans.list(call)),
  answer(operations.updateMembershipPlan, (call) => plans.update(call)),
  answer(operations.grantMembership, (call) => memberships.grant(call)),
  answer(operations.listMemberships, (call) => memberships.list(call)),
  answer(operations.cancelMembership, (call) => memberships.cancel(call)),
]
