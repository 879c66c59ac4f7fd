import type { en } from '../en/print.ts'

/** Die Texte auf Gedrucktem. */
export const de: typeof en = {
  documents: 'Dokumente',
  packingSlip: 'Lieferschein',
  createInvoice: 'Rechnung erstellen',
  invoiceCreated: 'Rechnung erstellt',
  invoice: (number) => `Rechnung ${number}`,
  creditNote: (number) => `Gutschrift ${number}`,
  replaced: 'Ersetzt',
  refundFailed: 'Erstattung fehlgeschlagen',
  print: 'Drucken',
  back: 'Zurück zur Bestellung',
  backToOrders: 'Zurück zu den Bestellungen',
  printSlips: 'Lieferscheine drucken',
  slips: (count) => (count === 1 ? '1 Lieferschein' : `${count} Lieferscheine`),
  tooMany: (most) => `Wählen Sie höchstens ${most} Bestellungen aus`,
  noneSelected: 'Es sind keine Bestellungen ausgewählt. Wählen Sie welche in der Liste der Bestellungen aus.',
  gone: (count) =>
    count === 1 ? '1 Bestellung gibt es nicht mehr.' : `${count} Bestellungen gibt es nicht mehr.`,
  quantity: 'Anzahl',
  vatId: (id) => `USt-IdNr. ${id}`,
  otherAmounts: 'Versand und weitere Beträge',
  notRefunded: 'Nicht erstattet',
  refundOf: (number) => `Erstattung zu Bestellung ${number}`,
  tax: 'Umsatzsteuer',
  rate: 'Steuersatz',
  net: 'Netto',
  gross: 'Brutto',
  noRate: 'Ohne Aufteilung',
  ofInvoice: (number) => `zu Rechnung ${number}`,
}
