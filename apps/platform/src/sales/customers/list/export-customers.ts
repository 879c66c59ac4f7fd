import type { Customer } from '@vitrine/contract'
import { stringify } from 'csv-stringify/sync'
import { guarded } from '../../../catalog/exchange/files/csv-cells.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { pageOf } from '../../../floor/query/page.ts'
import { type CustomersAsked, cursorOf, listCustomers } from './list-customers.ts'
import { showCustomers } from './show-customers.ts'

const COLUMNS = ['email', 'name', 'status', 'orders', 'spend', 'lastOrder', 'tags', 'since']
/** Customers read at once. */
const PAGE = 200

/**
 * Writes the customers of a list as CSV, a few at a time, as fast as the reader takes them. A spreadsheet shows
 * every cell and runs none as a formula.
 */
export async function* exportedCustomers(
  reader: Reader,
  siteId: string,
  asked: CustomersAsked,
): AsyncGenerator<string> {
  yield stringify([COLUMNS])
  for (let cursor: string | undefined; ; ) {
    const found = await listCustomers(reader, siteId, asked, { cursor, limit: PAGE + 1 })
    const { page, nextCursor } = pageOf(found, PAGE, (customer) => cursorOf(customer, asked))
    const customers = await showCustomers(reader, siteId, page)
    if (customers.length > 0) yield stringify(customers.map(cellsOf))
    if (nextCursor === undefined) return
    cursor = nextCursor
  }
}

const cellsOf = (customer: Customer): string[] => {
  const { email, name, status, orderCount, spend, lastOrderDate = '', tags, createdDate } = customer
  const amounts = spend.map(({ amount, currency }) => `${amount} ${currency}`).join('; ')
  const cells = [
    email,
    name,
    status,
    String(orderCount),
    amounts,
    lastOrderDate,
    tags.join('; '),
    createdDate,
  ]
  return cells.map(guarded)
}
