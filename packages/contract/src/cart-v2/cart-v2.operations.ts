import { operation } from '../operation.ts'
import { ecomCartV2 } from '../service.ts'
import type { CartV2Request, CartV2Response } from './cart-v2.schemas.ts'

/** Creates the current cart in the newer shape. */
export const createCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'createCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current',
)

/** Reads the current cart in the newer shape. */
export const getCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'getCurrentCartV2',
  ecomCartV2,
  'GET',
  '/v2/carts/current',
)

/** Changes the current cart in the newer shape. */
export const updateCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'updateCurrentCartV2',
  ecomCartV2,
  'PATCH',
  '/v2/carts/current',
)

/** Deletes the current cart of the newer shape. */
export const deleteCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'deleteCurrentCartV2',
  ecomCartV2,
  'DELETE',
  '/v2/carts/current',
)

/** Adds lines. */
export const addLineItemsToCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'addLineItemsToCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current/add-line-items',
)

/** Changes lines. */
export const updateLineItemsInCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'updateLineItemsInCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current/update-line-items',
)

/** Removes lines. */
export const removeLineItemsFromCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'removeLineItemsFromCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current/remove-line-items',
)

/** Applies a coupon. */
export const addCouponToCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'addCouponToCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current/add-coupon',
)

/** Removes a coupon. */
export const removeCouponFromCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'removeCouponFromCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current/remove-coupon',
)

/** Applies a gift card. */
export const addGiftCardToCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'addGiftCardToCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current/add-gift-card',
)

/** Removes a gift card. */
export const removeGiftCardFromCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'removeGiftCardFromCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current/remove-gift-card',
)

/** Sets the delivery method. */
export const setDeliveryMethodForCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'setDeliveryMethodForCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current/set-delivery-method',
)

/** Removes the delivery method. */
export const removeDeliveryMethodFromCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'removeDeliveryMethodFromCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current/remove-delivery-method',
)

/** Updates what the buyer entered in forms. */
export const updateFormSubmissionsInCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'updateFormSubmissionsInCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current/update-forms-submission',
)

/** Calculates and stores the totals. */
export const calculateCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'calculateCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current/calculate',
)

/** Calculates the totals without storing them. */
export const estimateCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'estimateCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current/estimate',
)

/** Refreshes prices and stock. */
export const refreshCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'refreshCurrentCartV2',
  ecomCartV2,
  'POST',
  '/v2/carts/current/refresh',
)

/** Lists upsell options. */
export const getUpsellOptionsForCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'getUpsellOptionsForCurrentCartV2',
  ecomCartV2,
  'GET',
  '/v2/carts/current/upsell-options',
)
