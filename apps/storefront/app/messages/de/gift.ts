import type { GiftWords } from '../en/gift.ts'

/** Für wen eine Gutscheinkarte ist. */
export const gift: GiftWords = {
  whom: 'Für wen ist die Karte?',
  me: 'Per E-Mail an mich',
  someone: 'Per E-Mail an jemand anderen',
  email: 'E-Mail-Adresse der beschenkten Person',
  name: 'Name der beschenkten Person',
  from: 'Ihr Name',
  message: 'Nachricht',
  date: 'Versand am',
  dateHint: 'Um 8 Uhr morgens. Ohne Datum verschicken wir die Karte, sobald sie bezahlt ist.',
  optional: 'optional',
  kept: 'Den Code bekommt nur die beschenkte Person. Wir schreiben Ihnen, sobald er verschickt ist.',
}
