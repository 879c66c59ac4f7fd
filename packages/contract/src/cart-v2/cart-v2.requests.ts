import Type from 'typebox'
import { CatalogReference } from '../cart/item.schemas.ts'
import * as enums from '../declare/enums.ts'
import { currencyCode, enumOf, guid, nullable, webUrl } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { CartV2, FormSubmission } from './cart-v2.schemas.ts'
import {
  CatalogItemInput,
  CouponInput,
  CustomItemInput,
  DeliveryMethodInput,
  GiftCardInput,
  LineItemUpdate,
} from './cart-v2-items.schemas.ts'

/** The fields that an item, a custom item, an update of a line and a gift card must have. */
const ITEM = [
  'quantity',
  'catalogReference',
  'catalogReference.appId',
  'catalogReference.catalogItemId',
  'selectedMembership.id',
  'selectedMembership.appId',
  'membershipPayment.existingMembership.appId',
  'membershipPayment.existingMembership.membershipId',
] as const
const CUSTOM = [
  'name',
  'quantityInfo',
  'quantityInfo.requestedQuantity',
  'pricing',
  'pricing.price',
  'pricing.price.amount',
  'attributes',
] as const
const UPDATE = [
  'lineItemId',
  'quantity.newQuantity',
  'membershipPayment.existingMembership.appId',
  'membershipPayment.existingMembership.membershipId',
] as const
const CARD = ['code', 'redeemAmount.amount'] as const

/** Request that only names a cart. */
export const CartIdV2Request = Type.Object({ cartId: guid }, { title: 'CartIdV2Request' })
export type CartIdV2Request = Type.Static<typeof CartIdV2Request>

/** Response with a cart in the newer shape. */
export const CartV2Response = Type.Object({ cart: Type.Optional(CartV2) }, { title: 'CartV2Response' })
export type CartV2Response = Type.Static<typeof CartV2Response>

/** Request for `createCart` and `createCurrentCart`. */
export const CreateCartV2Request = Type.Object(
  {
    cart: Type.Optional(writable(CartV2)),
    catalogItems: Type.Optional(Type.Array(writable(CatalogItemInput, ...ITEM), { maxItems: 300 })),
    customItems: Type.Optional(Type.Array(writable(CustomItemInput, ...CUSTOM), { maxItems: 300 })),
    coupons: Type.Optional(Type.Array(writable(CouponInput, 'code'), { maxItems: 1 })),
    deliveryMethod: Type.Optional(writable(DeliveryMethodInput, 'code')),
    giftCards: Type.Optional(Type.Array(writable(GiftCardInput, ...CARD), { maxItems: 5 })),
  },
  { title: 'CreateCartV2Request' },
)
export type CreateCartV2Request = Type.Static<typeof CreateCartV2Request>

/** Request for `updateCurrentCart`: what is missing stays as it is. */
export const UpdateCurrentCartV2Request = Type.Object(
  {
    cart: Type.Optional(writable(CartV2, 'id?')),
    /** Comma-separated paths of the fields to write; by default everything sent. */
    fieldMask: Type.Optional(nullable(Type.String({ maxLength: 2000 }))),
  },
  { title: 'UpdateCurrentCartV2Request' },
)
export type UpdateCurrentCartV2Request = Type.Static<typeof UpdateCurrentCartV2Request>

/** Request for `updateCart`. */
export const UpdateCartV2Request = Type.Object(
  { ...UpdateCurrentCartV2Request.properties },
  { title: 'UpdateCartV2Request' },
)
export type UpdateCartV2Request = Type.Static<typeof UpdateCartV2Request>

/** Response of `deleteCart`. */
export const DeleteCartV2Response = Type.Object({}, { title: 'DeleteCartV2Response' })
export type DeleteCartV2Response = Type.Static<typeof DeleteCartV2Response>

/** Request for `addLineItems` on the current cart. */
export const AddLineItemsV2CurrentRequest = Type.Object(
  {
    catalogItems: Type.Optional(Type.Array(writable(CatalogItemInput, ...ITEM), { maxItems: 300 })),
    customItems: Type.Optional(Type.Array(writable(CustomItemInput, ...CUSTOM), { maxItems: 300 })),
  },
  { title: 'AddLineItemsV2CurrentRequest' },
)
export type AddLineItemsV2CurrentRequest = Type.Static<typeof AddLineItemsV2CurrentRequest>

/** Request for `addLineItems` on a cart by id. */
export const AddLineItemsV2Request = Type.Object(
  { cartId: guid, ...AddLineItemsV2CurrentRequest.properties },
  { title: 'AddLineItemsV2Request' },
)
export type AddLineItemsV2Request = Type.Static<typeof AddLineItemsV2Request>

/** Request for `removeLineItems` on the current cart. */
export const RemoveLineItemsV2CurrentRequest = Type.Object(
  { lineItemIds: Type.Array(guid, { minItems: 1, maxItems: 100 }) },
  { title: 'RemoveLineItemsV2CurrentRequest' },
)
export type RemoveLineItemsV2CurrentRequest = Type.Static<typeof RemoveLineItemsV2CurrentRequest>

/** Request for `removeLineItems` on a cart by id. */
export const RemoveLineItemsV2Request = Type.Object(
  { cartId: guid, ...RemoveLineItemsV2CurrentRequest.properties },
  { title: 'RemoveLineItemsV2Request' },
)
export type RemoveLineItemsV2Request = Type.Static<typeof RemoveLineItemsV2Request>

/** Request for `updateLineItems` on the current cart. */
export const UpdateLineItemsV2CurrentRequest = Type.Object(
  {
    lineItems: Type.Array(writable(LineItemUpdate, ...UPDATE), {
      minItems: 1,
      maxItems: 300,
    }),
  },
  { title: 'UpdateLineItemsV2CurrentRequest' },
)
export type UpdateLineItemsV2CurrentRequest = Type.Static<typeof UpdateLineItemsV2CurrentRequest>

/** Request for `updateLineItems` on a cart by id. */
export const UpdateLineItemsV2Request = Type.Object(
  { cartId: guid, ...UpdateLineItemsV2CurrentRequest.properties },
  { title: 'UpdateLineItemsV2Request' },
)
export type UpdateLineItemsV2Request = Type.Static<typeof UpdateLineItemsV2Request>

/** Request for `addCoupon` on the current cart. */
export const AddCouponV2CurrentRequest = Type.Object(
  { coupon: writable(CouponInput, 'code') },
  { title: 'AddCouponV2CurrentRequest' },
)
export type AddCouponV2CurrentRequest = Type.Static<typeof AddCouponV2CurrentRequest>

/** Request for `addCoupon` on a cart by id. */
export const AddCouponV2Request = Type.Object(
  { cartId: guid, ...AddCouponV2CurrentRequest.properties },
  { title: 'AddCouponV2Request' },
)
export type AddCouponV2Request = Type.Static<typeof AddCouponV2Request>

/** Request for `removeCoupon` on the current cart. */
export const RemoveCouponV2CurrentRequest = Type.Object(
  { couponId: guid },
  { title: 'RemoveCouponV2CurrentRequest' },
)
export type RemoveCouponV2CurrentRequest = Type.Static<typeof RemoveCouponV2CurrentRequest>

/** Request for `removeCoupon` on a cart by id. */
export const RemoveCouponV2Request = Type.Object(
  { cartId: guid, ...RemoveCouponV2CurrentRequest.properties },
  { title: 'RemoveCouponV2Request' },
)
export type RemoveCouponV2Request = Type.Static<typeof RemoveCouponV2Request>

/** Request for `setDeliveryMethod` on the current cart. */
export const SetDeliveryMethodV2CurrentRequest = Type.Object(
  { deliveryMethod: writable(DeliveryMethodInput, 'code') },
  { title: 'SetDeliveryMethodV2CurrentRequest' },
)
export type SetDeliveryMethodV2CurrentRequest = Type.Static<typeof SetDeliveryMethodV2CurrentRequest>

/** Request for `setDeliveryMethod` on a cart by id. */
export const SetDeliveryMethodV2Request = Type.Object(
  { cartId: guid, ...SetDeliveryMethodV2CurrentRequest.properties },
  { title: 'SetDeliveryMethodV2Request' },
)
export type SetDeliveryMethodV2Request = Type.Static<typeof SetDeliveryMethodV2Request>

/** Request for `addGiftCard` on the current cart. */
export const AddGiftCardV2CurrentRequest = Type.Object(
  { giftCard: writable(GiftCardInput, ...CARD) },
  { title: 'AddGiftCardV2CurrentRequest' },
)
export type AddGiftCardV2CurrentRequest = Type.Static<typeof AddGiftCardV2CurrentRequest>

/** Request for `addGiftCard` on a cart by id. */
export const AddGiftCardV2Request = Type.Object(
  { cartId: guid, ...AddGiftCardV2CurrentRequest.properties },
  { title: 'AddGiftCardV2Request' },
)
export type AddGiftCardV2Request = Type.Static<typeof AddGiftCardV2Request>

/** Request for `removeGiftCard` on the current cart. */
export const RemoveGiftCardV2CurrentRequest = Type.Object(
  { giftCardId: guid },
  { title: 'RemoveGiftCardV2CurrentRequest' },
)
export type RemoveGiftCardV2CurrentRequest = Type.Static<typeof RemoveGiftCardV2CurrentRequest>

/** Request for `removeGiftCard` on a cart by id. */
export const RemoveGiftCardV2Request = Type.Object(
  { cartId: guid, ...RemoveGiftCardV2CurrentRequest.properties },
  { title: 'RemoveGiftCardV2Request' },
)
export type RemoveGiftCardV2Request = Type.Static<typeof RemoveGiftCardV2Request>

/** Request for `updateFormSubmissions` on the current cart. */
export const UpdateFormSubmissionsV2CurrentRequest = Type.Object(
  {
    formSubmissions: Type.Array(writable(FormSubmission, 'id', 'formSubmissionId'), {
      minItems: 1,
      maxItems: 1000,
    }),
  },
  { title: 'UpdateFormSubmissionsV2CurrentRequest' },
)
export type UpdateFormSubmissionsV2CurrentRequest = Type.Static<typeof UpdateFormSubmissionsV2CurrentRequest>

/** Request for `updateFormSubmissions` on a cart by id. */
export const UpdateFormSubmissionsV2Request = Type.Object(
  { cartId: guid, ...UpdateFormSubmissionsV2CurrentRequest.properties },
  { title: 'UpdateFormSubmissionsV2Request' },
)
export type UpdateFormSubmissionsV2Request = Type.Static<typeof UpdateFormSubmissionsV2Request>

/** Request for `calculate` on the current cart. */
export const CalculateCartV2CurrentRequest = Type.Object(
  {
    /** Changes nothing: every call reads the catalog as it is. */
    refreshCart: Type.Optional(nullable(Type.Boolean())),
  },
  { title: 'CalculateCartV2CurrentRequest' },
)
export type CalculateCartV2CurrentRequest = Type.Static<typeof CalculateCartV2CurrentRequest>

/** Request for `calculate` on a cart by id. */
export const CalculateCartV2Request = Type.Object(
  { cartId: guid, ...CalculateCartV2CurrentRequest.properties },
  { title: 'CalculateCartV2Request' },
)
export type CalculateCartV2Request = Type.Static<typeof CalculateCartV2Request>

/** Request for `estimate` on the current cart. */
export const EstimateCartV2CurrentRequest = Type.Object(
  {
    /** Changes nothing: every call reads the catalog as it is. */
    refreshCart: Type.Optional(nullable(Type.Boolean())),
    /** CHECKOUT_VALIDATIONS also reports a missing address or delivery method. */
    validationConfig: Type.Optional(enumOf(enums.ValidationsConfig)),
    calculateDelivery: Type.Optional(nullable(Type.Boolean())),
    calculateAdditionalFees: Type.Optional(nullable(Type.Boolean())),
    calculateTax: Type.Optional(nullable(Type.Boolean())),
    calculateGiftCards: Type.Optional(nullable(Type.Boolean())),
  },
  { title: 'EstimateCartV2CurrentRequest' },
)
export type EstimateCartV2CurrentRequest = Type.Static<typeof EstimateCartV2CurrentRequest>

/** Request for `estimate` on a cart by id. */
export const EstimateCartV2Request = Type.Object(
  { cartId: guid, ...EstimateCartV2CurrentRequest.properties },
  { title: 'EstimateCartV2Request' },
)
export type EstimateCartV2Request = Type.Static<typeof EstimateCartV2Request>

/** Request for `getCheckoutUrl`. */
export const GetCheckoutUrlV2Request = Type.Object(
  { cartId: guid, currencyCode: Type.Optional(nullable(currencyCode)) },
  { title: 'GetCheckoutUrlV2Request' },
)
export type GetCheckoutUrlV2Request = Type.Static<typeof GetCheckoutUrlV2Request>

/** Response of `getCheckoutUrl`. */
export const GetCheckoutUrlV2Response = Type.Object(
  { checkoutUrl: webUrl },
  { title: 'GetCheckoutUrlV2Response' },
)
export type GetCheckoutUrlV2Response = Type.Static<typeof GetCheckoutUrlV2Response>

/** Request for `placeOrder`. */
export const PlaceOrderV2Request = Type.Object(
  {
    cartId: guid,
    priceVerificationToken: Type.Optional(nullable(Type.String({ maxLength: 3000 }))),
    savePaymentMethod: Type.Optional(nullable(Type.Boolean())),
    /** Has no effect: what is held for an order is taken once it is placed. */
    delayCapture: Type.Optional(nullable(Type.Boolean())),
    /** Refused: the shop's payment methods are on its checkout page. */
    paymentToken: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  },
  { title: 'PlaceOrderV2Request' },
)
export type PlaceOrderV2Request = Type.Static<typeof PlaceOrderV2Request>

/** Response of `placeOrder`. */
export const PlaceOrderV2Response = Type.Object(
  {
    orderId: guid,
    /** The payment of the order; missing if nothing was charged. */
    paymentGatewayOrderId: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
    completed: Type.Boolean(),
  },
  { title: 'PlaceOrderV2Response' },
)
export type PlaceOrderV2Response = Type.Static<typeof PlaceOrderV2Response>

/** Request for `markCartAsCompleted`. */
export const MarkCartAsCompletedRequest = Type.Object(
  {
    cartId: guid,
    /** The order in the other system. It isn't an order of this shop, so it isn't kept. */
    orderId: Type.Optional(nullable(guid)),
  },
  { title: 'MarkCartAsCompletedRequest' },
)
export type MarkCartAsCompletedRequest = Type.Static<typeof MarkCartAsCompletedRequest>

/** An item that could replace that of a line, for an upsell. */
export const UpsellOption = Type.Object(
  {
    id: guid,
    title: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
    description: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
    catalogReference: Type.Optional(CatalogReference),
  },
  { title: 'UpsellOption' },
)
export type UpsellOption = Type.Static<typeof UpsellOption>

/** The upsell options of a line. */
export const ItemUpsells = Type.Object(
  {
    lineItemId: guid,
    upsells: Type.Array(UpsellOption, { maxItems: 10 }),
  },
  { title: 'ItemUpsells' },
)
export type ItemUpsells = Type.Static<typeof ItemUpsells>

/** Response of `getUpsellOptions`: empty, because shops have no upsells yet. */
export const GetUpsellOptionsResponse = Type.Object(
  { itemsUpsells: Type.Array(ItemUpsells, { maxItems: 300 }) },
  { title: 'GetUpsellOptionsResponse' },
)
export type GetUpsellOptionsResponse = Type.Static<typeof GetUpsellOptionsResponse>
