import type { en } from '../en/product-page.ts'

/** Die Texte der Seite eines Produkts. */
export const de: typeof en = {
  duplicate: 'Duplizieren',
  duplicateTitle: (name) => `${name} duplizieren`,
  duplicateHint:
    'Die Kopie ist versteckt und hat keinen gezählten Bestand. Bilder, Optionen und Preise werden übernommen.',
  copyName: 'Name der Kopie',
  copyOf: (name) => `Kopie von ${name}`,
  copied: (name) => `${name} angelegt`,
  delete: 'Löschen',
  deleteTitle: (name) => `${name} löschen?`,
  deleteHint:
    'Seite, Varianten und Bestand sind dann endgültig weg. Bestellungen behalten, was gekauft wurde. Soll das Produkt nur eine Zeit lang nicht im Shop stehen, verstecken Sie es.',
  deleteButton: 'Produkt löschen',
  deleted: (name) => `${name} gelöscht`,
  media: {
    title: 'Zu dieser Datei',
    open: (name) => `${name} bearbeiten`,
    unnamed: (place) => `Bild ${place}`,
    noAlt: 'Kein Alternativtext',
    alt: 'Alternativtext',
    altHint: 'Sagt, was auf dem Bild ist: für alle, die es nicht sehen, und für Suchmaschinen.',
    name: 'Name',
    choices: 'Zeigen bei',
    choicesHint: 'Wer eine dieser Möglichkeiten wählt, sieht diese Datei.',
    sent: (done, all) => `${done} von ${all} MB übertragen`,
  },
  availability: {
    title: 'Lässt sich das kaufen?',
    yes: 'Ja, es lässt sich jetzt kaufen.',
    partly: 'Ja, aber nicht jede Variante:',
    no: 'Nein, und zwar aus diesen Gründen:',
    reasons: {
      PRODUCT_HIDDEN: () => 'Es ist im Shop versteckt.',
      NO_PAYMENT_METHOD: () =>
        'Der Shop bietet keine Zahlungsart. Wer den Server betreibt, kann eine einrichten.',
      NO_DELIVERY: () => 'Der Shop liefert noch nirgendwohin.',
      VARIANT_HIDDEN: (names) => `Versteckt: ${names}.`,
      OUT_OF_STOCK: (names) => (names ? `Ausverkauft: ${names}.` : 'Es ist ausverkauft.'),
    },
    more: (names, more) => (more > 0 ? `${names} und ${more} weitere` : names),
    change: {
      PRODUCT_HIDDEN: 'Sichtbarkeit ändern',
      NO_DELIVERY: 'Versand einrichten',
      VARIANT_HIDDEN: 'Varianten zeigen',
      OUT_OF_STOCK: 'Bestand ändern',
    },
  },
}
