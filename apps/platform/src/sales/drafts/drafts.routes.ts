import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { BalanceLinks } from './balance/balance-links.ts'
import type { DraftsService } from './drafts.service.ts'
import type { EditsService } from './edits/edits.service.ts'
import type { EndDrafts } from './end-drafts.ts'

export const draftsRoutes = (
  drafts: DraftsService,
  edits: EditsService,
  ends: EndDrafts,
  balances: BalanceLinks,
): readonly Route[] => [
  answer(operations.createDraftOrder, (call) => drafts.create(call)),
  answer(operations.getDraftOrder, (call) => drafts.get(call)),
  answer(operations.queryDraftOrders, (call) => drafts.query(call)),
  answer(operations.deleteDraftOrder, (call) => drafts.delete(call)),
  answer(operations.addLineItemsToDraftOrder, (call) => drafts.addLines(call)),
  answer(operations.updateDraftOrderLineItems, (call) => drafts.updateLines(call)),
  answer(operations.createDraftOrderDiscounts, (call) => drafts.addDiscounts(call)),
  answer(operations.setDraftOrderDiscounts, (call) => drafts.setDiscounts(call)),
  answer(operations.deleteDraftOrderDiscounts, (call) => drafts.deleteDiscounts(call)),
  answer(operations.setDraftOrderShippingInfo, (call) => drafts.setShipping(call)),
  answer(operations.setDraftOrderBuyerInfo, (call) => drafts.setBuyer(call)),
  answer(operations.setDraftOrderRecipientInfo, (call) => drafts.setRecipient(call)),
  answer(operations.setDraftOrderBillingInfo, (call) => drafts.setBilling(call)),
  answer(operations.getOrderDraftabilityStatus, (call) => edits.draftability(call)),
  answer(operations.commitDraftOrder, (call) => edits.commit(call)),
  answer(operations.createOrderFromDraft, (call) => ends.order(call)),
  answer(operations.sendDraftOrderPaymentLink, (call) => ends.send(call)),
  answer(operations.sendOrderPaymentLink, (call) => balances.send(call)),
]
