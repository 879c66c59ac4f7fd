import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import type { Membership, MembershipPlan } from './membership.ts'

interface PlanRow {
  site_id: string
  plan_id: string
  revision: number
  name: string
  item_ids: string
  credits: number | null
  valid_days: number | null
  active: number
  created_at: number
  updated_at: number
}

interface MembershipRow {
  site_id: string
  membership_id: string
  plan_id: string
  buyer: string
  name: string
  item_ids: string
  credits_total: number | null
  credits_left: number | null
  starts_at: number
  expires_at: number | null
  canceled: number
  created_at: number
}

const SELECT_PLAN = `SELECT site_id, plan_id, revision, name, item_ids, credits, valid_days, active, created_at, updated_at
  FROM membership_plans WHERE site_id = ?`
const findPlan = statement<PlanRow>(`${SELECT_PLAN} AND plan_id = ?`)
const lockPlan = statement<PlanRow>(`${SELECT_PLAN} AND plan_id = ? FOR UPDATE`)
const listPlans = statement<PlanRow>(`${SELECT_PLAN} AND plan_id > ? ORDER BY plan_id LIMIT ?`)
const insertPlan = statement(
  `INSERT INTO membership_plans (site_id, plan_id, revision, name, item_ids, credits, valid_days, active, created_at, updated_at)
   VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?)`,
)
const updatePlan = statement(
  `UPDATE membership_plans SET revision = revision + 1, name = ?, item_ids = ?, credits = ?, valid_days = ?, active = ?,
     updated_at = ?
   WHERE site_id = ? AND plan_id = ? AND revision = ?`,
)
const SELECT = `SELECT m.site_id, m.membership_id, m.plan_id, m.buyer, p.name, p.item_ids, m.credits_total, m.credits_left,
    m.starts_at, m.expires_at, m.canceled, m.created_at
  FROM memberships m JOIN membership_plans p ON p.site_id = m.site_id AND p.plan_id = m.plan_id
  WHERE m.site_id = ?`
const findMembership = statement<MembershipRow>(`${SELECT} AND m.membership_id = ?`)
const listOfBuyer = statement<MembershipRow>(
  `${SELECT} AND m.buyer = ? AND m.membership_id > ? ORDER BY m.membership_id LIMIT ?`,
)
const insertMembership = statement(
  `INSERT INTO memberships (site_id, membership_id, plan_id, buyer, credits_total, credits_left, starts_at, expires_at,
     canceled, created_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?)`,
)
const cancelMembership = statement(
  'UPDATE memberships SET canceled = 1 WHERE site_id = ? AND membership_id = ?',
)

const planOf = (row: PlanRow): MembershipPlan => ({
  id: row.plan_id,
  siteId: row.site_id,
  revision: row.revision,
  name: row.name,
  itemIds: JSON.parse(row.item_ids),
  credits: row.credits ?? undefined,
  validDays: row.valid_days ?? undefined,
  active: row.active === 1,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const membershipOf = (row: MembershipRow): Membership => ({
  id: row.membership_id,
  siteId: row.site_id,
  planId: row.plan_id,
  buyer: row.buyer,
  name: row.name,
  itemIds: JSON.parse(row.item_ids),
  credits:
    row.credits_total === null || row.credits_left === null
      ? undefined
      : { total: row.credits_total, left: row.credits_left },
  startsAt: row.starts_at,
  expiresAt: row.expires_at ?? undefined,
  canceled: row.canceled === 1,
  createdAt: row.created_at,
})

const termsOf = ({ name, itemIds, credits, validDays, active }: MembershipPlan) => [
  ...[name, JSON.stringify(itemIds), credits ?? null, validDays ?? null],
  active ? 1 : 0,
]

/** Plans and memberships by site. Only `memberships.use` and `memberships.giveBack` change credits. */
export const membershipsStore = {
  findPlan: async (reader: Reader, siteId: string, id: string): Promise<MembershipPlan | undefined> => {
    const row = await reader.first(findPlan, siteId, id)
    return row && planOf(row)
  },

  /** Finds a plan and locks it until the transaction ends. */
  lockPlan: async (tx: Transaction, siteId: string, id: string): Promise<MembershipPlan | undefined> => {
    const row = await tx.first(lockPlan, siteId, id)
    return row && planOf(row)
  },

  /** Lists plans sorted by id, after the given one. */
  listPlans: async (
    reader: Reader,
    siteId: string,
    behind: string,
    limit: number,
  ): Promise<MembershipPlan[]> => (await reader.all(listPlans, siteId, behind, limit)).map(planOf),

  insertPlan: async (tx: Transaction, plan: MembershipPlan): Promise<void> => {
    await tx.run(insertPlan, plan.siteId, plan.id, ...termsOf(plan), plan.createdAt, plan.updatedAt)
  },

  /** Saves a changed plan as it was read; returns whether it was unchanged until then. */
  updatePlan: async (tx: Transaction, plan: MembershipPlan): Promise<boolean> =>
    (await tx.run(updatePlan, ...termsOf(plan), plan.updatedAt, plan.siteId, plan.id, plan.revision)) === 1,

  find: async (reader: Reader, siteId: string, id: string): Promise<Membership | undefined> => {
    const row = await reader.first(findMembership, siteId, id)
    return row && membershipOf(row)
  },

  /** Lists a buyer's memberships sorted by id, after the given one. */
  ofBuyer: async (
    reader: Reader,
    siteId: string,
    buyer: string,
    behind: string,
    limit: number,
  ): Promise<Membership[]> => (await reader.all(listOfBuyer, siteId, buyer, behind, limit)).map(membershipOf),

  insert: async (
    tx: Transaction,
    membership: Omit<Membership, 'name' | 'itemIds' | 'canceled'>,
  ): Promise<void> => {
    const { siteId, id, planId, buyer, credits, startsAt, expiresAt, createdAt } = membership
    await tx.run(
      insertMembership,
      ...[siteId, id, planId, buyer, credits?.total ?? null, credits?.left ?? null],
      ...[startsAt, expiresAt ?? null, createdAt],
    )
  },

  /** Ends a membership; returns whether it existed. */
  cancel: async (tx: Transaction, siteId: string, id: string): Promise<boolean> =>
    (await tx.run(cancelMembership, siteId, id)) === 1,
}
