import { mailAddressOf } from '@vitrine/contract/mail-address'
import { statement, type Transaction } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { customersStore } from './customers.store.ts'
import { mergedAddressesStore } from './merged-addresses.store.ts'

interface OrderFacts {
  customer_id: string | null
  owner: string | null
  unclaimed: number
  email: string | null
  currency: string
  spent_minor: number
  created_at: number
}

const findFacts = statement<OrderFacts>(
  `SELECT customer_id, owner, unclaimed, email, currency,
     paid_minor + held_minor + gift_card_minor - refunded_minor AS spent_minor, created_at
   FROM orders WHERE site_id = ? AND order_id = ?`,
)
const setCustomer = statement('UPDATE orders SET customer_id = ? WHERE site_id = ? AND order_id = ?')

/** An order that is written, and the buyer's name if the order has one. */
export interface WrittenOrder {
  readonly siteId: string
  readonly orderId: string
  readonly buyerName?: string | undefined
}

/**
 * Writes an order and keeps its customer's row: which customer it belongs to, how many orders there are, and
 * what was spent. An order of a member belongs to the member, any other to its email address.
 * @param write - writes the order's row
 */
export const keepCustomerOf = async <T>(
  tx: Transaction,
  { siteId, orderId, buyerName = '' }: WrittenOrder,
  write: () => Promise<T>,
): Promise<T> => {
  const before = await tx.first(findFacts, siteId, orderId)
  const written = await write()
  const after = await tx.first(findFacts, siteId, orderId)
  if (!after) return written
  const isSameBuyer =
    before?.owner === after.owner && before.unclaimed === after.unclaimed && before.email === after.email
  const had = before?.customer_id ?? undefined
  const has = isSameBuyer ? had : await customerFor(tx, siteId, after, buyerName)
  if (has === had) {
    const delta = after.spent_minor - (before?.spent_minor ?? 0)
    if (has !== undefined && delta !== 0) await customersStore.spend(tx, siteId, has, after.currency, delta)
    return written
  }
  await tx.run(setCustomer, has ?? null, siteId, orderId)
  if (had !== undefined && before) await customersStore.removeOrder(tx, siteId, had, countedOf(before))
  if (has !== undefined) await customersStore.addOrder(tx, siteId, has, countedOf(after))
  return written
}

const countedOf = ({ currency, spent_minor, created_at }: OrderFacts) => ({
  ...{ currency, spentMinor: spent_minor, at: created_at },
})

/** Finds an order's customer. A guest's first order makes one; a deleted member has none. */
const customerFor = async (
  tx: Transaction,
  siteId: string,
  { owner, unclaimed, email: typed, created_at: createdAt }: OrderFacts,
  name: string,
): Promise<string | undefined> => {
  if (unclaimed === 0 && owner?.startsWith(OF_MEMBER))
    return (await customersStore.ofMember(tx, siteId, owner.slice(OF_MEMBER.length)))?.id
  const address = mailAddressOf(typed ?? '')
  if (address === undefined) return undefined
  const email = (await mergedAddressesStore.heirOf(tx, siteId, address))?.email ?? address
  const known = await customersStore.ofEmail(tx, siteId, email)
  if (!known) {
    await customersStore.insert(tx, {
      ...{ siteId, id: randomIds.guid(), memberId: undefined, email, name, standing: 'GUEST', createdAt },
      ...{ orderCount: 0, spentMinor: 0, lastOrderAt: undefined },
    })
    return (await customersStore.ofEmail(tx, siteId, email))?.id
  }
  if (known.name === '' && name !== '') await customersStore.update(tx, { ...known, name })
  return known.id
}

const OF_MEMBER = 'member:'
