import type { Picture } from '../pictures/picture.ts'

/** A line of an order, as it was when the order was placed. */
export interface OrderLine {
  id: string
  name: string
  picture?: Picture
  /** What was chosen: `Size: 50 × 70 cm`. */
  details: { name: string; value: string }[]
  quantity: number
  /** Price of all. */
  total: string
}

/** An order as its buyer's page shows it. */
export interface OrderView {
  number: string
  /** The day it was placed, in words. */
  day: string
  firstName?: string
  /** Where its confirmation was sent to. */
  email?: string
  lines: OrderLine[]
  /** What the total is made of. */
  rows: { name: string; amount: string }[]
  total: string
  /** The tax that the total holds. */
  taxWithin?: string
  payment: 'PAID' | 'DUE' | 'GIVEN_BACK'
  isCanceled: boolean
  /** How it gets to the buyer. */
  delivery?: { title: string; promise?: string; lines: string[] }
}
