import Type from 'typebox'
import { Address } from '../address.schemas.ts'
import { constrain, fieldOf } from '../constraint.ts'
import * as enums from '../enums.ts'
import { email, enumOf, guid, nullable } from '../schema.ts'
import { writable } from '../writable.ts'
import { Cart, LineItemQuantityUpdate, SelectedShippingOption } from './cart.schemas.ts'
import { CustomLineItem } from './custom-line-item.schemas.ts'
import { MerchantDiscount } from './discounts.schemas.ts'
import { LineItem } from './line-item.schemas.ts'
import { SelectedMemberships } from './memberships.schemas.ts'

/** What a reference must name where it is given. */
const REFERENCES = [
  'catalogReference.appId',
  'catalogReference.catalogItemId',
  'selectedMembership.id',
  'selectedMembership.appId',
] as const

/** A line to change, found by its id or by the item it names; what is found by neither is added. */
const changedLine = constrain(writable(LineItem, 'id?', ...REFERENCES), (line) =>
  (fieldOf(line, 'id') ?? fieldOf(line, 'catalogReference') ?? null) === null
    ? { rule: 'REQUIRED_FIELD', field: 'catalogReference', description: 'must be given for a new line' }
    : undefined,
)

/** What `getCurrentCart` answers. */
export const GetCurrentCartResponse = Type.Object(
  {
    cart: Type.Optional(Cart),
  },
  { title: 'GetCurrentCartResponse' },
)
export type GetCurrentCartResponse = Type.Static<typeof GetCurrentCartResponse>

/** What `updateCart` takes. */
export const UpdateCartRequest = Type.Object(
  {
    cartInfo: Type.Optional(writable(Cart, 'id?', 'customLineItems.id?')),
    couponCode: Type.Optional(nullable(Type.String())),
    lineItems: Type.Optional(Type.Array(changedLine, { maxItems: 300 })),
    customLineItems: Type.Optional(
      Type.Array(writable(CustomLineItem, 'id?', 'itemType', 'price'), { maxItems: 300 }),
    ),
    merchantDiscounts: Type.Optional(Type.Array(writable(MerchantDiscount), { maxItems: 100 })),
    cartFieldmask: Type.Optional(nullable(Type.String({ maxLength: 2000 }))),
  },
  { title: 'UpdateCartRequest' },
)
export type UpdateCartRequest = Type.Static<typeof UpdateCartRequest>

/** What `updateCart` answers. */
export const UpdateCartResponse = Type.Object(
  {
    cart: Type.Optional(Cart),
  },
  { title: 'UpdateCartResponse' },
)
export type UpdateCartResponse = Type.Static<typeof UpdateCartResponse>

/** What `addToCurrentCart` takes. */
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

/** What `addToCart` answers. */
export const AddToCartResponse = Type.Object(
  {
    cart: Type.Optional(Cart),
  },
  { title: 'AddToCartResponse' },
)
export type AddToCartResponse = Type.Static<typeof AddToCartResponse>

/** What `removeLineItemsFromCurrentCart` takes. */
export const RemoveLineItemsFromCurrentCartRequest = Type.Object(
  {
    lineItemIds: Type.Array(guid, { minItems: 1, maxItems: 100 }),
  },
  { title: 'RemoveLineItemsFromCurrentCartRequest' },
)
export type RemoveLineItemsFromCurrentCartRequest = Type.Static<typeof RemoveLineItemsFromCurrentCartRequest>

/** What `removeLineItems` answers. */
export const RemoveLineItemsResponse = Type.Object(
  {
    cart: Type.Optional(Cart),
  },
  { title: 'RemoveLineItemsResponse' },
)
export type RemoveLineItemsResponse = Type.Static<typeof RemoveLineItemsResponse>

/** What `updateCurrentCartLineItemQuantity` takes. */
export const UpdateCurrentCartLineItemQuantityRequest = Type.Object(
  {
    lineItems: Type.Array(writable(LineItemQuantityUpdate, 'id', 'quantity'), { minItems: 1, maxItems: 100 }),
  },
  { title: 'UpdateCurrentCartLineItemQuantityRequest' },
)
export type UpdateCurrentCartLineItemQuantityRequest = Type.Static<
  typeof UpdateCurrentCartLineItemQuantityRequest
>

/** What `updateLineItemsQuantity` answers. */
export const UpdateLineItemsQuantityResponse = Type.Object(
  {
    cart: Type.Optional(Cart),
  },
  { title: 'UpdateLineItemsQuantityResponse' },
)
export type UpdateLineItemsQuantityResponse = Type.Static<typeof UpdateLineItemsQuantityResponse>

/** What `removeCoupon` answers. */
export const RemoveCouponResponse = Type.Object(
  {
    cart: Type.Optional(Cart),
  },
  { title: 'RemoveCouponResponse' },
)
export type RemoveCouponResponse = Type.Static<typeof RemoveCouponResponse>

/** What `createCheckoutFromCurrentCart` takes. */
export const CreateCheckoutFromCurrentCartRequest = Type.Object(
  {
    channelType: enumOf(enums.ChannelType),
    shippingAddress: Type.Optional(writable(Address)),
    billingAddress: Type.Optional(writable(Address)),
    selectedShippingOption: Type.Optional(writable(SelectedShippingOption)),
    email: Type.Optional(nullable(email)),
  },
  { title: 'CreateCheckoutFromCurrentCartRequest' },
)
export type CreateCheckoutFromCurrentCartRequest = Type.Static<typeof CreateCheckoutFromCurrentCartRequest>

/** What `createCheckout` answers. */
export const CreateCheckoutResponse = Type.Object(
  {
    checkoutId: Type.Optional(Type.String()),
  },
  { title: 'CreateCheckoutResponse' },
)
export type CreateCheckoutResponse = Type.Static<typeof CreateCheckoutResponse>

/** What `estimateCurrentCartTotals` takes. */
export const EstimateCurrentCartTotalsRequest = Type.Object(
  {
    selectedShippingOption: Type.Optional(writable(SelectedShippingOption)),
    shippingAddress: Type.Optional(writable(Address)),
    billingAddress: Type.Optional(writable(Address)),
    selectedMemberships: Type.Optional(writable(SelectedMemberships)),
    calculateTax: Type.Optional(nullable(Type.Boolean())),
    calculateShipping: Type.Optional(nullable(Type.Boolean())),
    calculateAdditionalFees: Type.Optional(nullable(Type.Boolean())),
    /** What a buyer typed: shows what the card would pay. The hosted platform takes gift cards at the checkout alone. */
    giftCardCode: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  },
  { title: 'EstimateCurrentCartTotalsRequest' },
)
export type EstimateCurrentCartTotalsRequest = Type.Static<typeof EstimateCurrentCartTotalsRequest>

/** What `deleteCart` answers. */
export const DeleteCartResponse = Type.Object({}, { title: 'DeleteCartResponse' })
export type DeleteCartResponse = Type.Static<typeof DeleteCartResponse>
