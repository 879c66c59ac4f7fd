import type { en } from '../../en/orders/print.ts'

/** Die Texte auf Gedrucktem. */
export const de: typeof en = {
  documents: 'Dokumente',
  packingSlip: 'Lieferschein',
  createInvoice: 'Rechnung erstellen',
  invoiceCreated: 'Rechnung erstellt',
  invoice: (number) => `Rechnung ${number}`,
  creditNote: (number) => `Rechnungskorrektur ${number}`,
  replaced: 'Ersetzt',
  refundFailed: 'Erstattung fehlgeschlagen',
  editBilling: 'Rechnungsangaben bearbeiten',
  saveBilling: 'Rechnungsangaben speichern',
  billingSaved: 'Rechnungsangaben gespeichert',
  billingHint: 'Neue Rechnungen verwenden diese Angaben. Ausgestellte Rechnungen bleiben unverändert.',
  sameAddress: 'Wie die Lieferadresse',
  print: 'Drucken',
  back: 'Zurück zur Bestellung',
  backToOrders: 'Zurück zu den Bestellungen',
  printSlips: 'Lieferscheine drucken',
  reading: (ready) => `${ready} Lieferscheine sind bereit. Weitere werden geladen …`,
  nextSlips: (count) =>
    count === undefined
      ? 'Nächste Lieferscheine'
      : count === 1
        ? 'Nächster Lieferschein'
        : `Nächste ${count} Lieferscheine`,
  previousSlips: 'Vorherige Lieferscheine',
  onlySome: (most) =>
    `Auf einmal werden höchstens ${most} Lieferscheine gedruckt. Drucken Sie diese und zeigen Sie dann die nächsten an.`,
  packingSlips: 'Lieferscheine',
  slips: (count) => (count === 1 ? '1 Lieferschein' : `${count} Lieferscheine`),
  tooMany: (most) => `Wählen Sie höchstens ${most} Bestellungen aus`,
  noneSelected: 'Es sind keine Bestellungen ausgewählt. Wählen Sie welche in der Liste der Bestellungen aus.',
  gone: (count) =>
    count === 1 ? '1 Bestellung gibt es nicht mehr.' : `${count} Bestellungen gibt es nicht mehr.`,
  quantity: 'Menge',
  vatId: (id) => `USt-IdNr. ${id}`,
  otherAmounts: 'Versand und weitere Beträge',
  notRefunded: 'Nicht erstattet',
  refundOf: (number) => `Erstattung zu Bestellung ${number}`,
  tax: 'Umsatzsteuer',
  rate: 'Steuersatz',
  net: 'Netto',
  gross: 'Brutto',
  noRate: 'Ohne Aufteilung',
  ofInvoice: (number, day) => `zu Rechnung ${number} vom ${day}`,
  corrects: 'Korrektur',
  invoiceDay: 'Rechnungsdatum',
  noteDay: 'Datum',
  supplied: 'Leistungsdatum',
  sameDay: 'Entspricht dem Rechnungsdatum',
  order: 'Bestellung',
  delivery: 'Lieferung',
  unitPrice: 'Einzelpreis',
  amount: 'Betrag',
  sku: (sku) => `Art.-Nr. ${sku}`,
}
