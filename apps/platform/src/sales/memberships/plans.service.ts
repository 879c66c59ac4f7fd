import type {
  CreateMembershipPlanRequest,
  ListMembershipPlansRequest,
  ListMembershipPlansResponse,
  MembershipPlanResponse,
  UpdateMembershipPlanRequest,
} from '@vitrine/contract'
import { fail } from '../../floor/failure.ts'
import { pageOf } from '../../floor/query/page.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { type Claim, once } from '../../shop/idempotency/once.ts'
import type { MembershipPlan } from './membership.ts'
import type { MembershipsParts } from './memberships.service.ts'
import { membershipsStore } from './memberships.store.ts'
import { showPlan } from './show-shop-membership.ts'

/** Membership plans, for merchants. */
export interface PlansService {
  create(call: Call<CreateMembershipPlanRequest>): Promise<MembershipPlanResponse>
  list(call: Call<ListMembershipPlansRequest>): Promise<ListMembershipPlansResponse>
  update(call: Call<UpdateMembershipPlanRequest>): Promise<MembershipPlanResponse>
}

const PAGE = 50

export const createPlans = ({ database, ids }: MembershipsParts): PlansService => ({
  create: async (call) => {
    const { at } = call
    const { siteId } = call.actor
    const { plan: given } = call.input
    const blank = { id: ids.guid(), siteId, revision: 1, name: '', itemIds: [], credits: undefined }
    const terms = { validDays: undefined, active: true, createdAt: at, updatedAt: at }
    const plan = changed({ ...blank, ...terms }, given, at)
    const carryOut = async (claim?: Claim): Promise<MembershipPlan> => {
      await database.transaction(async (tx) => {
        await claim?.(tx)
        await membershipsStore.insertPlan(tx, plan)
        noteChange(tx, {
          ...{ entityType: 'MEMBERSHIP_PLAN', entityId: plan.id },
          ...{ before: null, after: showPlan(plan) },
        })
      })
      return plan
    }
    const read = async (id: string) => (await membershipsStore.findPlan(database, siteId, id)) ?? plan
    return { plan: showPlan(await once(database, call.attempt(), plan.id, carryOut, read)) }
  },

  list: async ({ actor: { siteId }, input: { limit = PAGE, cursor = '' } }) => {
    const found = await membershipsStore.listPlans(database, siteId, cursor, limit + 1)
    const { page, ...next } = pageOf(found, limit, ({ id }) => id)
    return { plans: page.map(showPlan), ...next }
  },

  update: ({ actor: { siteId }, at, input: { plan: given } }) =>
    database.transaction(async (tx) => {
      const found = await membershipsStore.lockPlan(tx, siteId, String(given.id))
      if (!found) throw fail('MEMBERSHIP_PLAN_NOT_FOUND')
      const after = changed(found, given, Math.max(at, found.updatedAt))
      if (!(await membershipsStore.updatePlan(tx, after))) throw fail('CONFLICT')
      const plan = showPlan({ ...after, revision: found.revision + 1 })
      noteChange(tx, {
        ...{ entityType: 'MEMBERSHIP_PLAN', entityId: found.id },
        ...{ before: showPlan(found), after: plan },
      })
      return { plan }
    }),
})

/** Applies input to a plan: missing fields stay, null clears a field. */
const changed = (
  plan: MembershipPlan,
  { name, catalogItemIds, credits, validityDays, active }: UpdateMembershipPlanRequest['plan'],
  at: number,
): MembershipPlan => ({
  ...plan,
  name: name ?? plan.name,
  itemIds: catalogItemIds ?? plan.itemIds,
  credits: credits === undefined ? plan.credits : (credits ?? undefined),
  validDays: validityDays === undefined ? plan.validDays : (validityDays ?? undefined),
  active: active ?? plan.active,
  updatedAt: at,
})
