import type { en } from '../../en/shop/setup.ts'

/** Was ein neuer Shop noch braucht. */
export const de: typeof en = {
  title: 'Bereit zum Verkaufen',
  progress: (done, all) => `${done} von ${all} Schritten erledigt`,
  done: '(erledigt)',
  steps: {
    product: { title: 'Erstes Produkt anlegen', hint: 'Name und Preis reichen für den Anfang.' },
    buyable: { title: 'Ein Produkt zum Kauf anbieten', hint: 'Es muss sichtbar und auf Lager sein.' },
    collection: { title: 'Kollektion anlegen', hint: 'Kollektionen sind die Regale Ihres Shops.' },
    delivery: { title: 'Versand festlegen', hint: 'Wohin Sie liefern, und was der Versand kostet.' },
    order: {
      title: 'Testbestellung aufgeben',
      hint: 'Kaufen Sie etwas in Ihrem Shop. In der Testumgebung fließt kein Geld.',
    },
  },
}
