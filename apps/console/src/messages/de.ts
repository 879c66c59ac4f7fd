import { de as customers } from './de/customers/customers.ts'
import { de as drafts } from './de/orders/drafts.ts'
import { de as orders } from './de/orders/orders.ts'
import { de as collections } from './de/products/collections.ts'
import { de as products } from './de/products/products.ts'
import { de as stock } from './de/products/stock.ts'
import type { Messages } from './en.ts'

/** Die Texte auf Deutsch. */
export const de: Messages = {
  loading: 'Wird geladen',
  close: 'Schließen',
  keep: 'Abbrechen',
  moreActions: 'Weitere Aktionen',
  pages: {
    home: 'Übersicht',
    orders: 'Bestellungen',
    products: 'Produkte',
    collections: 'Kollektionen',
    stock: 'Bestand',
    customers: 'Kunden',
    coupons: 'Rabattcodes',
    giftCards: 'Gutscheinkarten',
    reviews: 'Bewertungen',
    forms: 'Formulare',
    emails: 'E-Mails',
    settings: 'Einstellungen',
    webhooks: 'Webhooks',
    history: 'Verlauf',
  },
  roles: { owner: 'Inhaberin oder Inhaber', merchant: 'Team' },
  frame: {
    navigation: 'Navigation',
    find: 'Alles durchsuchen',
    findKeys: 'Strg K',
    account: (email) => `Konto: ${email}`,
    openShop: 'Shop öffnen',
    look: 'Darstellung',
    looks: { light: 'Hell', dark: 'Dunkel', auto: 'System' },
    signOut: 'Abmelden',
  },
  session: {
    failed: 'Die Anmeldung hat nicht geklappt',
    failedHint: 'Sie hat zu lange gedauert oder wurde in einem anderen Browser begonnen.',
    tryAgain: 'Neu anmelden',
    ended: 'Sie wurden abgemeldet',
    endedHint:
      'Ihre Eingaben bleiben erhalten. Melden Sie sich in einem neuen Tab an und machen Sie dann hier weiter.',
    signIn: 'Anmelden',
    signedInAgain: 'Sie sind wieder angemeldet. Sie können diesen Tab schließen.',
  },
  list: {
    clearSearch: 'Suche leeren',
    sort: 'Sortieren nach',
    removeFilter: (name) => `Filter ${name} entfernen`,
    clearAll: 'Alle entfernen',
    pickAll: 'Alle angezeigten Zeilen auswählen',
    pick: (name) => `${name} auswählen`,
    picked: (count) => `${count} ausgewählt`,
    unpick: 'Auswahl aufheben',
    pickMatching: 'Alle Treffer auswählen',
    pickedAll: 'Alle Treffer ausgewählt',
    columns: {
      title: 'Spalten',
      earlier: (name) => `${name} nach links`,
      later: (name) => `${name} nach rechts`,
      reset: 'Spalten zurücksetzen',
      onPhones: 'Auf dem Handy zeigt die Liste nur die wichtigsten Spalten.',
    },
    export: {
      start: 'Liste exportieren',
      rows: (count) => `${count} Zeilen`,
      stop: 'Export abbrechen',
    },
    bulk: {
      done: (count) => `${count} erledigt`,
      doneOf: (count, total) => `${count} von ${total} erledigt`,
      stop: 'Anhalten',
      stopped: 'Angehalten. Was schon geändert ist, bleibt geändert.',
      changed: (count) => `${count} geändert`,
      undone: (count) => `${count} zurückgesetzt`,
      failed: (count) => `${count} nicht geändert`,
      undo: 'Rückgängig machen',
    },
    more: 'Mehr anzeigen',
    shown: (count) => `Die ersten ${count}`,
    all: (count) => (count === 1 ? '1 Zeile' : `${count} Zeilen`),
    views: {
      title: 'Ansichten',
      own: 'Ihre Ansichten',
      shared: 'Mit Ihnen geteilt',
      save: 'Diese Ansicht speichern',
      saveButton: 'Ansicht speichern',
      name: 'Name der Ansicht',
      share: 'Für das ganze Team sichtbar',
      saved: (name) => `${name} gespeichert`,
      delete: (name) => `${name} löschen`,
      deleted: (name) => `${name} gelöscht`,
    },
    nothing: 'Nichts gefunden. Versuchen Sie andere Wörter oder weniger Filter.',
  },
  leaving: {
    title: 'Ohne Speichern verlassen?',
    hint: 'Ihre Änderungen sind noch nicht gespeichert.',
    leave: 'Verlassen',
    stay: 'Weiter bearbeiten',
  },
  problem: {
    unknown: 'Etwas ist schiefgegangen',
    refused: 'Das hat nicht geklappt',
    forbidden: {
      title: 'Dafür fehlt Ihnen die Berechtigung',
      hint: 'Ihre Rolle erlaubt das nicht. Fragen Sie die Inhaberin oder den Inhaber des Shops.',
    },
    offline: {
      title: 'Der Shop ist nicht erreichbar',
      hint: 'Prüfen Sie Ihre Verbindung. Ihre Eingaben bleiben erhalten.',
    },
    busy: { title: 'Der Shop ist gerade ausgelastet', hint: 'Versuchen Sie es gleich noch einmal.' },
    gone: {
      title: 'Das gibt es nicht mehr',
      hint: 'Vielleicht hat es jemand gelöscht.',
    },
    codes: {
      ORDER_CANNOT_BE_EDITED:
        'Diese Bestellung kann nicht mehr bearbeitet werden. Sie wurde versandt, erstattet oder storniert.',
      CONFLICT: 'Das hat inzwischen jemand anders geändert. Gehen Sie zurück und beginnen Sie dort neu.',
      ORDER_IS_CANCELED: 'Diese Bestellung wurde inzwischen storniert.',
    },
    reference: (id) => `Referenz: ${id}`,
    retry: 'Noch einmal versuchen',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    hint: 'Vielleicht wurde sie verschoben, oder die Adresse stimmt nicht.',
    home: 'Zur Übersicht',
  },
  trouble: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    hint: 'Vielleicht wurde das Backoffice aktualisiert. Laden Sie die Seite neu. Alles Gespeicherte bleibt erhalten.',
    reload: 'Seite neu laden',
  },
  collections,
  customers,
  drafts,
  orders,
  products,
  stock,
}
