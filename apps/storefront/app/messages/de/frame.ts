import type { Messages } from '../messages.ts'

const number = new Intl.NumberFormat('de')

/** Was jede Seite umgibt, und Wörter, die viele Seiten gemeinsam haben. */
export const frame: Messages['frame'] = {
  skip: 'Zum Inhalt springen',
  loading: 'Die Seite wird geladen',
  catalog: 'Katalog',
  shop: 'Shop',
  allPieces: 'Alle Artikel',
  seeAllPieces: 'Alle Artikel ansehen',
  collections: 'Kollektionen',
  search: 'Suche',
  quickSearch: 'Schnellsuche',
  searchWords: 'Suchwörter',
  cart: 'Warenkorb',
  account: 'Konto',
  accountOf: (name) => (name ? `Konto von ${name}` : 'Ihr Konto'),
  logIn: 'Anmelden',
  cartMerged: (names, more) =>
    `Aus Ihrem Warenkorb von vor der Anmeldung übernommen: ${names.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
  reordered: (missing, more) =>
    missing.length === 0
      ? 'Ihre Bestellung liegt wieder im Warenkorb.'
      : `Was noch erhältlich ist, liegt im Warenkorb. Es fehlen: ${missing.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
  passwordChanged: 'Passwort geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
  passwordSet: 'Ihr neues Passwort ist gespeichert, und Sie sind angemeldet.',
  deleted: 'Ihr Konto ist gelöscht, und Sie sind abgemeldet.',
  close: 'Schließen',
  goodToKnow: 'Hilfe und Infos',
  language: 'Sprache',
  currency: 'Währung',
  nothingYet: 'Hier ist noch nichts',
  lookFurther: 'Weiter einkaufen',
  frontPage: 'Zur Startseite',
  number: (count) => number.format(count),
  pieces: (count) => `${number.format(count)} Artikel`,
  taxWithin: (tax) => `Enthält ${tax} MwSt.`,
}
