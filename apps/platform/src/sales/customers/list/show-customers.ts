import type { Customer, CustomerSpend } from '@vitrine/contract'
import { money, moneyText } from '@vitrine/pricing'
import type { Reader } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import type { StoredCustomer } from '../../../people/customers/customer.ts'

const spendOf = selectIn<{ customer_id: string; currency: string; spent_minor: number }>(
  `SELECT customer_id, currency, spent_minor FROM customer_spend WHERE site_id = ? AND customer_id IN (?*)
   ORDER BY customer_id, currency`,
)
const tagsOf = selectIn<{ customer_id: string; tag: string }>(
  `SELECT customer_id, tag FROM customer_tags WHERE site_id = ? AND customer_id IN (?*)
   ORDER BY customer_id, tag_key`,
)

/** Shows customers with what they spent and their tags. */
export const showCustomers = async (
  reader: Reader,
  siteId: string,
  customers: readonly StoredCustomer[],
): Promise<Customer[]> => {
  const ids = customers.map(({ id }) => id)
  const spend = new Map<string, CustomerSpend[]>()
  for (const { customer_id: id, currency, spent_minor } of await spendOf(reader, siteId, ids))
    spend.set(id, [...(spend.get(id) ?? []), { currency, amount: moneyText(money(spent_minor, currency)) }])
  const tags = new Map<string, string[]>()
  for (const { customer_id: id, tag } of await tagsOf(reader, siteId, ids))
    tags.set(id, [...(tags.get(id) ?? []), tag])
  return customers.map((customer) => {
    const { id, memberId, email, name, standing, orderCount, lastOrderAt, createdAt } = customer
    return {
      ...{ id, ...(memberId !== undefined && { memberId }), email, name, status: standing, orderCount },
      spend: spend.get(id) ?? [],
      ...(lastOrderAt !== undefined && { lastOrderDate: new Date(lastOrderAt).toISOString() }),
      tags: tags.get(id) ?? [],
      createdDate: new Date(createdAt).toISOString(),
    }
  })
}
