import type { en } from '../../en/products/product-changes.ts'

/** Die Texte zu Sammeländerungen. */
export const de: typeof en = {
  title: 'Sammeländerungen',
  hint: 'Änderungen vieler Produkte in den letzten 30 Tagen. Sie laufen weiter, wenn Sie diese Seite schließen.',
  what: 'Änderung',
  result: 'Ergebnis',
  action: 'Aktion',
  kinds: {
    price: 'Preis',
    cost: 'Einkaufspreis',
    weight: 'Gewicht',
    ribbon: 'Label',
    brand: 'Marke',
    visible: 'Sichtbarkeit',
    collections: 'Kollektionen',
    stock: 'Bestand',
    discount: 'Rabatt',
    priceEnding: 'Gerundete Preise',
    sheet: 'Werte aus einer Tabelle',
    undo: 'Rücknahme einer Änderung',
    undoImport: 'Rücknahme eines Imports',
    filter: 'Änderung durch ein Programm',
  },
  statuses: {
    WAITING: 'Wartet',
    COUNTING: 'Sucht Produkte',
    RUNNING: 'Läuft',
    DONE: 'Fertig',
    CANCELLED: 'Angehalten',
    FAILED: 'Fehlgeschlagen',
  },
  counts: (changed, failed, hasFailed) =>
    hasFailed ? `${changed} geändert, ${failed} fehlgeschlagen` : `${changed} geändert`,
  progress: (done, total) => `${done} von ${total}`,
  stop: 'Anhalten',
  undo: 'Rückgängig',
  stopOf: (what) => `Anhalten: ${what}`,
  undoOf: (what) => `Rückgängig: ${what}`,
  undoing: 'Die alten Werte werden wiederhergestellt',
  stopped: 'Die Änderung ist angehalten',
}
