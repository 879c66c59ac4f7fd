import type { OrderWords } from './order.en.ts'

/** Eine Bestellung, für ihren Käufer. */
export const order: OrderWords = {
  title: 'Vielen Dank',
  numberAndDay: (number, day) => `Bestellung ${number}, ${day}`,
  thanks: (firstName) => (firstName ? `Vielen Dank, ${firstName}` : 'Vielen Dank'),
  cancelled: 'Diese Bestellung wurde storniert',
  payment: {
    PAID: 'Ihre Bestellung ist aufgegeben und bezahlt. Wir fangen gleich damit an.',
    DUE: 'Ihre Bestellung ist aufgegeben. Wie Sie bezahlen, steht in der Bestätigung.',
    GIVEN_BACK: 'Was Sie für diese Bestellung bezahlt haben, wurde erstattet.',
  },
  confirmationTo: 'Eine Bestätigung ist unterwegs an',
  bought: 'Ihre Auswahl',
  pieces: 'Stücke:',
  sums: 'Summen',
  total: 'Gesamt',
  unknown: 'Diese Bestellung können wir hier nicht zeigen',
  unknownWhy:
    'Eine Bestellung wird in dem Browser gezeigt, in dem sie aufgegeben wurde. Haben Sie gerade bestellt, ist nichts verloren: Die Bestätigung mit allen Angaben ist unterwegs an Ihre E-Mail-Adresse.',
  lookIntoCart: 'In den Warenkorb sehen',
}
