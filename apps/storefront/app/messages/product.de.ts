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
  remarks: { available: '', 'sold-out': 'ausverkauft', 'not-made': 'in dieser Kombination nicht erhältlich' },
  showChoice: 'Auswahl anzeigen',
  soldOutHere: 'Diese Auswahl ist ausverkauft. Andere sind verfügbar.',
  notMade: 'Diese Kombination ist nicht erhältlich. Andere sind verfügbar.',
  soldOutNow: 'Ausverkauft.',
  file: 'Ein Download, den Sie per E-Mail bekommen.',
  inStock: 'Auf Lager.',
  left: (count) => (count === 1 ? 'Nur noch 1 verfügbar.' : `Nur noch ${count} verfügbar.`),
  articleNumber: (sku) => `Artikelnummer ${sku}`,
  alsoLiked: 'Das könnte Ihnen auch gefallen',
}
