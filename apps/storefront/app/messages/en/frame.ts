const number = new Intl.NumberFormat('en')

/** What every page has around it, and words that many pages share. */
export const frame = {
  skip: 'Skip to content',
  loading: 'Loading the page',
  catalog: 'Catalog',
  shop: 'Shop',
  allPieces: 'All items',
  seeAllPieces: 'See all items',
  collections: 'Collections',
  search: 'Search',
  quickSearch: 'Quick search',
  searchWords: 'Search terms',
  cart: 'Cart',
  account: 'Account',
  accountOf: (name: string) => (name ? `${name}’s account` : 'Your account'),
  logIn: 'Log in',
  close: 'Close',
  goodToKnow: 'Help and info',
  language: 'Language',
  currency: 'Currency',
  nothingYet: 'Nothing here yet',
  lookFurther: 'Keep shopping',
  frontPage: 'Go to the home page',
  number: (count: number) => number.format(count),
  pieces: (count: number) => `${number.format(count)} ${count === 1 ? 'item' : 'items'}`,
  taxWithin: (tax: string) => `Includes ${tax} tax.`,
}
