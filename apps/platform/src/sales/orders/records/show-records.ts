import type {
  AuthorizationDetails,
  Fulfillment,
  OrderInvoice,
  OrderPayment,
  OrderPrice,
  OrderRefund,
} from '@vitrine/contract'
import type { Site } from '../../../shop/sites/site.ts'
import { keptAddressee } from '../invoices/addressees.ts'
import { refundOf } from '../invoices/invoice-order.ts'
import type { StoredInvoice } from '../invoices/invoices.store.ts'
import type { RefundShare, SourceMoney } from '../money/order-money.ts'
import { type ProviderPayment, providerPayments, type ReplacedInvoice, type StoredOrder } from '../order.ts'
import { parcelsOf } from '../parcels/parcels.ts'
import { orderPriceWriter } from '../placing/agreed-order.ts'
import { withTaxInfo } from '../placing/tax-info.ts'

const timeOf = (at: number): string => new Date(at).toISOString()

/** Shows the parcels of an order, oldest first. */
export const showFulfillments = (order: StoredOrder): Fulfillment[] =>
  parcelsOf(order).map(({ id, at, lines, tracking }) => ({
    id,
    createdDate: timeOf(at),
    lineItems: lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
    status: 'Fulfilled',
    completed: true,
    ...(tracking && { trackingInfo: tracking }),
  }))

/** Shows what each source paid. `isMerchant` adds the provider's own number. */
export const showPayments = (
  order: StoredOrder,
  sources: readonly SourceMoney[],
  site: Site,
  isMerchant: boolean,
): OrderPayment[] => {
  const price = orderPriceWriter({ ...site, currency: order.currency })
  const { activities } = order.document
  return sources.map((source) => {
    const paidAt =
      source.kind === 'OUTSIDE' ? activities.find(({ type }) => type === 'ORDER_PAID')?.at : undefined
    const status = statusOf(source)
    return {
      id: paymentIdOf(order, source),
      createdDate: timeOf(paidAt ?? order.createdAt),
      updatedDate: timeOf(order.updatedAt),
      amount: price(amountOf(order, source)),
      refundDisabled: false,
      status,
      ...(source.kind === 'GIFT_CARD'
        ? { giftcardPaymentDetails: { giftCardPaymentId: source.id, voided: false } }
        : {
            regularPaymentDetails: {
              ...{ ...methodOf(order, source, isMerchant), status },
              ...authorizationOf(order, source, price(amountOf(order, source))),
            },
          }),
    }
  })
}

/** Shows refunds, each with the payments that it went back to. */
export const showRefunds = (
  order: StoredOrder,
  shares: readonly RefundShare[],
  site: Site,
): OrderRefund[] => {
  const price = orderPriceWriter({ ...site, currency: order.currency })
  return [...new Set(shares.map(({ refundId }) => refundId))].map((id) => {
    const parts = shares.filter(({ refundId }) => refundId === id)
    const at = Math.min(...parts.map((part) => part.at))
    const reason = order.document.activities.find((activity) => activity.refund && activity.at === at)?.refund
      ?.reason
    const sum = (which: readonly RefundShare[]) =>
      price(which.reduce((minor, { amountMinor }) => minor + amountMinor, 0))
    return {
      id,
      createdDate: timeOf(at),
      transactions: parts.map((part) => ({
        paymentId: paymentIdOf(order, part),
        amount: price(part.amountMinor),
        refundStatus: part.isFailed ? 'FAILED' : 'SUCCEEDED',
        externalRefund: part.kind === 'OUTSIDE',
      })),
      ...(reason !== undefined && { details: { reason } }),
      summary: {
        requestedRefund: sum(parts),
        refunded: sum(parts.filter(({ isFailed }) => !isFailed)),
        failedRefundAmount: sum(parts.filter(({ isFailed }) => isFailed)),
      },
    }
  })
}

/** Shows the invoice and the credit notes of an order. */
export const showInvoices = (
  order: StoredOrder,
  invoices: readonly StoredInvoice[],
  shares: readonly RefundShare[],
  site: Site,
): OrderInvoice[] => {
  const price = orderPriceWriter({ ...site, currency: order.currency })
  const suppliedAt = suppliedAtOf(order)
  return invoices.map((invoice) => {
    const { kind, id, number, amountMinor, taxes, items, at } = invoice
    const addressee = keptAddressee(order, invoice, invoices)
    const isOfEdit = order.document.edits?.returns.some(({ draftId }) => draftId === id)
    const replaced = order.document.edits?.replaced.find((each) => kind === 'INVOICE' && each.id === id)
    return {
      ...{ id, kind, number: String(number), createdDate: timeOf(at), amount: price(amountMinor) },
      ...(suppliedAt !== undefined && { suppliedDate: timeOf(suppliedAt) }),
      ...(taxes && {
        taxes: taxes.map(({ rate, grossMinor, taxMinor }) => ({
          ...(rate !== undefined && { taxRate: rate }),
          taxableAmount: price(grossMinor - taxMinor),
          totalTax: price(taxMinor),
          totalAmount: price(grossMinor),
        })),
      }),
      ...(items && {
        creditedItems: items.map(({ lineId, quantity, grossMinor }) => ({
          ...lineShown(order, lineId),
          ...{ lineItemId: lineId, quantity, amount: price(grossMinor) },
        })),
      }),
      ...(kind === 'CREDIT_NOTE' && !isOfEdit && refundOf(shares, id).isFailed && { isRefundFailed: true }),
      ...(addressee && { billingInfo: addressee }),
      ...(replaced && { replaced: taxedLines(replaced.agreed) }),
    }
  })
}

const taxedLines = (agreed: ReplacedInvoice): ReplacedInvoice => ({
  ...agreed,
  lineItems: agreed.lineItems.map((line) => withTaxInfo(line, agreed)),
})

/** When all of an order was supplied: its last parcel, or its payment if nothing is sent. */
const suppliedAtOf = (order: StoredOrder): number | undefined => {
  if (order.fulfillmentStatus !== 'FULFILLED') return undefined
  const parcels = parcelsOf(order)
  if (parcels.length > 0) return Math.max(...parcels.map(({ at }) => at))
  return order.document.activities.findLast(({ type }) => type === 'ORDER_PAID')?.at
}

/** The name and SKU of a line of an order, which an edit may have removed. */
const lineShown = ({ document: { agreed, edits } }: StoredOrder, lineId: string) => {
  const before = edits?.replaced.flatMap((each) => each.agreed.lineItems) ?? []
  const line = [...agreed.lineItems, ...before].find(({ id }) => id === lineId)
  return {
    productName: line?.productName,
    descriptionLines: line?.descriptionLines,
    physicalProperties: line?.physicalProperties,
  }
}

/** A payment's id as callers see it; money from outside the shop has the order's. */
export const paymentIdOf = (order: StoredOrder, { kind, id }: Pick<SourceMoney, 'kind' | 'id'>): string =>
  kind === 'OUTSIDE' ? order.id : id

const statusOf = ({ heldMinor, paidMinor, refundedMinor }: SourceMoney): OrderPayment['status'] => {
  if (heldMinor + paidMinor === 0) return 'VOIDED'
  if (refundedMinor > 0) return refundedMinor < heldMinor + paidMinor ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
  return heldMinor > 0 ? 'AUTHORIZED' : 'APPROVED'
}

/** What was agreed with a provider; undefined for other sources. */
const providerPayment = (
  { document }: StoredOrder,
  { kind, id }: Pick<SourceMoney, 'kind' | 'id'>,
): ProviderPayment | undefined =>
  kind === 'PROVIDER' ? providerPayments(document).find(({ paymentId }) => paymentId === id) : undefined

/** A provider that released the money holds none, but what was agreed is known. */
const amountOf = (order: StoredOrder, source: SourceMoney): number =>
  providerPayment(order, source)?.amountMinor ?? source.heldMinor + source.paidMinor

const authorizationOf = (
  order: StoredOrder,
  source: SourceMoney,
  amount: OrderPrice,
): { readonly authorizationDetails?: AuthorizationDetails } => {
  if (!providerPayment(order, source)?.isCapturedByHand) return {}
  const { heldMinor, heldFor, paidMinor } = source
  const settled = paidMinor > 0 ? 'SUCCEEDED' : 'FAILED'
  return {
    authorizationDetails: {
      ...{ delayedCapture: true, authorizedDate: timeOf(order.createdAt) },
      captures: heldFor === 'CAPTURE' ? [{ status: heldMinor > 0 ? 'PENDING' : settled, amount }] : [],
      ...(heldFor === 'VOID' && {
        void: { status: heldMinor > 0 ? 'PENDING' : 'SUCCEEDED', reason: 'MANUAL' },
      }),
    },
  }
}

const methodOf = (order: StoredOrder, source: SourceMoney, isMerchant: boolean) => {
  const payment = providerPayment(order, source)
  if (!payment) return { offlinePayment: true, paymentMethod: 'Offline' }
  const { name, isCard, card, reference, providerId } = payment
  return {
    offlinePayment: false,
    paymentMethod: isCard ? 'CreditCard' : (name ?? providerId),
    ...(name !== undefined && { paymentMethodName: { buyerLanguageName: name } }),
    ...(card && { creditCardDetails: { brand: card.brand, lastFourDigits: card.lastDigits } }),
    ...(isMerchant && { providerTransactionId: reference }),
  }
}
