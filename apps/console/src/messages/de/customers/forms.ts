import type { en } from '../../en/customers/forms.ts'

/** Die Texte zu dem, was mit Formularen gesendet wird. */
export const de: typeof en = {
  form: 'Formular',
  sent: 'Formulareingang',
  answers: 'Angaben',
  date: 'Gesendet',
  none: 'Noch keine Formulareingänge. Was mit den Formularen Ihres Shops gesendet wird, erscheint hier.',
  noName: 'Formular ohne Namen',
  empty: 'Ohne Angaben gesendet.',
  visitor: 'Nicht angemeldet',
  delete: 'Löschen',
  deleteTitle: (count) =>
    count === 1 ? 'Diesen Formulareingang löschen?' : `${count} Formulareingänge löschen?`,
  deleteHint: 'Die Angaben gehen verloren. Das lässt sich nicht rückgängig machen.',
  deleted: (count) => (count === 1 ? 'Formulareingang gelöscht' : `${count} Formulareingänge gelöscht`),
}
