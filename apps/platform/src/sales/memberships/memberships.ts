import type { Totals } from '@vitrine/pricing'
import { statement, type Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { OWN_MEMBERSHIPS } from './membership.ts'

/** How often a membership pays in an order. */
export interface MembershipUse {
  readonly membershipId: string
  readonly credits: number
}

/** What memberships pay in an order, and whose they are. */
export interface OrderUses {
  readonly siteId: string
  readonly orderId: string
  /** The buyer, as `principalOf` names them: a membership pays only for them. */
  readonly buyer: string
  readonly uses: readonly MembershipUse[]
  /** Milliseconds since 1970. */
  readonly at: number
}

const take = statement(
  `UPDATE memberships SET credits_left = credits_left - ?
   WHERE site_id = ? AND membership_id = ? AND buyer = ? AND canceled = 0 AND starts_at <= ?
     AND (expires_at IS NULL OR expires_at > ?) AND (credits_left IS NULL OR credits_left >= ?)`,
)
const add = statement(
  'UPDATE memberships SET credits_left = credits_left + ? WHERE site_id = ? AND membership_id = ?',
)
const insertUse = statement(
  `INSERT INTO membership_uses (site_id, order_id, membership_id, credits) VALUES (?, ?, ?, ?)
   ON CONFLICT (site_id, order_id, membership_id) DO NOTHING`,
)
const usesOf = statement<{ membership_id: string; credits: number }>(
  `SELECT membership_id, credits FROM membership_uses WHERE site_id = ? AND order_id = ?
   ORDER BY membership_id FOR UPDATE`,
)
const deleteUse = statement(
  'DELETE FROM membership_uses WHERE site_id = ? AND order_id = ? AND membership_id = ?',
)

/** What orders do with memberships, each in its order's transaction. */
export const memberships = {
  /** Sums up what the shop's own memberships pay in the totals, sorted by id. */
  usesIn: ({ lines }: Totals): MembershipUse[] => {
    const credits = new Map<string, number>()
    for (const { membership } of lines)
      if (membership?.appId === OWN_MEMBERSHIPS)
        credits.set(membership.id, (credits.get(membership.id) ?? 0) + membership.credits)
    return [...credits]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([membershipId, sum]) => ({ membershipId, credits: sum }))
  },

  /**
   * Takes credits for an order, once. One conditional update per membership guards them, so no crowd uses
   * more than there are; if this fails, the transaction must fail too.
   * @throws {Failure} CHECKOUT_CHANGED when a membership no longer has enough credits: the buyer must see
   * that
   */
  use: async (tx: Transaction, { siteId, orderId, buyer, uses, at }: OrderUses): Promise<void> => {
    for (const { membershipId, credits } of uses) {
      const taken = await tx.run(take, credits, siteId, membershipId, buyer, at, at, credits)
      const used = taken === 1 ? await tx.run(insertUse, siteId, orderId, membershipId, credits) : 0
      if (used !== 1) throw fail('CHECKOUT_CHANGED', { membershipId })
    }
  },

  /** Returns everything that an order has taken, once, in the transaction that cancels it. */
  giveBack: async (
    tx: Transaction,
    { siteId, orderId }: Pick<OrderUses, 'siteId' | 'orderId'>,
  ): Promise<void> => {
    for (const { membership_id, credits } of await tx.all(usesOf, siteId, orderId))
      if ((await tx.run(deleteUse, siteId, orderId, membership_id)) === 1)
        await tx.run(add, credits, siteId, membership_id)
  },
}
