import type { Messages } from '../en.ts'

/** Die Texte auf Gedrucktem. */
export const de: Messages['print'] = {
  documents: 'Dokumente',
  packingSlip: 'Lieferschein',
  createInvoice: 'Rechnung erstellen',
  invoiceCreated: 'Rechnung erstellt',
  invoice: (number) => `Rechnung ${number}`,
  creditNote: (number) => `Gutschrift ${number}`,
  refundFailed: 'Erstattung fehlgeschlagen',
  print: 'Drucken',
  back: 'Zurück zur Bestellung',
  quantity: 'Anzahl',
  vatId: (id) => `USt-IdNr. ${id}`,
  refundOf: (number) => `Erstattung zu Bestellung ${number}`,
}
