import type { Messages } from '../messages.ts'

const number = new Intl.NumberFormat('de')

/** Listen von Produkten: Kollektionen, Suche, und was auf einer Karte steht. */
export const catalog: Messages['catalog'] = {
  allCollections: 'Alle Kollektionen',
  newest: 'Neu im Shop',
  seeAll: 'Alle ansehen',

  filter: (chosen) => (chosen > 0 ? `Filter (${chosen})` : 'Filter'),
  show: (count) => `${number.format(count)} Artikel anzeigen`,
  more: (count) => `${count} weitere`,
  price: 'Preis',
  from: 'Von',
  to: 'Bis',
  upTo: (max) => `bis ${number.format(max)}`,
  atLeast: (min) => `ab ${number.format(min)}`,
  between: (min, max) => `${number.format(min)} bis ${number.format(max)}`,
  someOf: (first, last, total) =>
    `${number.format(first)} bis ${number.format(last)} von ${number.format(total)} Artikeln`,
  page: (page) => `Seite ${page}`,

  searchFor: (words) => `Suche: ${words}`,
  searchHint: 'Shop durchsuchen',

  preorder: 'Vorbestellbar',
  soldOut: 'Ausverkauft',
  colours: (count) => `${count} Farben`,
  priceFrom: 'Ab',
  priceNow: 'Preis jetzt',
  priceBefore: ', vorher',
}
