import type { en } from '../../en/products/collection-page.ts'

/** Die Texte auf der Seite einer Kollektion. */
export const de: typeof en = {
  picture: 'Bild',
  pictureHint: 'Erscheint in der Übersicht der Kollektionen im Shop und wenn jemand diese Kollektion teilt.',
  pictureAlt: (name) => `Bild von ${name}`,
  upload: 'Bild hochladen',
  replace: 'Bild ersetzen',
  removePicture: 'Bild entfernen',
  pictureSaved: 'Bild gespeichert',
  pictureRemoved: 'Bild entfernt',
  order: {
    hint: 'Der Shop zeigt die Produkte in dieser Reihenfolge, solange niemand anders sortiert. Ziehen Sie ein Produkt am Griff.',
    cut: (most) => `Die ersten ${most} Produkte lassen sich anordnen. Die übrigen folgen, neueste zuerst.`,
    handle: (name) => `${name} verschieben`,
    keys: 'Leertaste zum Aufnehmen, Pfeiltasten zum Verschieben, Leertaste zum Ablegen, Escape zum Abbrechen.',
    pickedUp: (name, place, count) =>
      `${name} aufgenommen. Platz ${place} von ${count}. Verschieben Sie mit den Pfeiltasten.`,
    moved: (name, place, count) => `${name} ist jetzt auf Platz ${place} von ${count}.`,
    putDown: (name, place, count) => `${name} auf Platz ${place} von ${count} abgelegt.`,
    cancelled: (name) => `${name} ist wieder am alten Platz.`,
    reset: 'Neueste zuerst',
    wasReset: 'Die neuesten Produkte stehen wieder vorn',
    more: 'Weitere Produkte anzeigen',
    hidden: 'Ausgeblendet',
  },
}
