import type { Messages } from '../messages.ts'

const pieces = (count: number) => `${count.toLocaleString('de')} Artikel`

/** Der Warenkorb, neben einer Seite und als eigene. */
export const cart: Messages['cart'] = {
  title: 'Warenkorb',
  yours: 'Ihr Warenkorb',
  lines: 'Artikel in Ihrem Warenkorb',
  withPieces: (count) => (count === 0 ? 'Warenkorb, leer' : `Warenkorb, ${pieces(count)}`),
  news: (count, subtotal) =>
    count === 0 ? 'Ihr Warenkorb ist leer.' : `${pieces(count)} in Ihrem Warenkorb, ${subtotal}.`,
  unknown:
    'Wir können Ihren Warenkorb gerade nicht anzeigen. Er bleibt erhalten. Bitte versuchen Sie es in einer Minute noch einmal.',
  view: 'Warenkorb ansehen',
  empty: 'Ihr Warenkorb ist leer',
  emptyWhy: 'Was Sie hineinlegen, bleibt hier, auch wenn Sie an einem anderen Tag wiederkommen.',
  emptiedElsewhere: 'Ihre Artikel wurden in einem anderen Fenster gekauft oder entfernt.',
  offline: 'Sie sind offline. Wir speichern Ihre Änderungen, sobald Sie wieder online sind.',
  removed: (name) => `${name} wurde aus Ihrem Warenkorb entfernt.`,
  putBack: 'Rückgängig',
  putBackLine: (name) => `Rückgängig: ${name} zurück in den Warenkorb`,
  unanswered:
    'Der Shop ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',

  less: (name) => `Menge von ${name} verringern`,
  more: (name) => `Menge von ${name} erhöhen`,
  howMany: (name) => `Menge von ${name}`,
  update: 'Aktualisieren',
  remove: 'Entfernen',
  removeLine: (name) => `${name} entfernen`,
  each: 'Einzelpreis:',
  take: (left) => `Menge auf ${left} ändern`,
  takeOf: (left, name) => `Menge von ${name} auf ${left} ändern`,
  accept: 'In Ordnung',
  acceptLine: (name) => `In Ordnung: ${name}`,
  gone: 'Nicht mehr erhältlich. Bitte entfernen Sie den Artikel.',
  soldOut: 'Ausverkauft. Entfernen Sie den Artikel, um den Rest zu bestellen.',
  allSoldOut: 'Ausverkauft. Bitte wählen Sie etwas anderes.',
  left: (count) => `Nur noch ${count} verfügbar.`,

  summary: 'Übersicht',
  subtotal: 'Zwischensumme',
  paid: (amount) => `Zum Vergleich umgerechnet. Sie zahlen ${amount}.`,
  onTop: (taxIncluded) => (taxIncluded ? 'Inkl. MwSt., zzgl. Versand.' : 'Zzgl. Steuern und Versand.'),
  checkOut: 'Zur Kasse',
  checkingOut: 'Die Kasse wird geöffnet …',

  coupon: 'Rabattcode',
  couponCode: 'Rabattcode',
  couponOn: (code) => `Rabattcode ${code} ist eingelöst.`,
  apply: 'Einlösen',
  removeCoupon: (code) => `Rabattcode ${code} entfernen`,
  couponLater: 'Den Rabatt sehen Sie im Warenkorb.',

  totalBefore: 'Summe ohne Versand',
  addNote: 'Nachricht oder Grußtext hinzufügen',
  note: 'Ihre Nachricht oder Ihr Grußtext',
  noteSaved: 'Gespeichert.',
  justAdded: 'Gerade hinzugefügt',
  deliverTo: 'Lieferung nach',
  chooseCountry: 'Land wählen',
  estimate: 'Berechnen',
  estimatedTotal: 'Voraussichtliche Summe',
}
