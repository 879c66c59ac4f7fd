import Type from 'typebox'
import { guid } from '../schema.ts'
import {
  AddToCurrentCartRequest,
  CreateCheckoutFromCurrentCartRequest,
  EstimateCurrentCartTotalsRequest,
  RemoveLineItemsFromCurrentCartRequest,
  UpdateCartRequest,
  UpdateCurrentCartLineItemQuantityRequest,
} from './cart.requests.ts'
import { Cart } from './cart.schemas.ts'

/** Request that only names a cart. */
export const CartIdRequest = Type.Object(
  {
    id: guid,
  },
  { title: 'CartIdRequest' },
)
export type CartIdRequest = Type.Static<typeof CartIdRequest>

/** Response with a cart. */
export const CartResponse = Type.Object(
  {
    cart: Type.Optional(Cart),
  },
  { title: 'CartResponse' },
)
export type CartResponse = Type.Static<typeof CartResponse>

/** Request for `createCart`. */
export const CreateCartRequest = Type.Object(
  {
    ...UpdateCartRequest.properties,
  },
  { title: 'CreateCartRequest' },
)
export type CreateCartRequest = Type.Static<typeof CreateCartRequest>

/** Request for `addToCart`. */
export const AddToCartRequest = Type.Object(
  {
    id: guid,
    ...AddToCurrentCartRequest.properties,
  },
  { title: 'AddToCartRequest' },
)
export type AddToCartRequest = Type.Static<typeof AddToCartRequest>

/** Request for `removeLineItems` on a cart or checkout by id. */
export const RemoveLineItemsRequest = Type.Object(
  {
    id: guid,
    ...RemoveLineItemsFromCurrentCartRequest.properties,
  },
  { title: 'RemoveLineItemsRequest' },
)
export type RemoveLineItemsRequest = Type.Static<typeof RemoveLineItemsRequest>

/** Request for `updateLineItemsQuantity` on a cart or checkout by id. */
export const UpdateLineItemsQuantityRequest = Type.Object(
  {
    id: guid,
    ...UpdateCurrentCartLineItemQuantityRequest.properties,
  },
  { title: 'UpdateLineItemsQuantityRequest' },
)
export type UpdateLineItemsQuantityRequest = Type.Static<typeof UpdateLineItemsQuantityRequest>

/** Request for `createCheckout` on a cart by id. */
export const CreateCheckoutFromCartRequest = Type.Object(
  {
    id: guid,
    ...CreateCheckoutFromCurrentCartRequest.properties,
  },
  { title: 'CreateCheckoutFromCartRequest' },
)
export type CreateCheckoutFromCartRequest = Type.Static<typeof CreateCheckoutFromCartRequest>

/** Request for `estimateTotals` on a cart by id. */
export const EstimateCartTotalsRequest = Type.Object(
  {
    id: guid,
    ...EstimateCurrentCartTotalsRequest.properties,
  },
  { title: 'EstimateCartTotalsRequest' },
)
export type EstimateCartTotalsRequest = Type.Static<typeof EstimateCartTotalsRequest>
