import type {
  AddressWithContact,
  ExtendedFields,
  LoginMerge,
  SelectedShippingOption,
} from '@vitrine/contract'

/** What is known of a cart besides its lines, as it was written. */
export interface CartDetails {
  readonly buyerNote?: string | undefined
  readonly email?: string | undefined
  readonly contactId?: string | undefined
  readonly contactInfo?: AddressWithContact | undefined
  readonly overrideCheckoutUrl?: string | undefined
  readonly selectedShippingOption?: SelectedShippingOption | undefined
  readonly extendedFields?: ExtendedFields | undefined
  /** As the shop writes it, whatever letters the buyer typed. */
  readonly coupon?: { readonly id: string; readonly code: string } | undefined
  /** In minor units of the shop, in the order given. */
  readonly merchantDiscounts?: readonly number[] | undefined
  /** The checkout that was made of it last. */
  readonly checkoutId?: string | undefined
  /** What a login has added; told until the next change. */
  readonly loginMerge?: LoginMerge | undefined
}

/** A change of details: what is absent stays, what is null goes. */
export type DetailsChange = { readonly [Name in keyof CartDetails]?: CartDetails[Name] | null }

/** Changes details; undefined where none are left. */
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
