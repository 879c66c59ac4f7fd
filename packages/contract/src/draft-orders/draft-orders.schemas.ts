import Type from 'typebox'
import { DeliveryLogistics } from '../cart/delivery.schemas.ts'
import { ItemAvailabilityInfo } from '../cart/item.schemas.ts'
import { CreatedBy } from '../checkout/checkout-parts.schemas.ts'
import * as enums from '../declare/enums.ts'
import { currencyCode, email, enumOf, guid, nullable, readOnly, timestamp } from '../declare/schema.ts'
import {
  OrderBuyer,
  OrderDiscount,
  OrderLineItem,
  OrderPrice,
  OrderPriceSummary,
  OrderShipping,
} from '../orders/order-parts.schemas.ts'
import { AddressWithContact } from '../values/address.schemas.ts'
import { decimal } from '../values/decimal.ts'

/** An amount that may be below zero, if there is something to refund. */
export const DraftBalanceAmount = Type.Object(
  { amount: decimal(), formattedAmount: readOnly(Type.String()) },
  { title: 'DraftBalanceAmount' },
)
export type DraftBalanceAmount = Type.Static<typeof DraftBalanceAmount>

/** A line of a draft order, and how it differs from the order that is edited. */
export const DraftOrderLine = Type.Object(
  {
    lineItem: OrderLineItem,
    /** The order doesn't have it yet. */
    added: Type.Optional(Type.Boolean()),
    /** The order has it, the draft doesn't. */
    removed: Type.Optional(Type.Boolean()),
    changedDetails: Type.Optional(
      Type.Object({
        quantityBeforeChange: Type.Optional(Type.Integer()),
        priceBeforeChange: Type.Optional(OrderPrice),
      }),
    ),
    /** Whether the items can be sold now; our own field. */
    availability: Type.Optional(ItemAvailabilityInfo),
  },
  { title: 'DraftOrderLine' },
)
export type DraftOrderLine = Type.Static<typeof DraftOrderLine>

/** A discount of a draft order: staff's own, or a coupon. One that isn't applied stays in the list and takes nothing off. */
export const DraftOrderDiscount = Type.Object(
  {
    discount: Type.Object({
      id: guid,
      discountType: enumOf(enums.CartDiscountType),
      lineItemIds: Type.Optional(Type.Array(guid)),
      /** With what it takes off now. */
      coupon: OrderDiscount.properties.coupon,
      merchantDiscount: Type.Optional(
        Type.Object({
          description: Type.Optional(nullable(Type.String())),
          /** What it takes off now. */
          amount: OrderPrice,
        }),
      ),
    }),
    applied: Type.Boolean(),
    /** `CUSTOM`: created for this draft. `ORDER`: the order that is edited has it. */
    source: Type.Enum(['CUSTOM', 'ORDER']),
  },
  { title: 'DraftOrderDiscount' },
)
export type DraftOrderDiscount = Type.Static<typeof DraftOrderDiscount>

/** The link to pay that was last mailed; our own. */
export const DraftPaymentLink = Type.Object(
  { email, sentDate: timestamp, expirationDate: timestamp },
  { title: 'DraftPaymentLink' },
)
export type DraftPaymentLink = Type.Static<typeof DraftPaymentLink>

/** An order that staff are still putting together, or the edit of an order. */
export const DraftOrder = Type.Object(
  {
    id: readOnly(guid),
    /** The order that is edited, or the one that the draft became. */
    orderId: Type.Optional(nullable(guid)),
    status: Type.Enum(['DRAFT', 'COMMITTED']),
    createdDate: timestamp,
    updatedDate: timestamp,
    createdBy: Type.Optional(CreatedBy),
    currency: currencyCode,
    lineItems: Type.Array(DraftOrderLine),
    discounts: Type.Array(DraftOrderDiscount),
    buyerDetails: Type.Optional(Type.Object({ buyerInfo: OrderBuyer })),
    recipientInfo: Type.Optional(Type.Object({ recipientInfo: AddressWithContact })),
    billingDetails: Type.Optional(Type.Object({ billingInfo: AddressWithContact })),
    shippingInfo: Type.Optional(Type.Object({ shippingInfo: OrderShipping })),
    priceSummary: OrderPriceSummary,
    balanceSummary: Type.Object({
      /** What is left to pay; below zero, what to refund. */
      balance: DraftBalanceAmount,
      paid: OrderPrice,
      refunded: OrderPrice,
    }),
    /** What the buyer and the order show; our own field. */
    buyerNote: Type.Optional(Type.String()),
    paymentLink: Type.Optional(DraftPaymentLink),
  },
  { title: 'DraftOrder' },
)
export type DraftOrder = Type.Static<typeof DraftOrder>

/** A delivery option for the draft's address. */
export const DraftShippingOption = Type.Object(
  {
    carrierId: Type.Optional(guid),
    code: Type.String(),
    title: Type.String(),
    logistics: Type.Optional(DeliveryLogistics),
    cost: Type.Object({ price: OrderPrice, currency: currencyCode }),
  },
  { title: 'DraftShippingOption' },
)
export type DraftShippingOption = Type.Static<typeof DraftShippingOption>

const applicationError = Type.Object({ code: Type.String(), description: Type.String() })

/** A draft order with the delivery options for it, and what keeps it from becoming an order. */
export const CalculatedDraftOrder = Type.Object(
  {
    draftOrder: DraftOrder,
    shippingOptions: Type.Array(DraftShippingOption),
    calculationErrors: Type.Optional(Type.Object({ orderValidationErrors: Type.Array(applicationError) })),
  },
  { title: 'CalculatedDraftOrder' },
)
export type CalculatedDraftOrder = Type.Static<typeof CalculatedDraftOrder>

/** Response with a draft order. */
export const DraftOrderResponse = Type.Object(
  { calculatedDraftOrder: CalculatedDraftOrder },
  { title: 'DraftOrderResponse' },
)
export type DraftOrderResponse = Type.Static<typeof DraftOrderResponse>
