import Type from 'typebox'
import { constrain, fieldOf } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { email, enumOf, guid, nullable } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { Address } from '../values/address.schemas.ts'
import { decimal } from '../values/decimal.ts'
import { MultiCurrencyPrice } from '../values/money.schemas.ts'
import { Cart, LineItemQuantityUpdate, SelectedShippingOption } from './cart.schemas.ts'
import { CustomLineItem } from './custom-line-item.schemas.ts'
import { LineItem } from './line-item.schemas.ts'
import { SelectedMemberships } from './memberships.schemas.ts'

/** The fields a reference must have, if it is given. */
const REFERENCES = [
  'catalogReference.appId',
  'catalogReference.catalogItemId',
  'selectedMembership.id',
  'selectedMembership.appId',
] as const

/** A line to change, found by its id or its item. If neither matches, the line is added. */
const changedLine = constrain(writable(LineItem, 'id?', ...REFERENCES), (line) =>
  (fieldOf(line, 'id') ?? fieldOf(line, 'catalogReference') ?? null) === null
    ? { rule: 'REQUIRED_FIELD', field: 'catalogReference', description: 'must be given for a new line' }
    : undefined,
)

/** Response with a cart. */
export const CartResponse = Type.Object({ cart: Type.Optional(Cart) }, { title: 'CartResponse' })
export type CartResponse = Type.Static<typeof CartResponse>

/** Response of `getCurrentCart`. */
export const GetCurrentCartResponse = Type.Object(
  { ...CartResponse.properties },
  { title: 'GetCurrentCartResponse' },
)
export type GetCurrentCartResponse = Type.Static<typeof GetCurrentCartResponse>

/** A discount that a merchant gives: the amount as packages send it, as money or as its decimal text. */
const merchantDiscount = Type.Object({
  amount: Type.Optional(
    Type.Union([decimal({ gte: '0', lte: '1000000000000000' }), writable(MultiCurrencyPrice)]),
  ),
})

/** Request for `updateCart`. */
export const UpdateCartRequest = Type.Object(
  {
    cartInfo: Type.Optional(writable(Cart, 'id?', 'customLineItems.id?')),
    couponCode: Type.Optional(nullable(Type.String())),
    lineItems: Type.Optional(Type.Array(changedLine, { maxItems: 300 })),
    customLineItems: Type.Optional(
      Type.Array(writable(CustomLineItem, 'id?', 'itemType', 'price'), { maxItems: 300 }),
    ),
    merchantDiscounts: Type.Optional(Type.Array(merchantDiscount, { maxItems: 100 })),
    cartFieldmask: Type.Optional(nullable(Type.String({ maxLength: 2000 }))),
  },
  { title: 'UpdateCartRequest' },
)
export type UpdateCartRequest = Type.Static<typeof UpdateCartRequest>

/** Response of `updateCart`. */
export const UpdateCartResponse = Type.Object({ ...CartResponse.properties }, { title: 'UpdateCartResponse' })
export type UpdateCartResponse = Type.Static<typeof UpdateCartResponse>

/** Request for `addToCurrentCart`. */
export const AddToCurrentCartRequest = Type.Object(
  {
    lineItems: Type.Optional(
      Type.Array(writable(LineItem, 'quantity', 'catalogReference', ...REFERENCES), { maxItems: 100 }),
    ),
    customLineItems: Type.Optional(
      Type.Array(writable(CustomLineItem, 'itemType', 'price'), { maxItems: 100 }),
    ),
    businessLocationId: Type.Optional(nullable(guid)),
  },
  { title: 'AddToCurrentCartRequest' },
)
export type AddToCurrentCartRequest = Type.Static<typeof AddToCurrentCartRequest>

/** Response of `addToCart`. */
export const AddToCartResponse = Type.Object({ ...CartResponse.properties }, { title: 'AddToCartResponse' })
export type AddToCartResponse = Type.Static<typeof AddToCartResponse>

/** Request for `removeLineItemsFromCurrentCart`. */
export const RemoveLineItemsFromCurrentCartRequest = Type.Object(
  { lineItemIds: Type.Array(guid, { minItems: 1, maxItems: 100 }) },
  { title: 'RemoveLineItemsFromCurrentCartRequest' },
)
export type RemoveLineItemsFromCurrentCartRequest = Type.Static<typeof RemoveLineItemsFromCurrentCartRequest>

/** Response of `removeLineItems`. */
export const RemoveLineItemsResponse = Type.Object(
  { ...CartResponse.properties },
  { title: 'RemoveLineItemsResponse' },
)
export type RemoveLineItemsResponse = Type.Static<typeof RemoveLineItemsResponse>

/** Request for `updateCurrentCartLineItemQuantity`. */
export const UpdateCurrentCartLineItemQuantityRequest = Type.Object(
  {
    lineItems: Type.Array(writable(LineItemQuantityUpdate, 'id', 'quantity'), { minItems: 1, maxItems: 100 }),
  },
  { title: 'UpdateCurrentCartLineItemQuantityRequest' },
)
export type UpdateCurrentCartLineItemQuantityRequest = Type.Static<
  typeof UpdateCurrentCartLineItemQuantityRequest
>

/** Response of `updateLineItemsQuantity`. */
export const UpdateLineItemsQuantityResponse = Type.Object(
  { ...CartResponse.properties },
  { title: 'UpdateLineItemsQuantityResponse' },
)
export type UpdateLineItemsQuantityResponse = Type.Static<typeof UpdateLineItemsQuantityResponse>

/** Response of `removeCoupon`. */
export const RemoveCouponResponse = Type.Object(
  { ...CartResponse.properties },
  { title: 'RemoveCouponResponse' },
)
export type RemoveCouponResponse = Type.Static<typeof RemoveCouponResponse>

/** Request for `createCheckoutFromCurrentCart`. */
export const CreateCheckoutFromCurrentCartRequest = Type.Object(
  {
    /** Without one, the checkout is on the web. */
    channelType: Type.Optional(nullable(enumOf(enums.ChannelType))),
    shippingAddress: Type.Optional(writable(Address)),
    billingAddress: Type.Optional(writable(Address)),
    selectedShippingOption: Type.Optional(writable(SelectedShippingOption)),
    email: Type.Optional(nullable(email)),
  },
  { title: 'CreateCheckoutFromCurrentCartRequest' },
)
export type CreateCheckoutFromCurrentCartRequest = Type.Static<typeof CreateCheckoutFromCurrentCartRequest>

/** Response of `createCheckout`. */
export const CreateCheckoutResponse = Type.Object(
  { checkoutId: Type.Optional(Type.String()) },
  { title: 'CreateCheckoutResponse' },
)
export type CreateCheckoutResponse = Type.Static<typeof CreateCheckoutResponse>

/** Request for `estimateCurrentCartTotals`. */
export const EstimateCurrentCartTotalsRequest = Type.Object(
  {
    selectedShippingOption: Type.Optional(writable(SelectedShippingOption)),
    shippingAddress: Type.Optional(writable(Address)),
    billingAddress: Type.Optional(writable(Address)),
    selectedMemberships: Type.Optional(writable(SelectedMemberships)),
    calculateTax: Type.Optional(nullable(Type.Boolean())),
    calculateShipping: Type.Optional(nullable(Type.Boolean())),
    calculateAdditionalFees: Type.Optional(nullable(Type.Boolean())),
    /**
     * A gift card code the buyer typed, to show what the card would pay. The hosted platform accepts gift
     * cards only at checkout.
     */
    giftCardCode: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  },
  { title: 'EstimateCurrentCartTotalsRequest' },
)
export type EstimateCurrentCartTotalsRequest = Type.Static<typeof EstimateCurrentCartTotalsRequest>

/** Response of `deleteCart`. */
export const DeleteCartResponse = Type.Object({}, { title: 'DeleteCartResponse' })
export type DeleteCartResponse = Type.Static<typeof DeleteCartResponse>

/** Request that only names a cart. */
export const CartIdRequest = Type.Object({ id: guid }, { title: 'CartIdRequest' })
export type CartIdRequest = Type.Static<typeof CartIdRequest>

/** Request for `createCart`. */
export const CreateCartRequest = Type.Object(
  { ...UpdateCartRequest.properties },
  { title: 'CreateCartRequest' },
)
export type CreateCartRequest = Type.Static<typeof CreateCartRequest>

/** Request for `addToCart`. */
export const AddToCartRequest = Type.Object(
  { id: guid, ...AddToCurrentCartRequest.properties },
  { title: 'AddToCartRequest' },
)
export type AddToCartRequest = Type.Static<typeof AddToCartRequest>

/** Request for `removeLineItems` on a cart or checkout by id. */
export const RemoveLineItemsRequest = Type.Object(
  { id: guid, ...RemoveLineItemsFromCurrentCartRequest.properties },
  { title: 'RemoveLineItemsRequest' },
)
export type RemoveLineItemsRequest = Type.Static<typeof RemoveLineItemsRequest>

/** Request for `updateLineItemsQuantity` on a cart or checkout by id. */
export const UpdateLineItemsQuantityRequest = Type.Object(
  { id: guid, ...UpdateCurrentCartLineItemQuantityRequest.properties },
  { title: 'UpdateLineItemsQuantityRequest' },
)
export type UpdateLineItemsQuantityRequest = Type.Static<typeof UpdateLineItemsQuantityRequest>

/** Request for `createCheckout` on a cart by id. */
export const CreateCheckoutFromCartRequest = Type.Object(
  { id: guid, ...CreateCheckoutFromCurrentCartRequest.properties },
  { title: 'CreateCheckoutFromCartRequest' },
)
export type CreateCheckoutFromCartRequest = Type.Static<typeof CreateCheckoutFromCartRequest>

/** Request for `estimateTotals` on a cart by id. */
export const EstimateCartTotalsRequest = Type.Object(
  { id: guid, ...EstimateCurrentCartTotalsRequest.properties },
  { title: 'EstimateCartTotalsRequest' },
)
export type EstimateCartTotalsRequest = Type.Static<typeof EstimateCartTotalsRequest>
