import { isDeepStrictEqual } from 'node:util'
import type { AddressWithContact } from '@vitrine/contract'
import type { Transaction } from '../../../floor/database/database.ts'
import type { AgreedOrder, StoredOrder } from '../order.ts'
import { invoicesStore, type StoredInvoice } from './invoices.store.ts'

/** Who an order's invoice is addressed to. */
export const addresseeOf = ({
  billingInfo,
  shippingInfo,
  recipientInfo,
}: Pick<AgreedOrder, 'billingInfo' | 'shippingInfo' | 'recipientInfo'>): AddressWithContact =>
  billingInfo ?? shippingInfo?.logistics?.shippingDestination ?? recipientInfo ?? {}

/** Keeps the addressee of a locked order's invoice if a change of the order changes the address. */
export const keepAddressee = async (
  tx: Transaction,
  before: StoredOrder,
  after: StoredOrder,
): Promise<StoredOrder> => {
  const to = addresseeOf(before.document.agreed)
  if (isDeepStrictEqual(to, addresseeOf(after.document.agreed))) return after
  const last = (await invoicesStore.of(tx, before)).findLast(({ kind }) => kind === 'INVOICE')
  const { addressees = [] } = before.document
  if (!last || addressees.some(({ id }) => id === last.id)) return after
  return { ...after, document: { ...after.document, addressees: [...addressees, { id: last.id, to }] } }
}

/** The addressee of a document; undefined if it is the order's own. A credit note has that of its invoice. */
export const keptAddressee = (
  { document: { addressees = [] } }: StoredOrder,
  { id, kind, at }: StoredInvoice,
  all: readonly StoredInvoice[],
): AddressWithContact | undefined => {
  const invoice =
    kind === 'INVOICE'
      ? id
      : all.findLast((each) => each.kind === 'INVOICE' && each.id !== id && each.at <= at)?.id
  return addressees.find((each) => each.id === invoice)?.to
}
