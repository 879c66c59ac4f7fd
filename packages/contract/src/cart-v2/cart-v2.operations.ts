import type { CompletionRequest } from '../checkout/checkout.schemas.ts'
import { operation } from '../declare/operation.ts'
import { ecomCartV2 } from '../declare/service.ts'
import type { RawHttpResponse } from '../identity/authentication.schemas.ts'
import type { CartSummaryResponse } from './cart-summary.schemas.ts'
import type {
  AddCouponV2Request,
  AddGiftCardV2Request,
  AddLineItemsV2Request,
  CalculateCartV2Request,
  CartIdV2Request,
  CartV2Response,
  CreateCartV2Request,
  DeleteCartV2Response,
  EstimateCartV2Request,
  GetCheckoutUrlV2Request,
  GetCheckoutUrlV2Response,
  GetUpsellOptionsResponse,
  MarkCartAsCompletedRequest,
  PlaceOrderV2Request,
  PlaceOrderV2Response,
  RemoveCouponV2Request,
  RemoveGiftCardV2Request,
  RemoveLineItemsV2Request,
  SetDeliveryMethodV2Request,
  UpdateCartV2Request,
  UpdateFormSubmissionsV2Request,
  UpdateLineItemsV2Request,
} from './cart-v2.requests.ts'

export const createCartV2 = /* @__PURE__ */ operation<CreateCartV2Request, CartV2Response>(
  'createCartV2',
  'Creates a cart in addition to the current one.',
  ecomCartV2,
  'POST /v2/carts',
)

export const getCartV2 = /* @__PURE__ */ operation<CartIdV2Request, CartV2Response>(
  'getCartV2',
  'Returns a cart by id in the shape of Cart V2, even after it became an order.',
  ecomCartV2,
  'GET /v2/carts/:cartId',
)

export const updateCartV2 = /* @__PURE__ */ operation<UpdateCartV2Request, CartV2Response>(
  'updateCartV2',
  'Changes the note, buyer and addresses of a cart by id.',
  ecomCartV2,
  'PATCH /v2/carts/:cart.id',
)

export const deleteCartV2 = /* @__PURE__ */ operation<CartIdV2Request, DeleteCartV2Response>(
  'deleteCartV2',
  'Deletes a cart by id.',
  ecomCartV2,
  'DELETE /v2/carts/:cartId',
)

export const addLineItemsToCartV2 = /* @__PURE__ */ operation<AddLineItemsV2Request, CartV2Response>(
  'addLineItemsToCartV2',
  'Adds lines to a cart by id, and merges lines for the same item.',
  ecomCartV2,
  'POST /v2/carts/:cartId/add-line-items',
)

export const updateLineItemsInCartV2 = /* @__PURE__ */ operation<UpdateLineItemsV2Request, CartV2Response>(
  'updateLineItemsInCartV2',
  'Changes quantities and memberships of lines in a cart by id.',
  ecomCartV2,
  'POST /v2/carts/:cartId/update-line-items',
)

export const removeLineItemsFromCartV2 = /* @__PURE__ */ operation<RemoveLineItemsV2Request, CartV2Response>(
  'removeLineItemsFromCartV2',
  'Removes lines from a cart by id.',
  ecomCartV2,
  'POST /v2/carts/:cartId/remove-line-items',
)

export const addCouponToCartV2 = /* @__PURE__ */ operation<AddCouponV2Request, CartV2Response>(
  'addCouponToCartV2',
  'Applies a coupon to a cart by id.',
  ecomCartV2,
  'POST /v2/carts/:cartId/add-coupon',
)

export const removeCouponFromCartV2 = /* @__PURE__ */ operation<RemoveCouponV2Request, CartV2Response>(
  'removeCouponFromCartV2',
  'Removes a coupon from a cart by id.',
  ecomCartV2,
  'POST /v2/carts/:cartId/remove-coupon',
)

export const addGiftCardToCartV2 = /* @__PURE__ */ operation<AddGiftCardV2Request, CartV2Response>(
  'addGiftCardToCartV2',
  'Applies a gift card to a cart by id.',
  ecomCartV2,
  'POST /v2/carts/:cartId/add-gift-card',
)

export const removeGiftCardFromCartV2 = /* @__PURE__ */ operation<RemoveGiftCardV2Request, CartV2Response>(
  'removeGiftCardFromCartV2',
  'Removes a gift card from a cart by id.',
  ecomCartV2,
  'POST /v2/carts/:cartId/remove-gift-card',
)

export const setDeliveryMethodForCartV2 = /* @__PURE__ */ operation<
  SetDeliveryMethodV2Request,
  CartV2Response
>(
  'setDeliveryMethodForCartV2',
  'Sets the delivery method of a cart by id.',
  ecomCartV2,
  'POST /v2/carts/:cartId/set-delivery-method',
)

export const removeDeliveryMethodFromCartV2 = /* @__PURE__ */ operation<CartIdV2Request, CartV2Response>(
  'removeDeliveryMethodFromCartV2',
  'Removes the delivery method of a cart by id.',
  ecomCartV2,
  'POST /v2/carts/:cartId/remove-delivery-method',
)

export const updateFormSubmissionsInCartV2 = /* @__PURE__ */ operation<
  UpdateFormSubmissionsV2Request,
  CartV2Response
>(
  'updateFormSubmissionsInCartV2',
  "Sets the buyer's form answers in a cart by id.",
  ecomCartV2,
  'POST /v2/carts/:cartId/update-forms-submission',
)

export const calculateCartV2 = /* @__PURE__ */ operation<CalculateCartV2Request, CartSummaryResponse>(
  'calculateCartV2',
  'Calculates the total of a cart by id, and everything it is made of.',
  ecomCartV2,
  'POST /v2/carts/:cartId/calculate',
)

export const estimateCartV2 = /* @__PURE__ */ operation<EstimateCartV2Request, CartSummaryResponse>(
  'estimateCartV2',
  'Calculates the requested parts of the total of a cart by id.',
  ecomCartV2,
  'POST /v2/carts/:cartId/estimate',
)

export const refreshCartV2 = /* @__PURE__ */ operation<CartIdV2Request, CartV2Response>(
  'refreshCartV2',
  'Accepts the current prices of a cart by id.',
  ecomCartV2,
  'POST /v2/carts/:cartId/refresh',
)

export const getUpsellOptionsForCartV2 = /* @__PURE__ */ operation<CartIdV2Request, GetUpsellOptionsResponse>(
  'getUpsellOptionsForCartV2',
  'Lists upsell options for a cart by id. Shops have none yet, so the list is empty.',
  ecomCartV2,
  'GET /v2/carts/:cartId/upsell-options',
)

export const getCheckoutUrlOfCartV2 = /* @__PURE__ */ operation<
  GetCheckoutUrlV2Request,
  GetCheckoutUrlV2Response
>(
  'getCheckoutUrlOfCartV2',
  'Creates a URL where the buyer of a cart checks out.',
  ecomCartV2,
  'POST /v2/carts/:cartId/get-checkout-url',
)

export const placeOrderOfCartV2 = /* @__PURE__ */ operation<PlaceOrderV2Request, PlaceOrderV2Response>(
  'placeOrderOfCartV2',
  'Turns a cart into an order. Merchants and apps can do this for any cart; buyers for their own, if nothing is left to pay.',
  ecomCartV2,
  'POST /v2/carts/:cartId/place-order',
)

export const markCartAsCompletedV2 = /* @__PURE__ */ operation<MarkCartAsCompletedRequest, CartV2Response>(
  'markCartAsCompletedV2',
  'Marks a cart as bought elsewhere.',
  ecomCartV2,
  'POST /v2/carts/:cartId/mark-cart-as-completed',
)

export const handleAsyncCheckoutCompletionV2 = /* @__PURE__ */ operation<CompletionRequest, RawHttpResponse>(
  'handleAsyncCheckoutCompletionV2',
  'Marks a cart as bought elsewhere and redirects the buyer.',
  ecomCartV2,
  'GET /v2/carts/handle-async-checkout-completion',
)
