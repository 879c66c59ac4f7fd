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

/** What a call that only names a cart takes. */
export const CartIdRequest = Type.Object(
  {
    id: guid,
  },
  { title: 'CartIdRequest' },
)
export type CartIdRequest = Type.Static<typeof CartIdRequest>

/** What a call that answers a cart by id answers. */
export const CartResponse = Type.Object(
  {
    cart: Type.Optional(Cart),
  },
  { title: 'CartResponse' },
)
export type CartResponse = Type.Static<typeof CartResponse>

/** What `createCart` takes. */
export const CreateCartRequest = Type.Object(
  {
    ...UpdateCartRequest.properties,
  },
  { title: 'CreateCartRequest' },
)
export type CreateCartRequest = Type.Static<typeof CreateCartRequest>

/** What `addToCart` takes. */
export const AddToCartRequest = Type.Object(
  {
    id: guid,
    ...AddToCurrentCartRequest.properties,
  },
  { title: 'AddToCartRequest' },
)
export type AddToCartRequest = Type.Static<typeof AddToCartRequest>

/** What `removeLineItems` of a cart or checkout by id takes. */
export const RemoveLineItemsRequest = Type.Object(
  {
    id: guid,
    ...RemoveLineItemsFromCurrentCartRequest.properties,
  },
  { title: 'RemoveLineItemsRequest' },
)
export type RemoveLineItemsRequest = Type.Static<typeof RemoveLineItemsRequest>

/** What `updateLineItemsQuantity` of a cart or checkout by id takes. */
export const UpdateLineItemsQuantityRequest = Type.Object(
  {
    id: guid,
    ...UpdateCurrentCartLineItemQuantityRequest.properties,
  },
  { title: 'UpdateLineItemsQuantityRequest' },
)
export type UpdateLineItemsQuantityRequest = Type.Static<typeof UpdateLineItemsQuantityRequest>

/** What `createCheckout` of a cart by id takes. */
export const CreateCheckoutFromCartRequest = Type.Object(
  {
    id: guid,
    ...CreateCheckoutFromCurrentCartRequest.properties,
  },
  { title: 'CreateCheckoutFromCartRequest' },
)
export type CreateCheckoutFromCartRequest = Type.Static<typeof CreateCheckoutFromCartRequest>

/** What `estimateTotals` of a cart by id takes. */
export const EstimateCartTotalsRequest = Type.Object(
  {
    id: guid,
    ...EstimateCurrentCartTotalsRequest.properties,
  },
  { title: 'EstimateCartTotalsRequest' },
)
export type EstimateCartTotalsRequest = Type.Static<typeof EstimateCartTotalsRequest>
