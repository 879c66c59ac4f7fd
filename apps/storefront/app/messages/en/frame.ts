const number = new Intl.NumberFormat('en')

/** What every page has around it, and words that many pages share. */
export const frame = {
  skip: 'Skip to the content',
  loading: 'Loading the page',
  catalog: 'Catalog',
  shop: 'Shop',
  allPieces: 'All items',
  seeAllPieces: 'See all items',
  collections: 'Collections',
  search: 'Search',
  quickSearch: 'Quick search',
  searchWords: 'Words to search for',
  cart: 'Cart',
  account: 'Account',
  accountOf: (name: string) => (name ? `${name}’s account` : 'Your account'),
  logIn: 'Log in',
  cartMerged: (names: readonly string[], more: number) =>
    `Added to your cart from before you logged in: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  reordered: (missing: readonly string[], more: number) =>
    missing.length === 0
      ? 'Your order is in your cart again.'
      : `We’ve added what we still have. Not available: ${missing.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  passwordChanged: 'Password changed. You’re logged out on all other devices.',
  passwordSet: 'Your new password is set and you’re logged in.',
  deleted: 'Your account is deleted and you’re logged out.',
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
