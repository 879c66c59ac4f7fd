import type { CommitDraftOrderRequest } from '@vitrine/contract'
import type { StockKeeper } from '../../../catalog/inventory/stock-keeper.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { PricedCheckout } from '../../checkout/price-checkout.ts'
import { restock } from '../../orders/cancel-order.ts'
import { type ChangeParts, changeOrder } from '../../orders/change-order.ts'
import { correctInvoice } from '../../orders/invoices/invoice-order.ts'
import { giveBackOfEdit } from '../../orders/money/give-back.ts'
import {
  type AgreedOrder,
  keptMinor,
  type OrderLineFacts,
  type ReplacedInvoice,
  type StoredActivity,
  type StoredOrder,
} from '../../orders/order.ts'
import { queueOrderMail } from '../../orders/order-mails.ts'
import { ordersStore } from '../../orders/orders.store.ts'
import { feeFacts, lineFacts } from '../../orders/placing/agreed-order.ts'
import { assertPlaceable } from '../../orders/placing/assert-placeable.ts'
import type { StoredDraft } from '../kept/draft.ts'
import { draftabilityOf } from './draftable.ts'
import { editedOrder } from './edited-order.ts'
import { basisOf, keepsPrice, orderDigest } from './order-basis.ts'
import { orderChanges } from './order-changes.ts'
import { type EditParts, priceEdit } from './show-edit.ts'

export type CommitParts = ChangeParts & EditParts & { readonly stock: StockKeeper }

/**
 * Changes an order as its locked draft says, in one transaction: lines, addresses and delivery, stock, money,
 * invoice, history, mail. What was paid too much is returned.
 * @throws {Failure} ORDER_CANNOT_BE_EDITED; CONFLICT when the order has changed since the edit began; why it can't be
 * an order like this (`PLACING_ERRORS`); ORDER_NOT_REFUNDABLE
 */
export const commitEdit = (
  tx: Transaction,
  site: Site,
  draft: StoredDraft,
  { commitSettings, reason }: CommitDraftOrderRequest,
  parts: CommitParts,
): Promise<StoredOrder> =>
  changeOrder(tx, site, String(draft.sourceOrderId), parts, async (order) => {
    const draftability = await draftabilityOf(tx, site, order)
    if ('reasons' in draftability)
      throw fail('ORDER_CANNOT_BE_EDITED', { nonDraftableReasons: draftability.reasons })
    if (orderDigest(order) !== basisOf(draft.document).order) throw fail('CONFLICT')
    const { priced } = await priceEdit(tx, parts.offersFor, site, { draft, order, at: parts.at })
    const isRepriced = !keepsPrice(draft.document)
    if (isRepriced) assertPlaceable(priced, { payment: { kind: 'OFFLINE' }, amounts: {} })
    const agreed = editedOrder(order, draft, priced, parts.placeholder)
    const totalMinor = isRepriced ? priced.worked.totals.summary.totalMinor : order.totalMinor
    const lines = isRepriced ? await movedStock(tx, order, priced, parts.stock) : order.document.lines
    const fees = isRepriced ? feeFacts(priced) : order.document.fees
    const overpaidMinor = Math.max(0, keptMinor(order) + order.heldMinor - totalMinor)
    if (overpaidMinor > 0) await giveBackOfEdit(tx, order, overpaidMinor, { at: parts.at, draftId: draft.id })
    const isInvoiceOther = !isSame(invoiced(agreed), invoiced(order.document.agreed))
    const replacedId = isInvoiceOther
      ? await correctInvoice(
          tx,
          { ...order, totalMinor, document: { ...order.document, agreed, lines, fees } },
          { id: draft.id, before: order, at: parts.at },
        )
      : undefined
    const { returns = [], replaced = [] } = order.document.edits ?? {}
    const after: StoredOrder = {
      ...order,
      email: draft.document.details.email,
      totalMinor,
      fulfillmentStatus: agreed.shippingInfo ? order.fulfillmentStatus : 'FULFILLED',
      document: {
        ...order.document,
        agreed,
        lines,
        fees,
        edits: {
          lines: priced.checkout.lines,
          returns:
            overpaidMinor > 0 ? [...returns, { draftId: draft.id, amountMinor: overpaidMinor }] : returns,
          replaced:
            replacedId === undefined
              ? replaced
              : [...replaced, { id: replacedId, agreed: invoiced(order.document.agreed) }],
        },
      },
    }
    await ordersStore.replaceProducts(tx, order, after)
    if (commitSettings?.sendNotificationsToBuyer !== false)
      await queueOrderMail(tx, site, 'order-edited', after, { ...parts, amountMinor: overpaidMinor })
    return {
      after,
      activities: [
        { type: 'DRAFT_ORDER_CHANGES_APPLIED', ...aboutOf(order, after, { draft, reason, overpaidMinor }) },
        ...moreActivities(order, after, replacedId !== undefined),
      ],
      events: ['updated'],
    }
  })

/**
 * Moves the stock by what an edit changes: what is left out goes back first, so that it is there for other lines.
 * @throws {Failure} PARTIAL_OUT_OF_STOCK, FULL_OUT_OF_STOCK
 */
const movedStock = async (
  tx: Transaction,
  order: StoredOrder,
  priced: PricedCheckout,
  stock: StockKeeper,
): Promise<OrderLineFacts[]> => {
  const { siteId, id: orderId, document } = order
  const before = new Map(document.lines.map((line) => [line.lineId, line]))
  const facts = lineFacts(priced)
  const now = new Map(facts.map((line) => [line.lineId, line.quantity]))
  const less = document.lines.map(({ lineId, quantity }): [string, number] => [
    lineId,
    Math.max(0, quantity - (now.get(lineId) ?? 0)),
  ])
  await restock(tx, order, new Map(less), stock)
  const more = facts.flatMap(({ lineId, productId, variantId, quantity }) => {
    const added = quantity - (before.get(lineId)?.quantity ?? 0)
    return productId === undefined || variantId === undefined || added <= 0
      ? []
      : [{ lineId, productId, variantId, quantity: added }]
  })
  const taken = await stock.take(tx, siteId, more, orderId)
  const preordered = new Set(taken.map(({ lineId }) => lineId))
  // A line is in stock or pre-ordered as a whole.
  const mixed = more.filter(({ lineId }) => {
    const old = before.get(lineId)
    return old !== undefined && (old.isPreordered ?? false) !== preordered.has(lineId)
  })
  if (mixed.length > 0) throw fail('PARTIAL_OUT_OF_STOCK', { lineItemIds: mixed.map(({ lineId }) => lineId) })
  return facts.map((line) => {
    const old = before.get(line.lineId)
    const isPreordered = old ? old.isPreordered : preordered.has(line.lineId)
    return { ...line, ...(isPreordered && { isPreordered }) }
  })
}

/** What an invoice shows. */
const invoiced = ({
  lineItems,
  priceSummary,
  taxIncludedInPrices,
  billingInfo,
  recipientInfo,
}: AgreedOrder): ReplacedInvoice => ({
  lineItems,
  ...(priceSummary && { priceSummary }),
  ...(taxIncludedInPrices !== undefined && { taxIncludedInPrices }),
  ...(billingInfo && { billingInfo }),
  ...(recipientInfo && { recipientInfo }),
})

const moreActivities = (
  before: StoredOrder,
  after: StoredOrder,
  isCorrected: boolean,
): StoredActivity['type'][] => [
  ...(before.email === after.email ? [] : (['EMAIL_EDITED'] as const)),
  ...(isSame(before.document.agreed.recipientInfo, after.document.agreed.recipientInfo)
    ? []
    : (['SHIPPING_ADDRESS_EDITED'] as const)),
  ...(isCorrected ? (['INVOICE_ADDED'] as const) : []),
]

const aboutOf = (
  before: StoredOrder,
  after: StoredOrder,
  {
    draft,
    reason,
    overpaidMinor,
  }: Pick<CommitDraftOrderRequest, 'reason'> & { draft: StoredDraft; overpaidMinor: number },
): Pick<StoredActivity, 'refund' | 'edit'> => ({
  ...(overpaidMinor > 0 && { refund: { amountMinor: overpaidMinor } }),
  edit: {
    draftId: draft.id,
    ...(reason?.trim() && { reason: reason.trim() }),
    changes: orderChanges(before.document.agreed, after.document.agreed),
  },
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
