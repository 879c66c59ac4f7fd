import type { Messages } from './messages.ts'

/** Seiten, auf denen nichts zu zeigen ist. */
export const notices: Messages['notices'] = {
  notFoundTitle: 'Nicht gefunden',
  notFound: 'Hier ist nichts',
  notFoundWhy: 'Vielleicht ist das Stück für immer verkauft, oder die Adresse enthält einen Tippfehler.',
  unavailableTitle: 'Nicht erreichbar',
  unavailable: 'Das können wir gerade nicht zeigen',
  unavailableWhy:
    'Hinter der Ladentheke antwortet gerade etwas nicht. Ihr Warenkorb ist sicher, und meist ist es in einer Minute vorbei.',
  busy: 'Einen Augenblick, bitte',
  busyWhy: (seconds) =>
    `Der Laden wird mehr gefragt, als er auf einmal beantworten kann. Ihr Warenkorb ist sicher; bitte versuchen Sie es in ${seconds ? `${seconds} Sekunden` : 'einer Minute'} noch einmal.`,
  tryAgain: 'Noch einmal versuchen',
  stay: 'Zurück zur Seite',
  offline: 'Sie sind offline',
  offlineWhy:
    'Diese Seite wurde noch nicht geladen. Sie kommt von selbst, sobald es wieder eine Verbindung gibt; Ihr Warenkorb ist sicher.',
}
