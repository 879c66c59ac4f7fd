import type {
  GrantMembershipRequest,
  ListMembershipsRequest,
  ListMembershipsResponse,
  MembershipIdRequest,
  MembershipResponse,
} from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { pageOf } from '../../floor/query/page.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import type { MembershipPlan } from './membership.ts'
import { membershipsStore } from './memberships.store.ts'
import { principalIn, showShopMembership } from './show-shop-membership.ts'

/** The memberships of a shop's buyers, for its merchants. */
export interface MembershipsService {
  grant(call: Call<GrantMembershipRequest>): Promise<MembershipResponse>
  list(call: Call<ListMembershipsRequest>): Promise<ListMembershipsResponse>
  cancel(call: Call<MembershipIdRequest>): Promise<MembershipResponse>
}

export interface MembershipsParts {
  readonly database: Database
  readonly ids: Ids
}

const PAGE = 50
const DAY_MS = 86_400_000

export const createMemberships = ({ database, ids }: MembershipsParts): MembershipsService => {
  const read = async (siteId: string, id: string): Promise<MembershipResponse> => {
    const membership = await membershipsStore.find(database, siteId, id)
    if (!membership) throw fail('MEMBERSHIP_NOT_FOUND')
    return { membership: showShopMembership(membership) }
  }

  return {
    grant: async (call) => {
      const { input, at } = call
      const { siteId } = call.actor
      const newId = ids.guid()
      const id = await once(
        database,
        call.attempt(),
        newId,
        (claim) =>
          database.transaction(async (tx) => {
            await claim?.(tx)
            const plan = await membershipsStore.lockPlan(tx, siteId, input.planId)
            if (!plan) throw fail('MEMBERSHIP_PLAN_NOT_FOUND')
            if (!plan.active) throw fail('MEMBERSHIP_PLAN_NOT_ACTIVE')
            const startsAt = input.startDate == null ? at : Date.parse(input.startDate)
            const whose = { id: newId, siteId, planId: plan.id, buyer: principalIn(input), createdAt: at }
            await membershipsStore.insert(tx, { ...whose, ...termsOf(plan, startsAt) })
            const made = await membershipsStore.find(tx, siteId, newId)
            const after = made && showShopMembership(made)
            noteChange(tx, { entityType: 'MEMBERSHIP', entityId: newId, before: null, after })
            return newId
          }),
        async (known) => known,
      )
      return read(siteId, id)
    },

    list: async ({ actor: { siteId }, input }) => {
      const { limit = PAGE, cursor = '' } = input
      const found = await membershipsStore.ofBuyer(database, siteId, principalIn(input), cursor, limit + 1)
      const { page, ...next } = pageOf(found, limit, ({ id }) => id)
      return { memberships: page.map(showShopMembership), ...next }
    },

    cancel: async ({ actor: { siteId }, input: { id } }) => {
      await database.transaction(async (tx) => {
        const before = await membershipsStore.find(tx, siteId, id)
        await membershipsStore.cancel(tx, siteId, id)
        const after = await membershipsStore.find(tx, siteId, id)
        if (!before || !after) return
        noteChange(tx, {
          ...{ entityType: 'MEMBERSHIP', entityId: id },
          ...{ before: showShopMembership(before), after: showShopMembership(after) },
        })
      })
      return read(siteId, id)
    },
  }
}

/** What a plan grants from a given time on. */
const termsOf = ({ credits, validDays }: MembershipPlan, startsAt: number) => ({
  startsAt,
  credits: credits === undefined ? undefined : { total: credits, left: credits },
  expiresAt: validDays === undefined ? undefined : startsAt + validDays * DAY_MS,
})
