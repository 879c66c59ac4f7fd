import type { Messages } from './messages.ts'

/** Die Seite eines Produkts. */
export const product: Messages['product'] = {
  pictures: 'Bilder',
  enlarge: (alt) => (alt ? `Vergrößern: ${alt}` : 'Bild vergrößern'),
  picture: (place, alt) => `Bild ${place}: ${alt}`,
  film: (title) => `Film: ${title}`,
  howMany: 'Anzahl',
  add: 'In den Warenkorb',
  adding: 'Wird hinzugefügt …',
  soldOut: 'Ausverkauft',
  remarks: { available: '', 'sold-out': 'ausverkauft', 'not-made': 'nicht in dieser Kombination' },
  showChoice: 'Diese Auswahl zeigen',
  soldOutHere: 'In dieser Auswahl ausverkauft. Andere sind noch da.',
  notMade: 'In dieser Zusammenstellung gibt es das nicht. Andere sind noch da.',
  soldOutNow: 'Zurzeit ausverkauft.',
  file: 'Eine Datei zum Herunterladen, per E-Mail.',
  inStock: 'Auf Lager.',
  left: (count) => (count === 1 ? 'Das letzte Stück.' : `Nur noch ${count} da.`),
  articleNumber: (sku) => `Artikelnummer ${sku}`,
  alsoLiked: 'Das könnte Ihnen auch gefallen',
}
