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
import type { MerchantDiscount } from '../totals/subject.ts'
import type { AgreedAmounts } from './agreed-amounts.ts'
import type { MakerSide } from './sides.ts'

/** What is stored for a checkout in addition to its lines. */
export interface CheckoutDetails {
  readonly channelType: ChannelType
  readonly createdBy: CreatedBy
  readonly email?: string | undefined
  /** The member, if the checkout is open in their own browser: it offers what their account has saved. */
  readonly knownMemberId?: string | undefined
  /** ISO 639, such as `de`; the shop's if unknown. */
  readonly buyerLanguage?: string | undefined
  readonly contactId?: string | undefined
  readonly buyerNote?: string | undefined
  readonly shipping?: AddressWithContact | undefined
  /** The billing address; absent if it is the delivery address. */
  readonly billing?: AddressWithContact | undefined
  readonly selectedShippingOption?: SelectedShippingOption | undefined
  /** In the shop's spelling, however the buyer typed it. */
  readonly coupon?: { readonly id: string; readonly code: string } | undefined
  /** The most it should pay, in minor units; by default all it can. */
  readonly giftCard?: { readonly id: string; readonly mostMinor?: number | undefined } | undefined
  /** In the given order. */
  readonly merchantDiscounts?: readonly MerchantDiscount[] | undefined
  readonly memberships?: readonly HostSelectedMembership[] | undefined
  readonly overrideCheckoutUrl?: string | undefined
  readonly customFields?: readonly CheckoutCustomField[] | undefined
  readonly customSettings?: CheckoutCustomSettings | undefined
  readonly extendedFields?: ExtendedFields | undefined
  readonly businessLocationId?: string | undefined
  /** The draft order that it pays for: its lines and prices stay as staff set them. */
  readonly draftId?: string | undefined
  /** The order that it is the edit of: the shop's discount rules don't apply again. Never stored. */
  readonly editOf?: string | undefined
  /** The order whose balance it pays. */
  readonly balanceOf?: string | undefined
}

/** What a checkout holds. */
export interface CheckoutContent {
  readonly lines: readonly CartLine[]
  readonly details: CheckoutDetails
}

/** A stored checkout. Its lines show what the catalog offered when it was last written. */
export interface StoredCheckout extends CheckoutContent {
  readonly siteId: string
  readonly id: string
  /** Whose it is, as `principalOf` named them. */
  readonly ownerKey: string
  /** Counts the writes, from 1. */
  readonly revision: number
  /** COMPLETED is final. */
  readonly state: 'OPEN' | 'COMPLETED'
  /** What its creator sees once a browser has opened it; undefined while both see the same. */
  readonly maker?: MakerSide | undefined
  /** Whose checkout its items were copied from, if someone else opened a link to that one. */
  readonly copiedFrom?: string | undefined
  /** The cart that it was created from, if any. */
  readonly cartId?: string | undefined
  /** The order that it became; none if it was completed elsewhere. */
  readonly orderId?: string | undefined
  /** ISO 4217: the additional display currency. */
  readonly conversionCurrency: string
  /** Its amounts when last shown, which its buyer agrees to. An old one may have only the sums. */
  readonly shown: Partial<AgreedAmounts>
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
}

/** A change of details: missing fields stay, null clears a field. */
export type DetailsChange = { readonly [Name in keyof CheckoutDetails]?: CheckoutDetails[Name] | null }

/** Applies changes. A place's address and person are replaced separately, each as a whole. */
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
  ) as unknown as CheckoutDetails // channel and creator are never removed
}
