import Type from 'typebox'
import { guid, timestamp } from '../declare/schema.ts'
import { AddressWithContact } from '../values/address.schemas.ts'
import {
  OrderBilling,
  OrderLineItem,
  OrderPrice,
  OrderPriceSummary,
  OrderTaxDetails,
} from './order-parts.schemas.ts'

/** An invoice of an order, or the credit note of one of its refunds. */
export const OrderInvoice = Type.Object(
  {
    /**
     * The first invoice has the id of its order, a credit note the id of its refund. Those of an edit have the
     * id of its draft.
     */
    id: guid,
    kind: Type.Enum(['INVOICE', 'CREDIT_NOTE']),
    /** Counts the shop's invoices, and its credit notes, from 1 without gaps; digits only. */
    number: Type.String(),
    createdDate: timestamp,
    /**
     * When everything was supplied: the last parcel or pickup, or the payment of an order with nothing to send. Absent
     * until then.
     */
    suppliedDate: Type.Optional(timestamp),
    amount: OrderPrice,
    /**
     * The amount by tax rate: without tax, the tax, and with tax. The parts add up to `amount`. A part without a rate
     * has only the sum of its tax. Documents of earlier versions have no list.
     */
    taxes: Type.Optional(
      Type.Array(
        Type.Object({
          taxRate: OrderTaxDetails.properties.taxRate,
          taxableAmount: OrderPrice,
          totalTax: OrderPrice,
          totalAmount: OrderPrice,
        }),
      ),
    ),
    /**
     * The refunded items of a credit note, with tax. The note's amount can differ, because it may include delivery.
     * Notes for an amount only, and those of earlier versions, have no list.
     */
    creditedItems: Type.Optional(
      Type.Array(
        Type.Object({
          lineItemId: guid,
          productName: OrderLineItem.properties.productName,
          descriptionLines: OrderLineItem.properties.descriptionLines,
          physicalProperties: OrderLineItem.properties.physicalProperties,
          quantity: Type.Integer(),
          amount: OrderPrice,
        }),
      ),
    ),
    /** Whether the provider refused the whole refund later, so that the shop kept the money. */
    isRefundFailed: Type.Optional(Type.Boolean()),
    /** The addressee, if the order's address has changed since it was issued. */
    billingInfo: Type.Optional(OrderBilling),
    /** What it was for, if the order was edited afterwards. */
    replaced: Type.Optional(
      Type.Object({
        lineItems: Type.Array(OrderLineItem),
        priceSummary: Type.Optional(OrderPriceSummary),
        taxIncludedInPrices: Type.Optional(Type.Boolean()),
        billingInfo: Type.Optional(OrderBilling),
        recipientInfo: Type.Optional(AddressWithContact),
      }),
    ),
  },
  { title: 'OrderInvoice' },
)
export type OrderInvoice = Type.Static<typeof OrderInvoice>

/** The invoice and the credit notes of an order; empty without an invoice. */
export const InvoicesOfOrder = Type.Object(
  { orderId: guid, invoicesInfo: Type.Array(OrderInvoice) },
  { title: 'InvoicesOfOrder' },
)
export type InvoicesOfOrder = Type.Static<typeof InvoicesOfOrder>

/** Response of `listInvoicesForMultipleOrders`: in the order asked for, without orders that aren't there. */
export const InvoicesOfOrdersResponse = Type.Object(
  { invoicesForOrder: Type.Array(InvoicesOfOrder) },
  { title: 'InvoicesOfOrdersResponse' },
)
export type InvoicesOfOrdersResponse = Type.Static<typeof InvoicesOfOrdersResponse>

/** Response of `generateInvoice`. */
export const GenerateInvoiceResponse = Type.Object({ invoiceId: guid }, { title: 'GenerateInvoiceResponse' })
export type GenerateInvoiceResponse = Type.Static<typeof GenerateInvoiceResponse>
