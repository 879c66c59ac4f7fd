import type { Messages } from './messages.ts'

const pieces = (count: number) => `${count.toLocaleString('de')} ${count === 1 ? 'Stück' : 'Stücke'}`

/** Der Warenkorb, neben einer Seite und als eigene. */
export const cart: Messages['cart'] = {
  title: 'Warenkorb',
  yours: 'Ihr Warenkorb',
  lines: 'Stücke in Ihrem Warenkorb',
  withPieces: (count) => (count === 0 ? 'Warenkorb, leer' : `Warenkorb, ${pieces(count)}`),
  news: (count, subtotal) =>
    count === 0 ? 'Ihr Warenkorb ist leer.' : `${pieces(count)} in Ihrem Warenkorb, ${subtotal}.`,
  unknown:
    'Wir können gerade nicht in Ihren Warenkorb sehen. Er ist sicher; bitte versuchen Sie es in einer Minute noch einmal.',
  view: 'Warenkorb ansehen',
  empty: 'Hier ist noch nichts',
  emptyWhy: 'Was Sie auswählen, wartet hier auf Sie, auch an einem anderen Tag.',
  emptiedElsewhere: 'Was hier war, wurde in einem anderen Fenster gekauft oder herausgenommen.',
  offline: 'Sie sind offline. Was Sie ändern, wird behalten und geschickt, sobald es eine Verbindung gibt.',
  removed: (name) => `${name} ist nicht mehr in Ihrem Warenkorb.`,
  putBack: 'Zurücklegen',
  putBackLine: (name) => `${name} zurücklegen`,
  unanswered:
    'Es kam keine Antwort. Bitte sehen Sie nach, ob Sie online sind, und versuchen Sie es noch einmal.',

  less: (name) => `${name}: eins weniger`,
  more: (name) => `${name}: eins mehr`,
  howMany: (name) => `Anzahl von ${name}`,
  update: 'Aktualisieren',
  remove: 'Entfernen',
  removeLine: (name) => `${name} entfernen`,
  each: 'Einzeln:',
  take: (left) => `${left} nehmen`,
  takeOf: (left, name) => `${left} von ${name} nehmen`,
  accept: 'In Ordnung',
  acceptLine: (name) => `In Ordnung: ${name}`,
  gone: 'Nicht mehr im Shop. Bitte entfernen Sie es.',
  soldOut: 'Zurzeit ausverkauft. Bitte entfernen Sie es, um das Übrige zu bestellen.',
  left: (count) => `Nur noch ${count} da.`,

  summary: 'Übersicht',
  subtotal: 'Zwischensumme',
  paid: (amount) => `Zum Vergleich umgerechnet. Sie zahlen ${amount}.`,
  onTop: (taxIncluded) =>
    taxIncluded ? 'Inklusive Steuer, zuzüglich Lieferung.' : 'Zuzüglich Steuern und Lieferung.',
  checkOut: 'Zur Kasse',
  checkingOut: 'Die Kasse wird geöffnet …',

  coupon: 'Gutschein',
  couponCode: 'Gutscheincode',
  couponOn: (code) => `Der Gutschein ${code} gilt für Ihren Warenkorb.`,
  apply: 'Einlösen',
  removeCoupon: (code) => `Gutschein ${code} entfernen`,
  couponLater: 'Er wird beim Bezahlen abgezogen.',

  deliverTo: 'Lieferung nach',
  chooseCountry: 'Land wählen',
  estimate: 'Schätzen',
  estimatedTotal: 'Geschätzte Summe',
}
