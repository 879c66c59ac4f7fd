const number = new Intl.NumberFormat('en')

/** Lists of products: collections, search, and what a card says. */
export const catalog = {
  allCollections: 'All collections',
  newest: 'New in',
  seeAll: 'See all',

  filter: (chosen: number) => (chosen > 0 ? `Filter (${chosen})` : 'Filter'),
  show: (count: number) => `Show ${number.format(count)} ${count === 1 ? 'item' : 'items'}`,
  more: (count: number) => `${count} more`,
  price: 'Price',
  from: 'From',
  to: 'To',
  upTo: (max: number) => `up to ${number.format(max)}`,
  atLeast: (min: number) => `from ${number.format(min)}`,
  between: (min: number, max: number) => `${number.format(min)} to ${number.format(max)}`,
  someOf: (first: number, last: number, total: number) =>
    `${number.format(first)} to ${number.format(last)} of ${number.format(total)} items`,
  page: (page: number) => `Page ${page}`,

  searchFor: (words: string) => `Search: ${words}`,
  searchHint: 'Search the shop',

  preorder: 'Pre-order',
  soldOut: 'Sold out',
  colours: (count: number) => `${count} colours`,
  priceFrom: 'From',
  priceNow: 'Price now',
  priceBefore: ', before',
}
