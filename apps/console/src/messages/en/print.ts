/** The texts on what is printed. */
export const en = {
  documents: 'Documents',
  packingSlip: 'Packing slip',
  createInvoice: 'Create invoice',
  invoiceCreated: 'Invoice created',
  invoice: (number: string) => `Invoice ${number}`,
  creditNote: (number: string) => `Credit note ${number}`,
  refundFailed: 'the refund failed',
  print: 'Print',
  back: 'Back to the order',
  quantity: 'Quantity',
  vatId: (id: string) => `VAT ID ${id}`,
  refundOf: (number: string) => `Refund of order #${number}`,
}
