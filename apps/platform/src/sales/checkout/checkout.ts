import type {
  AddressWithContact,
  ChannelType,
  CheckoutCustomField,
  CheckoutCustomSettings,
  CreatedBy,
  ExtendedFields,
  HostSelectedMembership,
  SelectedShippingOption,
} from '@vitrine/contract'
import type { CartLine } from '../cart/lines/line.ts'
import type { AgreedAmounts } from './agreed-amounts.ts'
import type { MakerSide } from './sides.ts'

/** What is known of a checkout besides its lines, as it was written. */
export interface CheckoutDetails {
  readonly channelType: ChannelType
  readonly createdBy: CreatedBy
  readonly email?: string | undefined
  /** ISO 639, such as `de`; the shop's where nothing is known. */
  readonly buyerLanguage?: string | undefined
  readonly contactId?: string | undefined
  readonly buyerNote?: string | undefined
  readonly shipping?: AddressWithContact | undefined
  /** Where the bill goes; absent where it goes where the goods go. */
  readonly billing?: AddressWithContact | undefined
  readonly selectedShippingOption?: SelectedShippingOption | undefined
  /** As the shop writes it, whatever letters the buyer typed. */
  readonly coupon?: { readonly id: string; readonly code: string } | undefined
  /** The most that it is to pay, in minor units; all that it can where nothing is said. */
  readonly giftCard?: { readonly id: string; readonly mostMinor?: number | undefined } | undefined
  /** In minor units of the shop, in the order given. */
  readonly merchantDiscounts?: readonly number[] | undefined
  readonly memberships?: readonly HostSelectedMembership[] | undefined
  readonly overrideCheckoutUrl?: string | undefined
  readonly customFields?: readonly CheckoutCustomField[] | undefined
  readonly customSettings?: CheckoutCustomSettings | undefined
  readonly extendedFields?: ExtendedFields | undefined
  readonly businessLocationId?: string | undefined
}

/** What a checkout holds. */
export interface CheckoutContent {
  readonly lines: readonly CartLine[]
  readonly details: CheckoutDetails
}

/** A checkout as it is kept. Its lines show what the catalog offered when it was last written. */
export interface StoredCheckout extends CheckoutContent {
  readonly siteId: string
  readonly id: string
  /** Whose it is, as `principalOf` called them. */
  readonly ownerKey: string
  /** Counts the writes, from 1. */
  readonly revision: number
  /** COMPLETED is for good. */
  readonly state: 'OPEN' | 'COMPLETED'
  /** What its maker sees once a browser has opened it; undefined while both see the same. */
  readonly maker?: MakerSide | undefined
  /** Whose checkout its items were copied from, where somebody else opened a link to that one. */
  readonly copiedFrom?: string | undefined
  /** The cart that it was made of; none where it was made without one. */
  readonly cartId?: string | undefined
  /** The order that it became; none where it was completed elsewhere. */
  readonly orderId?: string | undefined
  /** ISO 4217: the currency that amounts are also shown in. */
  readonly conversionCurrency: string
  /** What it came to when it was last shown: what its buyer agrees to. One written long ago may know the sums only. */
  readonly shown: Partial<AgreedAmounts>
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
}

/** A change of details: what is absent stays, what is null goes. */
export type DetailsChange = { readonly [Name in keyof CheckoutDetails]?: CheckoutDetails[Name] | null }

/** Changes details. Address and person of a place are changed one by one, each as a whole. */
export const changeDetails = (details: CheckoutDetails, change: DetailsChange): CheckoutDetails => {
  const { shipping, billing } = change
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const after = {
    ...details,
    ...Object.fromEntries(given),
    ...(shipping && { shipping: { ...details.shipping, ...shipping } }),
    ...(billing && { billing: { ...details.billing, ...billing } }),
  }
  return Object.fromEntries(
    Object.entries(after).filter(([, value]) => value !== null && value !== undefined),
  ) as unknown as CheckoutDetails // channel and creator are never taken away
}
