import { operation } from '../declare/operation.ts'
import { ecomCartV2 } from '../declare/service.ts'
import type { CartV2Request, CartV2Response } from './cart-v2.schemas.ts'

export const createCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'createCurrentCartV2',
  'Creates the current cart in the newer shape.',
  ecomCartV2,
  'POST',
  '/v2/carts/current',
)

export const getCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'getCurrentCartV2',
  'Reads the current cart in the newer shape.',
  ecomCartV2,
  'GET',
  '/v2/carts/current',
)

export const updateCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'updateCurrentCartV2',
  'Changes the current cart in the newer shape.',
  ecomCartV2,
  'PATCH',
  '/v2/carts/current',
)

export const deleteCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'deleteCurrentCartV2',
  'Deletes the current cart of the newer shape.',
  ecomCartV2,
  'DELETE',
  '/v2/carts/current',
)

export const addLineItemsToCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'addLineItemsToCurrentCartV2',
  'Adds lines.',
  ecomCartV2,
  'POST',
  '/v2/carts/current/add-line-items',
)

export const updateLineItemsInCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'updateLineItemsInCurrentCartV2',
  'Changes lines.',
  ecomCartV2,
  'POST',
  '/v2/carts/current/update-line-items',
)

export const removeLineItemsFromCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'removeLineItemsFromCurrentCartV2',
  'Removes lines.',
  ecomCartV2,
  'POST',
  '/v2/carts/current/remove-line-items',
)

export const addCouponToCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'addCouponToCurrentCartV2',
  'Applies a coupon.',
  ecomCartV2,
  'POST',
  '/v2/carts/current/add-coupon',
)

export const removeCouponFromCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'removeCouponFromCurrentCartV2',
  'Removes a coupon.',
  ecomCartV2,
  'POST',
  '/v2/carts/current/remove-coupon',
)

export const addGiftCardToCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'addGiftCardToCurrentCartV2',
  'Applies a gift card.',
  ecomCartV2,
  'POST',
  '/v2/carts/current/add-gift-card',
)

export const removeGiftCardFromCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'removeGiftCardFromCurrentCartV2',
  'Removes a gift card.',
  ecomCartV2,
  'POST',
  '/v2/carts/current/remove-gift-card',
)

export const setDeliveryMethodForCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'setDeliveryMethodForCurrentCartV2',
  'Sets the delivery method.',
  ecomCartV2,
  'POST',
  '/v2/carts/current/set-delivery-method',
)

export const removeDeliveryMethodFromCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'removeDeliveryMethodFromCurrentCartV2',
  'Removes the delivery method.',
  ecomCartV2,
  'POST',
  '/v2/carts/current/remove-delivery-method',
)

export const updateFormSubmissionsInCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'updateFormSubmissionsInCurrentCartV2',
  'Updates what the buyer entered in forms.',
  ecomCartV2,
  'POST',
  '/v2/carts/current/update-forms-submission',
)

export const calculateCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'calculateCurrentCartV2',
  'Calculates and stores the totals.',
  ecomCartV2,
  'POST',
  '/v2/carts/current/calculate',
)

export const estimateCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'estimateCurrentCartV2',
  'Calculates the totals without storing them.',
  ecomCartV2,
  'POST',
  '/v2/carts/current/estimate',
)

export const refreshCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'refreshCurrentCartV2',
  'Refreshes prices and stock.',
  ecomCartV2,
  'POST',
  '/v2/carts/current/refresh',
)

export const getUpsellOptionsForCurrentCartV2 = /* @__PURE__ */ operation<CartV2Request, CartV2Response>(
  'getUpsellOptionsForCurrentCartV2',
  'Lists upsell options.',
  ecomCartV2,
  'GET',
  '/v2/carts/current/upsell-options',
)
