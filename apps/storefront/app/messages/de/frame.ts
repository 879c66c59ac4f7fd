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
  searchWords: 'Suchbegriff',
  cart: 'Warenkorb',
  account: 'Konto',
  accountOf: (name) => (name ? `Konto von ${name}` : 'Ihr Konto'),
  logIn: 'Anmelden',
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
