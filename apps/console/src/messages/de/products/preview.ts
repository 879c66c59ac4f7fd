import type { en } from '../../en/products/preview.ts'

/** Die Texte der Vorschau eines Produkts. */
export const de: typeof en = {
  open: 'Vorschau',
  title: 'Vorschau der Seite',
  hint: 'Ihre Eingaben sind noch nicht gespeichert. Hier lässt sich nichts kaufen.',
  width: 'Breite',
  widths: { wide: 'Computer', phone: 'Handy' },
  missing: 'Die Seiten des Shops antworten nicht. Läuft der Shop?',
}
