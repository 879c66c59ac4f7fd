/** Texts that only the server sends: answers to forms, and the labels of amounts. No script contains them. */
export const answers = {
  listing: {
    orders: {
      relevance: 'Best match',
      featured: 'Featured',
      newest: 'Newest first',
      oldest: 'Oldest first',
      'price-up': 'Price, low to high',
      'price-down': 'Price, high to low',
      'name-up': 'Name, A to Z',
      'name-down': 'Name, Z to A',
    },
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    chosenFilters: 'Chosen filters',
    takeOff: 'Remove',
    clear: 'Clear all filters',
    none: 'No items',
    skipFilters: 'Skip the filters',
    sort: 'Sort',
    sortBy: 'Sort by',
    noneLeft: 'No items match all your filters',
    noneLeftWhy: 'Try removing a filter.',
    showAll: 'Remove all filters',
  },
  previewAlone: 'The back office shows drafts of products here.',
  wholeNumber: 'Enter a whole number.',
  chooseAgain: (option: string) => `Please choose again: ${option}.`,
  notMade: 'This combination isn’t available.',
  gone: 'This item is no longer available.',
  tooMany: 'There aren’t that many left.',
  lineGone: 'This item is no longer in your cart.',
  cartFull: 'Your cart is full. It holds 300 different items.',
  cartFailed: 'We couldn’t update your cart. Nothing is lost. Please try again.',

  busy: (seconds?: number) =>
    `The shop is busy right now. Nothing is lost. Please try again in ${seconds ? `${seconds} seconds` : 'a minute'}.`,

  preorder: 'Pre-order',
  preorderFrom: (day: string | undefined) =>
    day ? `Pre-order: ships from ${day}.` : 'Pre-order: ships when it arrives.',
  shipsFrom: (day: string) => `ships from ${day}`,
  shipsLater: 'ships when it arrives',

  cartEmpty: 'Your cart is empty.',
  nothingLeft: (count: number) =>
    `${count === 1 ? 'This item is' : 'These items are'} no longer available. Please choose something else.`,
  changeMarked: 'Some items need a change before you can check out. We’ve marked them.',
  noOrders: 'The shop can’t take orders right now. Your cart is safe.',
  checkoutFailed: 'We couldn’t open the checkout. Your cart is safe. Please try again.',

  emailLike: 'Enter an email address, like ada@example.com.',
  giftName: 'Use at most 100 characters, on one line.',
  giftMessage: 'Use at most 500 characters.',
  giftDate: 'Choose a day between today and a year from now.',
  cannotTell: 'We couldn’t save your request. Please try again.',

  typeCode: 'Enter a code.',
  noSuchCode: 'We don’t know this code. Check the spelling.',
  codeExpired: 'This code has expired.',
  codeNotYet: 'This code isn’t valid yet.',
  codeUsedUp: 'This code has been used up.',
  codeUsedByYou: 'You’ve already used this code.',
  codeTooOften: 'Too many codes. Wait a few minutes, then try again.',
  codeForMore: 'This code needs a larger order. Add something and try again.',
  codeFromMore: 'This code needs a larger order. Add something to use it.',
  codeForOthers: 'This code doesn’t apply to the items in your cart.',
  codeOver: 'This code is no longer valid.',

  /** The platform's text is in English and names the old price; the line's name is already above it. */
  priceChanged: (_now: string, said: string, name: string) =>
    `${said.startsWith(name) ? `It${said.slice(name.length)}` : said}.`,
  subtotal: 'Subtotal',
  discount: 'Discount',
  nextStep: 'At the next step',
  delivery: 'Delivery',
  free: 'Free',
  arrives: (days: string) => `Arrives ${days}`,
  ready: (days: string) => `Ready ${days}`,
  fees: 'Fees',
  tax: 'Tax',
  noDelivery: 'We can’t deliver the items in your cart to this country.',
  noDeliveries: 'We don’t deliver at the moment. You can still order what comes by email.',

  color: 'Colour',
  colors: {
    white: 'White',
    beige: 'Beige',
    yellow: 'Yellow',
    orange: 'Orange',
    red: 'Red',
    pink: 'Pink',
    purple: 'Purple',
    blue: 'Blue',
    green: 'Green',
    brown: 'Brown',
    grey: 'Grey',
    black: 'Black',
  },
  workshop: 'Workshop',
  availability: 'Availability',
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  collection: 'Collection',
  ignored: (parameters: readonly string[], more: number) =>
    `Ignored, because it doesn’t apply here: ${parameters.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  corrected: (to: string) => `Showing results for “${to}”.`,
  nothingFor: (words: string) => `No results for “${words}”.`,
  nothingFound: (words: string) => `No results for “${words}”`,
  nothingFoundWhy: 'Check the spelling, or try a simpler word such as “bowl” or “blue”.',
  emptySearch: 'What are you looking for?',
  emptySearchWhy: 'Search by name, colour, material or price, like “blue vase under 100”.',
  pagesFound: 'Also on our pages',
  browse: 'Browse our collections',
  fromPrice: (price: string) => `From ${price}`,
  partial: (words: string) => `Nothing matches all of “${words}”. These come closest.`,
  buyAgain: 'Buy again',
  yourOrders: 'Your orders',
  seasons: 'For the season',
  withoutPrice: 'search at any price',
  pricedWithin: (min?: string, max?: string) => {
    if (min === undefined) return `up to ${max}`
    return max === undefined ? `from ${min}` : `${min} to ${max}`
  },
  suggestions: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  suggestionsFor: (words: string) => `Suggestions for “${words}”`,
  allResults: (words: string) => `See all results for “${words}”`,
  notMadeHere: (asked: readonly string[]) =>
    `${asked.join(', ')} isn’t available for this item. Here’s the closest match.`,

  converted: (currency: string) => `Converted for comparison. You’ll pay in ${currency}.`,
  taxIncluded: 'Tax included',
  taxExtra: 'Plus tax',
  notDelivered: 'not delivered at the moment',
  /** An empty price is free delivery; without one, the price isn't known. */
  deliveryFrom: (price?: string, freeFrom?: string) => {
    if (price === undefined) return 'plus delivery'
    if (price === '') return 'free delivery'
    return `delivery from ${price}${freeFrom ? `, free from ${freeFrom}` : ''}`
  },
  returns: (days: number) => `${days} days to return it.`,
  arrival: (from: number, to: number) =>
    `Arrives in ${from === to ? `${to} ${to === 1 ? 'day' : 'days'}` : `${from} to ${to} days`}.`,

  perUnit: (price: string, unit: string) => `${price} per ${unit}`,
  lowestPrice: (price: string) => `Lowest price in the last 30 days: ${price}`,
  off: (amount: string) => `${amount} off`,
  document: 'Document',

  allPieces: 'All items',
  collections: 'Collections',

  cartMerged: (names: readonly string[], more: number) =>
    `Added to your cart from before you logged in: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  reordered: (missing: readonly string[], more: number) =>
    missing.length === 0
      ? 'Your order is in your cart again.'
      : `We’ve added what we still have. Not available: ${missing.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  passwordChanged: 'Password changed. You’re logged out on all other devices.',
  passwordSet: 'Your new password is set and you’re logged in.',
  deleted: 'Your account is deleted and you’re logged out.',
  loginEnded: 'You’ve been logged out. Please log in again to see your account.',
}

/** As above. The compiler checks that other languages have its keys. */
export type Answers = typeof answers
