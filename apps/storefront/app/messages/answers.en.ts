/** What only the server says: answers to forms, and words of amounts. They are in no script. */
export const answers = {
  wholeNumber: 'Please give a whole number of pieces.',
  chooseAgain: (option: string) => `Please choose again: ${option}.`,
  notMade: 'It is not made in this combination.',
  gone: 'This piece is no longer in the shop.',
  tooMany: 'There are not that many left.',
  lineGone: 'This line is no longer in your cart.',
  cartFull: 'Your cart is full: it holds 300 different pieces.',
  cartFailed: 'Your cart could not be changed just now. Nothing is lost; please try again.',

  busy: (seconds?: number) =>
    `More is asked of the shop than it can answer at once. Nothing is lost; please try again in ${seconds ? `${seconds} seconds` : 'a minute'}.`,

  cartEmpty: 'There is nothing in your cart yet.',
  changeMarked: 'Not everything can be bought as it stands. Please change the marked pieces first.',
  noOrders: 'The shop cannot take orders just now. Your cart is safe.',
  checkoutFailed: 'The checkout could not be opened just now. Your cart is safe; please try again.',

  typeCode: 'Please type a code.',
  noSuchCode: 'There is no such code. Please look at its letters again.',
  codeExpired: 'This code is no longer valid.',
  codeNotYet: 'This code is not valid yet.',
  codeUsedUp: 'This code has been used as often as it could be.',
  codeUsedByYou: 'You have used this code as often as you may.',
  codeTooOften: 'Too many codes. Wait a few minutes, then try again.',
  codeForMore: 'This code is for larger orders. Add something more, then try it again.',

  /** The platform says it in English, with the price before; the line's name stands above it already. */
  priceChanged: (_now: string, said: string, name: string) =>
    `${said.startsWith(name) ? `It${said.slice(name.length)}` : said}.`,
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  fees: 'Fees',
  tax: 'Tax',
  noDelivery: 'Nothing in your cart can be delivered to this country.',

  workshop: 'Workshop',
  availability: 'Availability',
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  collection: 'Collection',
  ignored: (parameters: readonly string[], more: number) =>
    `Left aside, since it means nothing here: ${parameters.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  notMadeHere: (asked: readonly string[]) =>
    `Not to be had of this piece: ${asked.join(', ')}. You see what comes nearest.`,

  perUnit: (price: string, unit: string) => `${price} per ${unit}`,
  off: (amount: string) => `${amount} off`,
  document: 'Document',

  allPieces: 'All pieces',
  collections: 'Collections',
}

/** As above; the compiler holds other languages to its keys. */
export type Answers = typeof answers
