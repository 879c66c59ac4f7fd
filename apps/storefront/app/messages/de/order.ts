import type { OrderWords } from '../en/order.ts'

/** Eine Bestellung, für ihren Käufer. */
export const order: OrderWords = {
  title: 'Vielen Dank',
  numberAndDay: (number, day) => `Bestellung ${number}, ${day}`,
  thanks: (firstName) => (firstName ? `Vielen Dank, ${firstName}` : 'Vielen Dank'),
  cancelled: 'Diese Bestellung wurde storniert',
  payment: {
    PAID: 'Ihre Bestellung ist eingegangen und bezahlt. Wir kümmern uns gleich darum.',
    DUE: 'Ihre Bestellung ist eingegangen. Wie Sie bezahlen, steht in der Bestätigung.',
    PARTLY_SENT: 'Ein Teil Ihrer Bestellung ist unterwegs. Der Rest folgt.',
    SENT: 'Ihre Bestellung ist unterwegs.',
    PARTLY_READY: 'Ein Teil Ihrer Bestellung ist abholbereit. Der Rest folgt.',
    READY: 'Ihre Bestellung ist abholbereit.',
    GIVEN_BACK: 'Wir haben Ihnen den Betrag dieser Bestellung erstattet.',
  },
  refunded: 'Erstattet',
  partlyRefunded: (amount) => `Wir haben Ihnen ${amount} erstattet.`,
  confirmationTo: 'Die Bestätigung geht an',
  filesReady: 'Ihre Bestellung ist eingegangen und bezahlt. Ihre Dateien stehen bereit.',
  files: 'Ihre Dateien',
  download: 'Herunterladen',
  downloadFile: (name) => `${name} herunterladen`,
  filesUntil: (day) =>
    `Die Links gelten bis ${day}. Bitte geben Sie sie nicht weiter: Wer einen Link hat, kann die Datei herunterladen.`,
  filesOncePaid:
    'Sobald die Bestellung bezahlt ist, können Sie Ihre Dateien hier herunterladen. Wir senden Ihnen die Links auch per E-Mail.',
  filesLater:
    'Ihre Dateien stehen noch nicht bereit. Schauen Sie später noch einmal hier nach, oder melden Sie sich bei uns, wenn es eilt.',
  giftCards: {
    PAID: 'Der Code kommt per E-Mail: zu Ihnen oder zu der Person, für die die Karte ist. Das kann ein paar Minuten dauern.',
    DUE: 'Wir verschicken den Code per E-Mail, sobald Ihre Zahlung da ist.',
  },
  bought: 'Ihre Artikel',
  pieces: 'Menge:',
  sums: 'Summen',
  total: 'Gesamt',
  unknown: 'Diese Bestellung können wir hier nicht anzeigen',
  unknownWhy:
    'Bestellungen sehen Sie nur in Ihrem Konto oder in dem Browser, in dem Sie bestellt haben. Wenn Sie gerade bestellt haben, ist nichts verloren: Alle Angaben stehen in der Bestätigung per E-Mail.',
  unavailableWhy:
    'Ein Teil des Shops antwortet gerade nicht. Wenn Sie eben bestellt haben, geht Ihre Bestellung nicht verloren: Bitte bestellen Sie nicht noch einmal. Sie bekommen eine Bestätigung per E-Mail, und in einer Minute funktioniert diese Seite wieder.',
  toOrders: 'Zu Ihren Bestellungen',
  paidWith: 'Zahlung',
  payments: {
    CARD: 'Karte',
    PROVIDER: 'Online bezahlt',
    OFFLINE: 'Direkt an den Shop',
    GIFT_CARD: 'Gutscheinkarte',
  },
  cardOf: ({ brand, lastDigits }) => `${brand} mit den Endziffern ${lastDigits}`,
  billing: 'Rechnungsadresse',
  track: 'Paket verfolgen',
  tracking: (carrier, number) => [carrier, number].filter(Boolean).join(' '),
  keep: 'Diese Bestellung im Konto behalten',
  keepWhy:
    'Verfolgen Sie Ihre Lieferung, und bestellen Sie beim nächsten Mal, ohne Ihre Adresse einzugeben. Sie brauchen nur noch ein Passwort.',
  createAccount: 'Konto anlegen',
  again: 'Noch einmal bestellen',
  adding: 'Wird hinzugefügt …',
  print: 'Rechnung drucken',
  printOrder: 'Bestellung drucken',
  invoice: 'Rechnung',
  invoiceNumber: 'Rechnungsnummer',
  invoiceDay: 'Rechnungsdatum',
  supplied: 'Leistungsdatum',
  sameDay: 'Entspricht dem Rechnungsdatum',
  vatId: (id) => `USt-IdNr.: ${id}`,
  taxAt: (rate, taxable) => `${rate} MwSt. auf ${taxable}`,
}
