import type { AccountWords } from '../messages/account.en.ts'

/** Where an order stands, by the key of its words. */
export type OrderState = keyof AccountWords['orderStates']

/** An order in the list of its member's. */
export interface OrderSummary {
  id: string
  number: string
  /** The day it was placed, in words. */
  day: string
  total: string
  state: OrderState
  /** Some of what was bought. */
  names: string[]
  /** How many lines, of which the names are the first. */
  lines: number
  pieces: number
}

/** A page of a member's orders. */
export interface OrderList {
  orders: OrderSummary[]
  page: number
  pages: number
}
