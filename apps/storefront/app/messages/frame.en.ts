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
  account: 'Account',
  accountOf: (name: string) => (name ? `Account of ${name}` : 'Your account'),
  logIn: 'Log in',
  cartMerged: (names: readonly string[], more: number) =>
    `This came into your cart from before you logged in: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  passwordChanged: 'Your password is changed. Everywhere else you are logged out.',
  passwordSet: 'Your new password is set, and you are logged in.',
  deleted: 'Your account is deleted, and you are logged out.',
  close: 'Close',
  goodToKnow: 'Good to know',
  language: 'Language',
  currency: 'Currency',
  nothingYet: 'Nothing here yet',
  lookFurther: 'Look around further',
  frontPage: 'Go to the front page',
  number: (count: number) => number.format(count),
  pieces: (count: number) => `${number.format(count)} ${count === 1 ? 'piece' : 'pieces'}`,
  taxWithin: (tax: string) => `It holds ${tax} of tax.`,
}
