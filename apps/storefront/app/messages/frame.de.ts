import type { Messages } from './messages.ts'

const number = new Intl.NumberFormat('de')

/** Was jede Seite umgibt, und Wörter, die viele Seiten gemeinsam haben. */
export const frame: Messages['frame'] = {
  skip: 'Zum Inhalt springen',
  loading: 'Die Seite wird geladen',
  catalog: 'Katalog',
  shop: 'Shop',
  allPieces: 'Alle Stücke',
  seeAllPieces: 'Alle Stücke ansehen',
  collections: 'Kollektionen',
  search: 'Suche',
  quickSearch: 'Schnellsuche',
  searchWords: 'Suchwörter',
  cart: 'Warenkorb',
  account: 'Konto',
  accountOf: (name) => (name ? `Konto von ${name}` : 'Ihr Konto'),
  logIn: 'Anmelden',
  cartMerged: (names, more) =>
    `Aus der Zeit vor der Anmeldung kam in Ihren Warenkorb: ${names.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
  passwordChanged: 'Ihr Passwort ist geändert. Überall sonst sind Sie abgemeldet.',
  passwordSet: 'Ihr neues Passwort ist gesetzt, und Sie sind angemeldet.',
  deleted: 'Ihr Konto ist gelöscht, und Sie sind abgemeldet.',
  close: 'Schließen',
  goodToKnow: 'Gut zu wissen',
  language: 'Sprache',
  currency: 'Währung',
  nothingYet: 'Hier ist noch nichts',
  lookFurther: 'Weiter umsehen',
  frontPage: 'Zur Startseite',
  number: (count) => number.format(count),
  pieces: (count) => `${number.format(count)} ${count === 1 ? 'Stück' : 'Stücke'}`,
  taxWithin: (tax) => `Darin enthalten: ${tax} Steuer.`,
}
