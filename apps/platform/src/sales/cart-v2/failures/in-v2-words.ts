import type { ErrorCode } from '@vitrine/contract'
import { Failure, fail, InvalidArgument } from '../../../floor/failure.ts'
import { MAX_LINES } from '../../cart/lines/cart.ts'
import { couponRefusal, giftCardRefusal } from './refusals.ts'

/** What a call typed, for the data of its errors. */
export interface Typed {
  readonly couponCode?: string | undefined
  readonly giftCardCode?: string | undefined
}

/** Errors that only have another name. */
const NAMES: { readonly [Code in ErrorCode]?: ErrorCode } = {
  OWNED_CART_NOT_FOUND: 'CURRENT_CART_NOT_FOUND',
  CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM: 'INVALID_MEMBERSHIP_PAYMENT_OPTION',
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: 'SITE_NOT_ACCEPTING_PAYMENTS',
  EMPTY_CHECKOUT: 'EMPTY_CART',
  CHECKOUT_CHANGED: 'CART_PRICES_OUT_OF_SYNC',
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD',
  SUBSCRIPTION_WITH_GIFT_CARD: 'CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD',
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION: 'UNCONFIRMED_SAVE_PAYMENT_METHOD',
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  NO_SELECTED_CARRIER_SERVICE_OPTION: 'MISSING_DELIVERY_METHOD',
  REDEEM_GIFT_CARD_ERROR: 'GIFT_CARD_REDEEM_ERROR',
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: 'PAYMENT_ALREADY_IN_PROGRESS',
}

/** Where the first form's fields are in the newer one. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^lineItems\[(\d+)\]\.selectedMembership/, 'catalogItems[$1].membershipPayment'],
  [/^lineItems\[(\d+)\]\.catalogOverrideFields\.price$/, 'catalogItems[$1].catalogOverrideFields.salePrice'],
  [/^lineItems\[(\d+)\]/, 'catalogItems[$1]'],
  [/^customLineItems\[(\d+)\]\.price$/, 'customItems[$1].pricing.price.amount'],
  [/^customLineItems\[(\d+)\]\.fullPrice$/, 'customItems[$1].pricing.fullPrice.amount'],
  [/^customLineItems\[(\d+)\]\.depositAmount$/, 'customItems[$1].paymentConfig.depositAmount.amount'],
  [
    /^customLineItems\[(\d+)\]\.(media|url|descriptionLines|itemType|physicalProperties)/,
    'customItems[$1].attributes.$2',
  ],
  [/^customLineItems/, 'customItems'],
  [/^lineItems$/, 'catalogItems'],
  [/^cartInfo\.overrideCheckoutUrl/, 'cart.customCheckoutUrl'],
  [/^cartInfo\.contactInfo\.address/, 'cart.deliveryInfo.address'],
  [/^cartInfo\.buyerNote/, 'cart.note'],
  [/^cartInfo\.buyerInfo/, 'cart.customerInfo'],
  [/^cartInfo\.businessLocationId/, 'cart.businessInfo.locationId'],
  [/^cartInfo\./, 'cart.'],
  [/^cart\.customerInfo\.contactDetails\./, 'cart.customerInfo.'],
  [/^cart\.paymentInfo\.address/, 'cart.paymentInfo.billingAddress'],
  [/^cart\.paymentInfo\.contactDetails/, 'cart.paymentInfo.billingContact'],
]

/** Runs a use case of the first form, and says in the newer form's words why it fails. */
export const inV2Words = async <T>(typed: Typed, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw translated(error, typed)
  }
}

const translated = (error: unknown, typed: Typed): unknown => {
  if (error instanceof InvalidArgument) {
    return new InvalidArgument(error.violations.map((each) => ({ ...each, field: fieldV2(each.field) })))
  }
  return error instanceof Failure ? failureV2(error, typed) : error
}

const fieldV2 = (field: string | undefined): string => {
  const known = FIELDS.find(([pattern]) => pattern.test(field ?? ''))
  return known ? (field ?? '').replace(known[0], known[1]) : (field ?? '')
}

const failureV2 = (failure: Failure, typed: Typed): Failure => {
  const { code, data } = failure
  const name = NAMES[code]
  if (name) return fail(name, data)
  switch (code) {
    case 'ITEM_NOT_FOUND':
      return fail('ITEM_NOT_FOUND_IN_CATALOG', {
        invalidItems: [{ catalogReference: { catalogItemId: data.catalogItemId } }],
      })
    case 'LINE_ITEM_NOT_FOUND':
      return fail('LINE_ITEM_NOT_FOUND_IN_CART', { lineItemIds: [data.lineItemId] })
    case 'LINE_ITEM_LIMIT':
      return fail('MAX_LINE_ITEMS_EXCEEDED', { maxCount: MAX_LINES })
    case 'PARTIAL_OUT_OF_STOCK':
    case 'FULL_OUT_OF_STOCK':
      return fail('LINE_ITEMS_OUT_OF_STOCK', {
        lineItemIds: data.lineItemIds ?? [],
        allLineItemsOutOfStock: code === 'FULL_OUT_OF_STOCK',
      })
    case 'VIOLATIONS_WITH_ERROR_SEVERITY':
      return fail(code, { violationsList: { violations: data.violations ?? [] } })
    default:
      return ofCode(failure, typed)
  }
}

/** Codes of coupons and gift cards. */
const ofCode = (failure: Failure, { couponCode, giftCardCode }: Typed): Failure => {
  if (failure.code.startsWith('ERROR_COUPON_')) {
    const { code, data } = couponRefusal(failure, couponCode)
    return fail(code, data)
  }
  if (/^GIFT_CARD_(NOT_FOUND|CODE_INVALID|IS_EMPTY|DISABLED|EXPIRED)$/.test(failure.code)) {
    const { code, data } = giftCardRefusal(failure, giftCardCode)
    return fail(code, data)
  }
  return failure
}
