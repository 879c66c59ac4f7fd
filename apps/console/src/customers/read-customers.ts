import type { customers } from '@vitrine/client/merchant'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

export type Customer = customers.Customer

/** The states to filter by, and the orders of the list. */
export const STATES = ['MEMBER', 'GUEST', 'WAITING', 'BLOCKED'] as const
export const SORTS = ['LAST_ORDER', 'SPEND', 'NAME', 'NEWEST'] as const
export type CustomerState = (typeof STATES)[number]

/** A customer's state; of a newer platform's states, the back office knows none. */
export const stateOf = ({ status }: Pick<Customer, 'status'>): CustomerState =>
  STATES.find((each) => each === status) ?? 'GUEST'

const PAGE_SIZE = 50

/** The search, filters and order that a list of customers was asked for. */
export interface AskedCustomers {
  readonly search: string
  readonly status: string | undefined
  readonly tag: string | undefined
  readonly sort: string | undefined
}

/** The same as the platform's calls take it. Who waits is listed by age, because most never ordered. */
export const filterOf = ({ search, status: state, tag, sort: by }: AskedCustomers) => {
  const status = STATES.find((each) => each === state)
  const sort = SORTS.find((each) => each === by) ?? (status === 'WAITING' ? 'NEWEST' : undefined)
  return {
    ...(search.trim() && { search: search.trim().slice(0, 200) }),
    ...(status && { status }),
    ...(tag && { tag }),
    ...(sort && { sort }),
  }
}

/** Reads a page of customers. */
export const readCustomers = async (
  asked: AskedCustomers,
  cursor: string | undefined,
): Promise<Page<Customer>> => {
  const { customers, nextCursor } = await shop.customers.listCustomers({
    ...{ ...filterOf(asked), limit: PAGE_SIZE },
    ...(cursor && { cursor }),
  })
  return { rows: customers, next: nextCursor }
}

/** What is read again after something about customers has changed. */
export const CUSTOMER_KEYS = ['customers', 'customer', 'customer-tags', 'home']
