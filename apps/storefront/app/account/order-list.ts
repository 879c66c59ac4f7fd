import type { AccountWords } from '../messages/en/account.ts'
import type { Picture } from '../pictures/picture.ts'

/** The status of an order, as a message key. */
export type OrderState = keyof AccountWords['orderStates']

/** An order in its member's list. */
export interface OrderSummary {
  id: string
  number: string
  /** The date it was placed, in words. */
  day: string
  total: string
  state: OrderState
  isPartlyRefunded?: boolean
  /** Some of the items. */
  names: string[]
  pictures: Picture[]
  /** The number of lines; the names are the first of them. */
  lines: number
  pieces: number
}

/** A page of a member's orders. */
export interface OrderList {
  orders: OrderSummary[]
  page: number
  pages: number
}
