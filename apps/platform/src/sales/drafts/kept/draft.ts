import type { CreatedBy } from '@vitrine/contract'
import type { CartLine } from '../../cart/lines/line.ts'
import type { CheckoutDetails } from '../../checkout/checkout.ts'
import type { MerchantDiscount } from '../../totals/subject.ts'

/** A discount that staff made. One that isn't applied takes nothing off. */
export interface DraftDiscount {
  readonly id: string
  readonly terms: Exclude<MerchantDiscount, number>
  readonly description?: string | undefined
  readonly isApplied: boolean
  /** Whether the order that is edited has it. */
  readonly isOfOrder?: boolean | undefined
}

/** What a draft says in addition to its lines, as a checkout would. */
export type DraftDetails = Pick<
  CheckoutDetails,
  'email' | 'contactId' | 'buyerNote' | 'shipping' | 'billing' | 'selectedShippingOption' | 'buyerLanguage'
>

/** The part of a draft stored as one document. */
export interface DraftDocument {
  /** At the prices that staff set, or that the catalog asked when they were added. */
  readonly lines: readonly CartLine[]
  readonly details: DraftDetails
  readonly discounts: readonly DraftDiscount[]
  readonly createdBy: CreatedBy
}

/** An order that staff put together, or the edit of one. */
export interface StoredDraft {
  readonly siteId: string
  readonly id: string
  /** COMMITTED is final: it became an order, or changed one. */
  readonly status: 'DRAFT' | 'COMMITTED'
  /** Whose order it becomes, as `principalOf` names them. */
  readonly ownerKey: string
  /** The order that it edits. */
  readonly sourceOrderId?: string | undefined
  /** The order that it became. */
  readonly orderId?: string | undefined
  /** Where its buyer pays for it, once that was needed. */
  readonly checkoutId?: string | undefined
  readonly document: DraftDocument
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
}
