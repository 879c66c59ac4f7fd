import type { UpdateCartRequest } from '@vitrine/contract'
import { CART_PARTS } from '@vitrine/contract/rules'
import { isMerchantSide, type KnownActor } from '../../../floor/callers/actor.ts'
import type { CartOwner } from '../../../floor/callers/cart-owner.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import { wholePart } from '../../../floor/http/bodies/whole-part.ts'
import { minorOf } from '../../../floor/money/amounts.ts'
import type { DetailsChange } from '../lines/cart-details.ts'
import type { LineVisit } from '../lines/gift-delivery.ts'
import { assertAllowed } from '../lines/merchant-fields.ts'
import { type CustomWish, customWishOf, extendedFieldsOf, type LineWish, wishOf } from '../lines/new-lines.ts'
import { checkoutPage } from './checkout-page.ts'
import { type FieldMask, fieldMask } from './field-mask.ts'

/** A line to change, by its id or its item; if neither is found, it is added. */
export interface LinePatch extends LineWish {
  readonly id?: string | undefined
}

/** A custom item to add, or to replace the line with that id. */
export interface CustomPatch extends CustomWish {
  readonly id?: string | undefined
}

/** The changes of an update. */
export interface CartPatch {
  readonly details: DetailsChange
  readonly businessLocationId?: string | undefined
  /** As the buyer typed it; null removes the coupon. */
  readonly couponCode?: string | null | undefined
  readonly lines: readonly LinePatch[]
  readonly customLines: readonly CustomPatch[]
}

type CartInfo = NonNullable<UpdateCartRequest['cartInfo']>

const readContactInfo = wholePart(CART_PARTS.AddressWithContact)
const readShippingOption = wholePart(CART_PARTS.SelectedShippingOption)

/**
 * Reads an update of a cart: checks permissions, applies the mask and converts the input.
 * @param origins - registered by the calling client; a buyer's checkout page must be on one
 * @throws {InvalidArgument} FIELD_NOT_ALLOWED for fields that buyers can't set
 * @throws {Failure} CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER
 */
export const readPatch = (
  actor: KnownActor,
  { buyerInfo }: Pick<CartOwner, 'buyerInfo'>,
  input: UpdateCartRequest,
  visit: LineVisit,
  origins: readonly string[] = [],
): CartPatch => {
  const isWritten = fieldMask(input.cartFieldmask)
  const cartInfo = input.cartInfo ?? {}
  if (cartInfo.buyerInfo?.contactId && buyerInfo.memberId)
    throw fail('CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER')
  assertAllowed(actor, input)
  const { currency } = visit.site
  const lines = isWritten('lineItems') ? (input.lineItems ?? []) : []
  return {
    details: {
      ...detailsOf(actor, cartInfo, input, currency, isWritten),
      ...(isWritten('overrideCheckoutUrl') && {
        overrideCheckoutUrl: checkoutPage(
          actor,
          cartInfo.overrideCheckoutUrl,
          'cartInfo.overrideCheckoutUrl',
          origins,
        ),
      }),
    },
    ...(isWritten('businessLocationId') && { businessLocationId: cartInfo.businessLocationId ?? undefined }),
    ...(isWritten('couponCode') && {
      couponCode: input.couponCode === undefined ? cartInfo.couponCode : input.couponCode,
    }),
    lines: lines.map((line, index) => ({
      id: idOf(line.id),
      ...wishOf(line, `lineItems[${index}]`, visit),
    })),
    customLines: isWritten('customLineItems') ? customLinesOf(input, cartInfo, currency) : [],
  }
}

/** The server assigns ids, so the input's ids aren't checked. */
const idOf = (id: unknown): string | undefined => (typeof id === 'string' ? id : undefined)

const customLinesOf = (
  { customLineItems }: UpdateCartRequest,
  cartInfo: CartInfo,
  currency: string,
): CustomPatch[] =>
  (customLineItems ?? cartInfo.customLineItems ?? []).map((item, index) => ({
    id: idOf(item.id),
    ...customWishOf(item, `customLineItems[${index}]`, currency),
  }))

const detailsOf = (
  actor: KnownActor,
  cartInfo: CartInfo,
  input: UpdateCartRequest,
  currency: string,
  isWritten: FieldMask,
): DetailsChange => {
  const { buyerNote, buyerInfo, selectedShippingOption: option } = cartInfo
  return {
    ...(isWritten('buyerNote') && { buyerNote }),
    ...(isWritten('buyerInfo.email') && { email: buyerInfo?.email }),
    contactInfo: contactInfoOf(cartInfo, isWritten),
    ...(isWritten('selectedShippingOption') && {
      selectedShippingOption: option && readShippingOption(option, 'cartInfo.selectedShippingOption'),
    }),
    ...(isMerchantSide(actor) && merchantDetailsOf(cartInfo, input, currency, isWritten)),
  }
}

const merchantDetailsOf = (
  cartInfo: CartInfo,
  input: UpdateCartRequest,
  currency: string,
  isWritten: FieldMask,
): DetailsChange => {
  const { buyerInfo, extendedFields } = cartInfo
  const discounts = input.merchantDiscounts ?? cartInfo.merchantDiscounts
  return {
    ...(isWritten('buyerInfo.contactId') && { contactId: buyerInfo?.contactId }),
    ...(isWritten('extendedFields') && {
      extendedFields: extendedFields && extendedFieldsOf(extendedFields, 'cartInfo.extendedFields'),
    }),
    ...(isWritten('merchantDiscounts') && {
      merchantDiscounts: discounts?.map(({ amount }, index) => {
        const field = `merchantDiscounts[${index}].amount`
        if (typeof amount === 'string') return minorOf(amount, currency, field)
        if (amount?.amount === undefined) throw refuse(`${field}.amount`, 'REQUIRED_FIELD', 'must be given')
        return minorOf(amount.amount, currency, `${field}.amount`)
      }),
    }),
  }
}

/** Replaces address and person separately, each as a whole. */
const contactInfoOf = ({ contactInfo }: CartInfo, isWritten: FieldMask): DetailsChange['contactInfo'] => {
  if (!contactInfo) return undefined
  const { address, contactDetails } = contactInfo
  return readContactInfo(
    {
      ...(isWritten('contactInfo.address') && { address }),
      ...(isWritten('contactInfo.contactDetails') && { contactDetails }),
    },
    'cartInfo.contactInfo',
  )
}
