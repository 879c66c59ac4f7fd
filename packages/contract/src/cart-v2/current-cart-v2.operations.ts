import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { ecomCartV2 } from '../declare/service.ts'
import type { CartSummaryResponse } from './cart-summary.schemas.ts'
import type {
  AddCouponV2CurrentRequest,
  AddGiftCardV2CurrentRequest,
  AddLineItemsV2CurrentRequest,
  CalculateCartV2CurrentRequest,
  CartV2Response,
  CreateCartV2Request,
  DeleteCartV2Response,
  EstimateCartV2CurrentRequest,
  GetUpsellOptionsResponse,
  RemoveCouponV2CurrentRequest,
  RemoveGiftCardV2CurrentRequest,
  RemoveLineItemsV2CurrentRequest,
  SetDeliveryMethodV2CurrentRequest,
  UpdateCurrentCartV2Request,
  UpdateFormSubmissionsV2CurrentRequest,
  UpdateLineItemsV2CurrentRequest,
} from './cart-v2.requests.ts'

export const createCurrentCartV2 = /* @__PURE__ */ operation<CreateCartV2Request, CartV2Response>(
  'createCurrentCartV2',
  'Creates the current cart, or adds to it if it exists.',
  ecomCartV2,
  'POST /v2/carts/current',
)

export const getCurrentCartV2 = /* @__PURE__ */ operation<Empty, CartV2Response>(
  'getCurrentCartV2',
  'Returns the current cart in the shape of Cart V2.',
  ecomCartV2,
  'GET /v2/carts/current',
)

export const updateCurrentCartV2 = /* @__PURE__ */ operation<UpdateCurrentCartV2Request, CartV2Response>(
  'updateCurrentCartV2',
  'Changes the note, buyer and addresses of the current cart.',
  ecomCartV2,
  'PATCH /v2/carts/current',
)

export const deleteCurrentCartV2 = /* @__PURE__ */ operation<Empty, DeleteCartV2Response>(
  'deleteCurrentCartV2',
  'Deletes the current cart.',
  ecomCartV2,
  'DELETE /v2/carts/current',
)

export const addLineItemsToCurrentCartV2 = /* @__PURE__ */ operation<
  AddLineItemsV2CurrentRequest,
  CartV2Response
>(
  'addLineItemsToCurrentCartV2',
  'Adds lines to the current cart, and merges lines for the same item. Creates the cart if there is none.',
  ecomCartV2,
  'POST /v2/carts/current/add-line-items',
)

export const updateLineItemsInCurrentCartV2 = /* @__PURE__ */ operation<
  UpdateLineItemsV2CurrentRequest,
  CartV2Response
>(
  'updateLineItemsInCurrentCartV2',
  'Changes quantities and memberships of lines in the current cart.',
  ecomCartV2,
  'POST /v2/carts/current/update-line-items',
)

export const removeLineItemsFromCurrentCartV2 = /* @__PURE__ */ operation<
  RemoveLineItemsV2CurrentRequest,
  CartV2Response
>(
  'removeLineItemsFromCurrentCartV2',
  'Removes lines from the current cart.',
  ecomCartV2,
  'POST /v2/carts/current/remove-line-items',
)

export const addCouponToCurrentCartV2 = /* @__PURE__ */ operation<AddCouponV2CurrentRequest, CartV2Response>(
  'addCouponToCurrentCartV2',
  'Applies a coupon to the current cart.',
  ecomCartV2,
  'POST /v2/carts/current/add-coupon',
)

export const removeCouponFromCurrentCartV2 = /* @__PURE__ */ operation<
  RemoveCouponV2CurrentRequest,
  CartV2Response
>(
  'removeCouponFromCurrentCartV2',
  'Removes a coupon from the current cart.',
  ecomCartV2,
  'POST /v2/carts/current/remove-coupon',
)

export const addGiftCardToCurrentCartV2 = /* @__PURE__ */ operation<
  AddGiftCardV2CurrentRequest,
  CartV2Response
>(
  'addGiftCardToCurrentCartV2',
  'Applies a gift card to the current cart.',
  ecomCartV2,
  'POST /v2/carts/current/add-gift-card',
)

export const removeGiftCardFromCurrentCartV2 = /* @__PURE__ */ operation<
  RemoveGiftCardV2CurrentRequest,
  CartV2Response
>(
  'removeGiftCardFromCurrentCartV2',
  'Removes a gift card from the current cart.',
  ecomCartV2,
  'POST /v2/carts/current/remove-gift-card',
)

export const setDeliveryMethodForCurrentCartV2 = /* @__PURE__ */ operation<
  SetDeliveryMethodV2CurrentRequest,
  CartV2Response
>(
  'setDeliveryMethodForCurrentCartV2',
  'Sets the delivery method of the current cart.',
  ecomCartV2,
  'POST /v2/carts/current/set-delivery-method',
)

export const removeDeliveryMethodFromCurrentCartV2 = /* @__PURE__ */ operation<Empty, CartV2Response>(
  'removeDeliveryMethodFromCurrentCartV2',
  'Removes the delivery method of the current cart.',
  ecomCartV2,
  'POST /v2/carts/current/remove-delivery-method',
)

export const updateFormSubmissionsInCurrentCartV2 = /* @__PURE__ */ operation<
  UpdateFormSubmissionsV2CurrentRequest,
  CartV2Response
>(
  'updateFormSubmissionsInCurrentCartV2',
  "Sets the buyer's form answers in the current cart.",
  ecomCartV2,
  'POST /v2/carts/current/update-forms-submission',
)

export const calculateCurrentCartV2 = /* @__PURE__ */ operation<
  CalculateCartV2CurrentRequest,
  CartSummaryResponse
>(
  'calculateCurrentCartV2',
  'Calculates the total of the current cart, and everything it is made of.',
  ecomCartV2,
  'POST /v2/carts/current/calculate',
)

export const estimateCurrentCartV2 = /* @__PURE__ */ operation<
  EstimateCartV2CurrentRequest,
  CartSummaryResponse
>(
  'estimateCurrentCartV2',
  'Calculates the requested parts of the total of the current cart.',
  ecomCartV2,
  'POST /v2/carts/current/estimate',
)

export const refreshCurrentCartV2 = /* @__PURE__ */ operation<Empty, CartV2Response>(
  'refreshCurrentCartV2',
  'Accepts the current prices of the current cart.',
  ecomCartV2,
  'POST /v2/carts/current/refresh',
)

export const getUpsellOptionsForCurrentCartV2 = /* @__PURE__ */ operation<Empty, GetUpsellOptionsResponse>(
  'getUpsellOptionsForCurrentCartV2',
  'Lists upsell options for the current cart. Shops have none yet, so the list is empty.',
  ecomCartV2,
  'GET /v2/carts/current/upsell-options',
)
