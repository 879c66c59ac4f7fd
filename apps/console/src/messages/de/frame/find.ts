import type { en } from '../../en/frame/find.ts'

export const de: typeof en = {
  pages: 'Seiten',
  placeholder: 'Seite, Produkt, Bestellung oder Kunde finden',
  nothing: 'Nichts gefunden',
}
