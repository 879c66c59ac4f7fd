import type {
  AddressWithContact,
  CartSettings,
  CartSource,
  ExtendedFields,
  FormSubmission,
  LoginMerge,
  SelectedShippingOption,
} from '@vitrine/contract'

/** A gift card in a cart. */
export interface KeptGiftCard {
  readonly id: string
  readonly obfuscatedCode: string
  /** The most it should pay, in minor units; by default all it can. */
  readonly mostMinor?: number | undefined
}

/** What is stored for a cart in addition to its lines. */
export interface CartDetails {
  readonly buyerNote?: string | undefined
  readonly email?: string | undefined
  readonly contactId?: string | undefined
  readonly contactInfo?: AddressWithContact | undefined
  readonly overrideCheckoutUrl?: string | undefined
  readonly selectedShippingOption?: SelectedShippingOption | undefined
  readonly extendedFields?: ExtendedFields | undefined
  /** In the shop's spelling, however the buyer typed it. */
  readonly coupon?: { readonly id: string; readonly code: string } | undefined
  /** The gift card that pays, by the end of its code. */
  readonly giftCard?: KeptGiftCard | undefined
  /** Absent if it is the delivery address. */
  readonly billing?: AddressWithContact | undefined
  /** What the buyer answered in forms. */
  readonly forms?: readonly FormSubmission[] | undefined
  /** Where it comes from, as its creator said. */
  readonly source?: Omit<CartSource, 'createdBy'> | undefined
  /** What its creator fixed. */
  readonly settings?: CartSettings | undefined
  /** In minor units of the shop, in the given order. */
  readonly merchantDiscounts?: readonly number[] | undefined
  /** The latest checkout created from it. */
  readonly checkoutId?: string | undefined
  /** What a login has added; shown until the next change. */
  readonly loginMerge?: LoginMerge | undefined
}

/** A change of details: missing fields stay, null clears a field. */
export type DetailsChange = { readonly [Name in keyof CartDetails]?: CartDetails[Name] | null }

/** Applies changes; undefined if nothing is left. */
export const changeDetails = (
  details: CartDetails | undefined,
  change: DetailsChange,
): CartDetails | undefined => {
  const { contactInfo } = change
  const after = {
    ...details,
    ...given(change),
    ...(contactInfo && { contactInfo: { ...details?.contactInfo, ...contactInfo } }),
  }
  const kept = Object.entries(after).filter(([, value]) => value !== null && !isEmptyList(value))
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

const given = (change: DetailsChange): DetailsChange =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0
