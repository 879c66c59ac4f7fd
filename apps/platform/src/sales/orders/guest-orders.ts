import type { Clock } from '../../floor/clock.ts'
import type { Reader, Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { isVerified } from '../../people/members/member.ts'
import { membersStore } from '../../people/members/members.store.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import { recordOrderEvents } from './order-events.ts'
import { ordersStore } from './orders.store.ts'
import { showOrder } from './show-order.ts'

/** A member of a site. */
interface MemberKey {
  readonly siteId: string
  readonly memberId: string
}

/**
 * Gives a member the orders that were placed with their address before they had an account, in the transaction
 * of their login. Anyone can type an address, so it must be verified.
 */
export const giveGuestOrders = async (
  tx: Transaction,
  { siteId, memberId }: MemberKey,
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
): Promise<void> => {
  const member = await membersStore.find(tx, siteId, memberId)
  if (!member || !isVerified(member)) return
  const found = await ordersStore.listOfGuest(tx, siteId, member.email)
  const site = found.length > 0 ? await sitesStore.find(tx, siteId) : undefined
  if (!site) return
  for (const id of found) {
    await ordersStore.give(tx, siteId, id, `member:${memberId}`)
    const order = await ordersStore.find(tx, siteId, id)
    if (order)
      await recordOrderEvents(tx, siteId, ['updated'], showOrder(order, site), {
        ...{ ids, at: clock.now(), causedBy: `member:${memberId}` },
      })
  }
}

/** Whether a visitor has ordered with an address. Registering it in that browser then requires verifying it. */
export const hasOrdered = (
  reader: Reader,
  visitor: { readonly siteId: string; readonly visitorId: string; readonly email: string },
): Promise<boolean> => ordersStore.hasOfVisitor(reader, visitor)
