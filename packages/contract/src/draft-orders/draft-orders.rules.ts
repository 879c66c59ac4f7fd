import { Empty } from '../declare/empty.schemas.ts'
import { COUPON_ERRORS, PLACING_ERRORS } from '../declare/errors.ts'
import { rule } from '../declare/rule.ts'
import * as operations from './draft-orders.operations.ts'
import * as requests from './draft-orders.requests.ts'
import { DraftOrderResponse } from './draft-orders.schemas.ts'

/** Why a draft can't be changed. */
const CHANGE_ERRORS = ['DRAFT_ORDER_DOES_NOT_EXIST', 'DRAFT_ORDER_ALREADY_COMMITTED'] as const
const read = { access: 'merchant', scope: 'orders:read' } as const
const write = { access: 'merchant', scope: 'orders:write' } as const

/** Rules for draft orders: callers, schemas and errors. */
export const draftOrdersRules = [
  rule(operations.createDraftOrder, {
    ...write,
    input: requests.CreateDraftOrderRequest,
    output: requests.CreateDraftOrderResponse,
    errors: [
      'ITEM_NOT_FOUND',
      'LINE_ITEM_LIMIT',
      'LINE_ITEM_DOES_NOT_EXIST',
      'MEMBER_NOT_FOUND',
      'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
      'IDEMPOTENCY_KEY_REUSED',
      'ORDER_CANNOT_BE_EDITED',
      'CONFLICT',
    ],
  }),
  rule(operations.getDraftOrder, {
    ...read,
    input: requests.DraftOrderIdRequest,
    output: DraftOrderResponse,
    errors: ['DRAFT_ORDER_DOES_NOT_EXIST'],
  }),
  rule(operations.queryDraftOrders, {
    ...read,
    input: requests.QueryDraftOrdersRequest,
    output: requests.QueryDraftOrdersResponse,
    errors: [],
  }),
  rule(operations.deleteDraftOrder, {
    ...write,
    input: requests.DraftOrderIdRequest,
    output: Empty,
    errors: ['DRAFT_ORDER_DOES_NOT_EXIST', 'DRAFT_ORDER_CANNOT_BE_DELETED'],
  }),
  rule(operations.addLineItemsToDraftOrder, {
    ...write,
    input: requests.AddDraftLinesRequest,
    output: DraftOrderResponse,
    errors: [...CHANGE_ERRORS, 'ITEM_NOT_FOUND', 'LINE_ITEM_LIMIT', 'GIFT_CARD_ITEM_UNSUPPORTED'],
  }),
  rule(operations.updateDraftOrderLineItems, {
    ...write,
    input: requests.UpdateDraftLinesRequest,
    output: DraftOrderResponse,
    errors: [...CHANGE_ERRORS, 'LINE_ITEM_DOES_NOT_EXIST'],
  }),
  rule(operations.createDraftOrderDiscounts, {
    ...write,
    input: requests.CreateDraftDiscountsRequest,
    output: DraftOrderResponse,
    errors: [...CHANGE_ERRORS, ...COUPON_ERRORS, 'LINE_ITEM_DOES_NOT_EXIST'],
  }),
  rule(operations.setDraftOrderDiscounts, {
    ...write,
    input: requests.SetDraftDiscountsRequest,
    output: DraftOrderResponse,
    errors: [...CHANGE_ERRORS, 'DISCOUNT_NOT_FOUND'],
  }),
  rule(operations.deleteDraftOrderDiscounts, {
    ...write,
    input: requests.DeleteDraftDiscountsRequest,
    output: DraftOrderResponse,
    errors: [...CHANGE_ERRORS, 'DISCOUNT_NOT_FOUND'],
  }),
  rule(operations.setDraftOrderShippingInfo, {
    ...write,
    input: requests.SetDraftShippingRequest,
    output: DraftOrderResponse,
    errors: [...CHANGE_ERRORS, 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND'],
  }),
  rule(operations.setDraftOrderBuyerInfo, {
    ...write,
    input: requests.SetDraftBuyerRequest,
    output: DraftOrderResponse,
    errors: [...CHANGE_ERRORS, 'MEMBER_NOT_FOUND'],
  }),
  rule(operations.setDraftOrderRecipientInfo, {
    ...write,
    input: requests.SetDraftRecipientRequest,
    output: DraftOrderResponse,
    errors: CHANGE_ERRORS,
  }),
  rule(operations.setDraftOrderBillingInfo, {
    ...write,
    input: requests.SetDraftBillingRequest,
    output: DraftOrderResponse,
    errors: CHANGE_ERRORS,
  }),
  rule(operations.createOrderFromDraft, {
    ...write,
    input: requests.CreateOrderFromDraftRequest,
    output: requests.CreateOrderFromDraftResponse,
    errors: [...CHANGE_ERRORS, ...PLACING_ERRORS],
  }),
  rule(operations.getOrderDraftabilityStatus, {
    ...read,
    input: requests.OrderDraftabilityRequest,
    output: requests.OrderDraftabilityResponse,
    errors: [],
  }),
  rule(operations.commitDraftOrder, {
    ...write,
    input: requests.CommitDraftOrderRequest,
    output: requests.CommitDraftOrderResponse,
    errors: [
      ...CHANGE_ERRORS,
      ...PLACING_ERRORS,
      'ORDER_CANNOT_BE_EDITED',
      'ORDER_NOT_REFUNDABLE',
      'CONFLICT',
    ],
  }),
  rule(operations.sendDraftOrderPaymentLink, {
    ...write,
    input: requests.SendDraftLinkRequest,
    output: requests.SendDraftLinkResponse,
    errors: [
      ...CHANGE_ERRORS,
      ...COUPON_ERRORS,
      'EMPTY_CHECKOUT',
      'FULL_OUT_OF_STOCK',
      'PARTIAL_OUT_OF_STOCK',
      'SITE_MUST_ACCEPT_PAYMENTS',
      'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
    ],
  }),
]
