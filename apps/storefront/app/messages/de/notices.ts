import type { Messages } from '../messages.ts'

/** Seiten, auf denen nichts zu zeigen ist. */
export const notices: Messages['notices'] = {
  notFoundTitle: 'Nicht gefunden',
  notFound: 'Seite nicht gefunden',
  notFoundWhy: 'Vielleicht ist der Artikel nicht mehr erhältlich, oder der Link enthält einen Tippfehler.',
  unavailableTitle: 'Nicht erreichbar',
  unavailable: 'Das können wir gerade nicht anzeigen',
  unavailableWhy:
    'Ein Teil des Shops antwortet gerade nicht. Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es in einer Minute noch einmal.',
  busy: 'Einen Augenblick, bitte',
  busyWhy: (seconds) =>
    `Im Shop ist gerade viel los. Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es in ${seconds ? `${seconds} Sekunden` : 'einer Minute'} noch einmal.`,
  tryAgain: 'Noch einmal versuchen',
  stay: 'Zurück zur Seite',
  offline: 'Sie sind offline',
  offlineWhy:
    'Wir konnten diese Seite nicht laden. Sie erscheint, sobald Sie wieder online sind. Ihr Warenkorb bleibt erhalten.',
}
