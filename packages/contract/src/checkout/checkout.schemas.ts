import Type from 'typebox'
import { AddToCurrentCartRequest } from '../cart/cart.requests.ts'
import * as enums from '../enums.ts'
import { enumOf, freeForm, guid, nullable } from '../schema.ts'

/** A cart on its way to become an order. Beside its id it has the fields of a cart and of its totals. */
export const Checkout = Type.Object(
  {
    id: guid,
    lineItems: Type.Optional(Type.Array(freeForm)),
    currency: Type.Optional(Type.String()),
  },
  { title: 'Checkout' },
)
export type Checkout = Type.Static<typeof Checkout>

/** What a call that answers a checkout answers. */
export const CheckoutResponse = Type.Object(
  {
    checkout: Type.Optional(Checkout),
  },
  { title: 'CheckoutResponse' },
)
export type CheckoutResponse = Type.Static<typeof CheckoutResponse>

/** What a call that only names a checkout takes. */
export const CheckoutIdRequest = Type.Object(
  {
    id: guid,
  },
  { title: 'CheckoutIdRequest' },
)
export type CheckoutIdRequest = Type.Static<typeof CheckoutIdRequest>

/** What `createCheckout` takes: lines as in the cart. */
export const CreateCheckoutRequest = Type.Object(
  {
    lineItems: AddToCurrentCartRequest.properties.lineItems,
    customLineItems: AddToCurrentCartRequest.properties.customLineItems,
    channelType: Type.Optional(enumOf(enums.ChannelType)),
    overrideCheckoutUrl: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    couponCode: Type.Optional(nullable(Type.String())),
    giftCardCode: Type.Optional(nullable(Type.String())),
    checkoutInfo: Type.Optional(freeForm),
  },
  { title: 'CreateCheckoutRequest' },
)
export type CreateCheckoutRequest = Type.Static<typeof CreateCheckoutRequest>

/** What `updateCheckout` takes. */
export const UpdateCheckoutRequest = Type.Object(
  {
    checkout: freeForm,
    couponCode: Type.Optional(nullable(Type.String())),
    giftCardCode: Type.Optional(nullable(Type.String())),
    lineItems: Type.Optional(Type.Array(freeForm, { maxItems: 300 })),
  },
  { title: 'UpdateCheckoutRequest' },
)
export type UpdateCheckoutRequest = Type.Static<typeof UpdateCheckoutRequest>

/** What `addToCheckout` takes. */
export const AddToCheckoutRequest = Type.Object(
  {
    id: guid,
    lineItems: AddToCurrentCartRequest.properties.lineItems,
    customLineItems: AddToCurrentCartRequest.properties.customLineItems,
  },
  { title: 'AddToCheckoutRequest' },
)
export type AddToCheckoutRequest = Type.Static<typeof AddToCheckoutRequest>

/** Where a buyer pays. */
export const CheckoutUrlResponse = Type.Object(
  {
    checkoutUrl: Type.Optional(Type.String()),
  },
  { title: 'CheckoutUrlResponse' },
)
export type CheckoutUrlResponse = Type.Static<typeof CheckoutUrlResponse>

/** The order that a checkout became. */
export const CreateOrderFromCheckoutResponse = Type.Object(
  {
    orderId: Type.Optional(Type.String()),
    paymentGatewayOrderId: Type.Optional(nullable(Type.String())),
  },
  { title: 'CreateOrderFromCheckoutResponse' },
)
export type CreateOrderFromCheckoutResponse = Type.Static<typeof CreateOrderFromCheckoutResponse>

/** What `markCheckoutAsCompletedAndRedirectToUrl` takes: the token that proves the completion. */
export const CompletionRequest = Type.Object(
  {
    token: Type.Optional(Type.String({ maxLength: 5000 })),
  },
  { title: 'CompletionRequest' },
)
export type CompletionRequest = Type.Static<typeof CompletionRequest>
