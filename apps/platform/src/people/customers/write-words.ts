import { statement, type Transaction } from '../../floor/database/database.ts'
import { CUSTOMER_COLUMNS, type CustomerRow, customerOf, customersStore } from './customers.store.ts'

const listDue = statement<CustomerRow>(
  `SELECT ${CUSTOMER_COLUMNS} FROM customers WHERE words_due = 1 ORDER BY site_id, customer_id LIMIT 500`,
)
const latestDocument = statement<{ document: string }>(
  `SELECT document FROM orders WHERE site_id = ? AND customer_id = ? ORDER BY created_at DESC, order_id DESC LIMIT 1`,
)

/**
 * Writes the names of customers who became guests again, and the words they are found by, because only JavaScript reads
 * names in orders and folds texts. Returns how many customers it wrote, at most 500.
 * @param nameIn - reads the buyer's name from an order's document
 */
export const writeDueWords = async (
  tx: Transaction,
  nameIn: (document: string) => string,
): Promise<number> => {
  const due = await tx.all(listDue)
  for (const row of due) {
    const customer = customerOf(row)
    const latest =
      customer.name === '' ? await tx.first(latestDocument, customer.siteId, customer.id) : undefined
    await customersStore.update(tx, { ...customer, name: latest ? nameIn(latest.document) : customer.name })
  }
  return due.length
}
