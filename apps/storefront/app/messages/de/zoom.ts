import type { ZoomWords } from '../en/zoom.ts'

/** Neben einem großen Bild. */
export const zoom: ZoomWords = {
  of: (place, count) => `Bild ${place} von ${count}`,
  nearer: 'Vergrößern',
  further: 'Verkleinern',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
}
