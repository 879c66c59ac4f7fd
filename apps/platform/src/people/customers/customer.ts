import type { CustomerStatus } from '@vitrine/contract'
import { folded } from '@vitrine/contract/folded'

/** A customer as stored. Times are milliseconds since 1970. */
export interface StoredCustomer {
  readonly siteId: string
  readonly id: string
  readonly memberId: string | undefined
  /** As `mailAddressOf` writes it. */
  readonly email: string
  /** Empty if unknown. */
  readonly name: string
  readonly standing: CustomerStatus
  readonly orderCount: number
  /** In minor units of the shop's own currency. */
  readonly spentMinor: number
  /** Undefined without orders. */
  readonly lastOrderAt: number | undefined
  readonly createdAt: number
}

/** The most words that a customer is found by, and their length. */
const MOST_WORDS = 24
const LONGEST = 100

/** The words that a customer is found by: those of the name, and the address as a whole and in parts. */
export const wordsOf = (name: string, email: string): string[] => {
  const spaced = folded(name).split(/\s+/u)
  const parts = folded(`${name} ${email}`).split(/[^\p{L}\p{N}]+/u)
  const words = [email, ...spaced, ...parts].map((word) => word.slice(0, LONGEST)).filter(Boolean)
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/** The words of a search: each must be the start of one of the customer's words. */
export const soughtWords = (search: string): string[] => {
  const words = folded(search)
    .split(/\s+/u)
    .map((word) => word.slice(0, LONGEST))
    .filter(Boolean)
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/** The name that lists sort a customer by. */
export const shownName = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  name || email
