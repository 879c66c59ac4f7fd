import type { ViolationV2 } from '@vitrine/contract'
import type { TotalsError } from '@vitrine/pricing'
import type { Failure } from '../../../floor/failure.ts'
import { availabilityTally } from '../../cart/lines/availability.ts'
import { type CartLine, isCustom } from '../../cart/lines/line.ts'
import { isSent } from '../../checkout/missing/missing-parts.ts'
import type { WorkedCart } from '../../totals/cart-totals.ts'
import { couponRefusal, giftCardRefusal } from '../failures/refusals.ts'
import type { MoneyWriter } from './convert-money.ts'

/** How much of a cart is checked: what a checkout asks for is missing in most carts. */
export type Strictness = 'none' | 'cart' | 'checkout'

type Problem = Omit<ViolationV2, 'severity'>

/** Lists a cart's problems: errors block an order, warnings don't. */
export const showViolations = (
  cart: WorkedCart,
  strictness: Strictness,
  money: MoneyWriter,
): ViolationV2[] => {
  if (strictness === 'none') return []
  return [
    ...ofLines(cart),
    ...ofRefusals(cart),
    ...cart.worked.totals.errors.flatMap((error) => ofTotals(error, cart, money)),
    ...(strictness === 'checkout' ? ofCheckout(cart) : []),
  ]
}

const error = (problem: Problem): ViolationV2 => ({ ...problem, severity: 'ERROR' })
const warning = (problem: Problem): ViolationV2 => ({ ...problem, severity: 'WARNING' })

const ofLines = ({ stored: { lines }, subject: { buyer } }: WorkedCart): ViolationV2[] => {
  if (lines.length === 0)
    return [error({ scope: 'GLOBAL', code: 'EMPTY_CART', description: 'The cart has no lines' })]
  const availabilityOf = availabilityTally()
  const short = idsOf(lines.filter((line) => availabilityOf(line).status !== 'AVAILABLE'))
  const closed = buyer.startsWith('member:') ? [] : idsOf(lines.filter(isForMembers))
  return [
    ...(short.length === 0
      ? []
      : [
          error({
            ...{ scope: 'LINE_ITEM', code: 'LINE_ITEMS_OUT_OF_STOCK' },
            description: 'Fewer are in stock than requested',
            lineItemsOutOfStockData: {
              lineItemIds: short,
              allLineItemsOutOfStock: short.length === lines.length,
            },
          }),
        ]),
    ...(closed.length === 0
      ? []
      : [
          error({
            ...{ scope: 'LINE_ITEM', code: 'MEMBERS_ONLY_ITEM' },
            description: 'Only members can buy this',
            membersOnlyItemData: { lineItemIds: closed },
          }),
        ]),
  ]
}

const idsOf = (lines: readonly CartLine[]): string[] => lines.map(({ id }) => id)

/** Whether only members can buy a line. */
export const isForMembers = (line: CartLine): boolean =>
  isCustom(line) && line.custom.fields.membersOnly === true

/** A coupon or a gift card that has ended since it was added. */
const ofRefusals = ({ worked: { found, card }, stored: { details } }: WorkedCart): ViolationV2[] => [
  ...(found.refusal ? [error(couponProblem(found.refusal, details?.coupon?.code))] : []),
  ...(card.refusal ? [error(giftCardProblem(card.refusal, details?.giftCard?.id))] : []),
]

const couponProblem = (refusal: Failure, couponCode: string | undefined): Problem => {
  const { code, data } = couponRefusal(refusal, couponCode)
  const about = { scope: 'DISCOUNT', code, description: refusal.message } as const
  return data.reason === undefined
    ? { ...about, invalidCouponCodeData: { ...(couponCode !== undefined && { couponCode }) } }
    : {
        ...about,
        invalidCouponStatusData: { ...(couponCode !== undefined && { couponCode }), reason: data.reason },
      }
}

const giftCardProblem = (refusal: Failure, giftCardId: string | undefined): Problem => {
  const { code, data } = giftCardRefusal(refusal)
  const about = { scope: 'GIFT_CARD', code, description: refusal.message } as const
  const named = giftCardId === undefined ? {} : { giftCardId }
  return data.reason === undefined
    ? { ...about, invalidGiftCardCodeData: named }
    : { ...about, invalidGiftCardStatusData: { ...named, reason: data.reason } }
}

const ofTotals = (
  { part, code }: TotalsError,
  { worked: { found }, stored: { details } }: WorkedCart,
  money: MoneyWriter,
): ViolationV2[] => {
  const couponCode = details?.coupon?.code
  const coupon = couponCode === undefined ? {} : { couponCode }
  switch (code) {
    case 'MINIMUM_SUBTOTAL_NOT_REACHED':
      return [
        warning({
          ...{ scope: 'DISCOUNT', code: 'INVALID_COUPON_STATUS' },
          description: 'The items cost less than the discount requires',
          invalidCouponStatusData: {
            ...{ ...coupon, reason: 'MIN_SUBTOTAL_NOT_REACHED' },
            minSubtotalNotReachedDetails: {
              ...(found.coupon && { requiredMinimumSubtotal: money(found.coupon.minimumMinor) }),
            },
          },
        }),
      ]
    case 'NOTHING_TO_REDUCE':
      return [
        warning({
          ...{ scope: 'DISCOUNT', code: 'INVALID_COUPON_STATUS' },
          description: 'The cart has no item that the discount applies to',
          invalidCouponStatusData: { ...coupon, reason: 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS' },
        }),
      ]
    case 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD':
      return [
        error({
          ...{ scope: 'DISCOUNT', code: 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD' },
          description: "A coupon can't reduce a gift card",
        }),
      ]
    case 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD':
      return [
        error({
          ...{ scope: 'GIFT_CARD', code: 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD' },
          description: "A gift card can't pay for a gift card",
        }),
      ]
    case 'NO_SHIPPING_OPTION':
    case 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND':
      return [
        error({
          ...{ scope: 'DELIVERY', code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE' },
          description: "The delivery method isn't offered for this cart",
        }),
      ]
    case 'TAX_ADDRESS_UNKNOWN':
      return [
        warning({
          ...{ scope: 'TAX', code: 'GENERAL_CODE' },
          description: "The tax depends on an address that isn't known yet",
        }),
      ]
    default:
      return part === 'MEMBERSHIP'
        ? [
            error({
              ...{ scope: 'MEMBERSHIP', code: 'INVALID_MEMBERSHIP_STATUS' },
              description: "The membership can't pay for this cart",
            }),
          ]
        : []
  }
}

/** What the checkout page would ask for. */
const ofCheckout = ({ stored: { lines, details } }: WorkedCart): ViolationV2[] => {
  if (!lines.some(isSent)) return []
  const delivery = (code: ViolationV2['code'], description: string): ViolationV2[] => [
    error({ scope: 'DELIVERY', code, description }),
  ]
  return [
    ...(details?.contactInfo?.address?.country
      ? []
      : delivery('MISSING_DELIVERY_ADDRESS', 'The delivery address is missing')),
    ...(details?.selectedShippingOption
      ? []
      : delivery('MISSING_DELIVERY_METHOD', 'The delivery method is missing')),
  ]
}
