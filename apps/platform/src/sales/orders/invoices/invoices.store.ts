import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import type { StoredOrder, TaxShare } from '../order.ts'

/** An invoice, or a credit note. */
export type InvoiceKind = 'INVOICE' | 'CREDIT_NOTE'

/** A numbered document of an order. */
export interface StoredInvoice {
  readonly kind: InvoiceKind
  /** The order's id, or the refund's. */
  readonly id: string
  readonly number: number
  readonly amountMinor: number
  /** The amount by tax rate; missing in documents of earlier versions. */
  readonly taxes?: readonly TaxShare[] | undefined
  /**
   * The refunded items of a credit note. Missing if only an amount was refunded, and in documents of earlier
   * versions.
   */
  readonly items?: readonly CreditedItem[] | undefined
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Units of a line that a credit note takes back. */
export interface CreditedItem {
  readonly lineId: string
  readonly quantity: number
  readonly grossMinor: number
}

interface InvoiceRow {
  kind: InvoiceKind
  invoice_id: string
  invoice_number: number
  amount_minor: number
  taxes: string | null
  items: string | null
  created_at: number
}

type OrderKey = Pick<StoredOrder, 'siteId' | 'id'>

const listOf = statement<InvoiceRow>(
  `SELECT kind, invoice_id, invoice_number, amount_minor, taxes, items, created_at FROM order_invoices
   WHERE site_id = ? AND order_id = ? ORDER BY kind DESC, invoice_number`,
)
const nextNumber = statement<{ last_number: number }>(
  `INSERT INTO invoice_numbers (site_id, kind, last_number) VALUES (?, ?, 1)
   ON CONFLICT (site_id, kind) DO UPDATE SET last_number = invoice_numbers.last_number + 1
   RETURNING last_number`,
)
const insert = statement(
  `INSERT INTO order_invoices (site_id, kind, invoice_number, order_id, invoice_id, amount_minor, taxes, items, created_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
)

/** Invoices and credit notes of orders. */
export const invoicesStore = {
  /** Lists those of an order: the invoice first, then the credit notes by number. */
  of: async (reader: Reader, { siteId, id }: OrderKey): Promise<StoredInvoice[]> =>
    (await reader.all(listOf, siteId, id)).map((row) => ({
      kind: row.kind,
      id: row.invoice_id,
      number: row.invoice_number,
      amountMinor: row.amount_minor,
      ...(row.taxes !== null && { taxes: JSON.parse(row.taxes) }),
      ...(row.items !== null && { items: JSON.parse(row.items) }),
      at: row.created_at,
    })),

  /**
   * Saves one with the next number of its kind: without gaps, because a failed transaction returns its number.
   * @throws {ConstraintViolation} when it has a number already
   */
  add: async (
    tx: Transaction,
    { siteId, id: orderId }: OrderKey,
    { kind, id, amountMinor, taxes, items, at }: Omit<StoredInvoice, 'number'>,
  ): Promise<void> => {
    const next = await tx.first(nextNumber, siteId, kind)
    await tx.run(
      insert,
      siteId,
      kind,
      next?.last_number ?? 1,
      orderId,
      id,
      amountMinor,
      taxes ? JSON.stringify(taxes) : null,
      items && items.length > 0 ? JSON.stringify(items) : null,
      at,
    )
  },
}
