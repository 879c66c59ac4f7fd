const number = new Intl.NumberFormat('en')

/** What every page has around it, and words that many pages share. */
export const frame = {
  skip: 'Skip to the content',
  loading: 'Loading the page',
  catalog: 'Catalog',
  shop: 'Shop',
  allPieces: 'All pieces',
  seeAllPieces: 'See all pieces',
  collections: 'Collections',
  search: 'Search',
  quickSearch: 'Quick search',
  searchWords: 'Words to search for',
  cart: 'Cart',
  close: 'Close',
  nothingYet: 'Nothing here yet',
  lookFurther: 'Look around further',
  frontPage: 'Go to the front page',
  number: (count: number) => number.format(count),
  pieces: (count: number) => `${number.format(count)} ${count === 1 ? 'piece' : 'pieces'}`,
  taxWithin: (tax: string) => `It holds ${tax} of tax.`,
}
