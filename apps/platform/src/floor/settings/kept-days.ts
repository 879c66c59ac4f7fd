/** How many days a shop keeps abandoned data. */
export interface KeptDays {
  /** Since the cart was last changed. */
  readonly carts: number
  /** Since the checkout was last changed; one that became an order stays. */
  readonly checkouts: number
  /** From the shopper's request for a back-in-stock mail. */
  readonly wishes: number
  /** Since the change that an entry of the audit log records. */
  readonly audit: number
}

export const KEPT_DAYS: KeptDays = { carts: 180, checkouts: 180, wishes: 365, audit: 365 }
