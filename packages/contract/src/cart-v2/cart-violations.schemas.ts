import Type from 'typebox'
import { exclusive } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable } from '../declare/schema.ts'
import { ConvertedMoney } from './converted-money.schemas.ts'

/** The minimum that a coupon asks for. */
export const MinSubtotalNotReachedDetails = Type.Object(
  { requiredMinimumSubtotal: Type.Optional(ConvertedMoney) },
  { title: 'MinSubtotalNotReachedDetails' },
)
export type MinSubtotalNotReachedDetails = Type.Static<typeof MinSubtotalNotReachedDetails>

/** Why a coupon doesn't apply. */
export const InvalidCouponStatusData = Type.Object(
  {
    minSubtotalNotReachedDetails: Type.Optional(MinSubtotalNotReachedDetails),
    couponCode: Type.Optional(Type.String({ maxLength: 100 })),
    reason: enumOf(enums.InvalidCouponReason),
  },
  { title: 'InvalidCouponStatusData' },
)
export type InvalidCouponStatusData = Type.Static<typeof InvalidCouponStatusData>

/** A coupon that doesn't exist. */
export const InvalidCouponCodeData = Type.Object(
  { couponCode: Type.Optional(Type.String({ maxLength: 100 })) },
  { title: 'InvalidCouponCodeData' },
)
export type InvalidCouponCodeData = Type.Static<typeof InvalidCouponCodeData>

/** Why a gift card can't pay. */
export const InvalidGiftCardStatusData = Type.Object(
  {
    giftCardCode: Type.Optional(Type.String({ maxLength: 100 })),
    reason: enumOf(enums.InvalidGiftCardReason),
    giftCardId: Type.Optional(nullable(guid)),
  },
  { title: 'InvalidGiftCardStatusData' },
)
export type InvalidGiftCardStatusData = Type.Static<typeof InvalidGiftCardStatusData>

/** A gift card that no longer exists. */
export const InvalidGiftCardCodeData = Type.Object(
  { giftCardId: Type.Optional(nullable(guid)) },
  { title: 'InvalidGiftCardCodeData' },
)
export type InvalidGiftCardCodeData = Type.Static<typeof InvalidGiftCardCodeData>

/** The lines that can't be bought as they are. */
export const LineItemsOutOfStockData = Type.Object(
  {
    lineItemIds: Type.Array(guid, { maxItems: 300 }),
    allLineItemsOutOfStock: Type.Boolean(),
  },
  { title: 'LineItemsOutOfStockData' },
)
export type LineItemsOutOfStockData = Type.Static<typeof LineItemsOutOfStockData>

/** The lines that only members may buy. */
export const MembersOnlyItemData = Type.Object(
  { lineItemIds: Type.Array(guid, { maxItems: 300 }) },
  { title: 'MembersOnlyItemData' },
)
export type MembersOnlyItemData = Type.Static<typeof MembersOnlyItemData>

/** A problem of a cart; one with severity ERROR must be solved before an order can be placed. */
export const ViolationV2 = exclusive(
  Type.Object(
    {
      invalidCouponStatusData: Type.Optional(InvalidCouponStatusData),
      invalidCouponCodeData: Type.Optional(InvalidCouponCodeData),
      invalidGiftCardCodeData: Type.Optional(InvalidGiftCardCodeData),
      invalidGiftCardStatusData: Type.Optional(InvalidGiftCardStatusData),
      lineItemsOutOfStockData: Type.Optional(LineItemsOutOfStockData),
      membersOnlyItemData: Type.Optional(MembersOnlyItemData),
      scope: enumOf(enums.ViolationScope),
      code: enumOf(enums.ViolationCode),
      description: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
      severity: enumOf(enums.Severity),
    },
    { title: 'ViolationV2' },
  ),
  [
    'invalidCouponStatusData',
    'invalidCouponCodeData',
    'invalidGiftCardCodeData',
    'invalidGiftCardStatusData',
    'lineItemsOutOfStockData',
    'membersOnlyItemData',
  ],
)
export type ViolationV2 = Type.Static<typeof ViolationV2>
