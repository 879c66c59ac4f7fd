const pieces = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'piece' : 'pieces'}`

/** The cart, beside a page and on its own. */
export const cart = {
  title: 'Cart',
  yours: 'Your cart',
  lines: 'Pieces in your cart',
  withPieces: (count: number) => (count === 0 ? 'Cart, empty' : `Cart, ${pieces(count)}`),
  news: (count: number, subtotal: string) =>
    count === 0 ? 'Your cart is empty.' : `${pieces(count)} in your cart, ${subtotal}.`,
  unknown: 'We cannot look into your cart just now. It is safe; please try again in a minute.',
  view: 'View the cart',
  empty: 'Nothing in here yet',
  emptyWhy: 'What you choose waits here, also when you come back another day.',
  emptiedElsewhere: 'What was in here was bought or taken out in another window.',
  offline: 'You are offline. What you change is kept, and sent as soon as there is a connection.',
  removed: (name: string) => `${name} is out of your cart.`,
  putBack: 'Put it back',
  putBackLine: (name: string) => `Put ${name} back`,
  unanswered: 'No answer came. Please see whether you are online, and try again.',

  less: (name: string) => `One ${name} less`,
  more: (name: string) => `One ${name} more`,
  howMany: (name: string) => `How many of ${name}`,
  update: 'Update',
  remove: 'Remove',
  removeLine: (name: string) => `Remove ${name}`,
  each: 'Each:',
  take: (left: number) => `Take ${left}`,
  takeOf: (left: number, name: string) => `Take ${left} of ${name}`,
  accept: 'That is all right',
  acceptLine: (name: string) => `That is all right: ${name}`,
  gone: 'No longer in the shop. Please remove it.',
  soldOut: 'Sold out at the moment. Please remove it to check out the rest.',
  left: (count: number) => `Only ${count} left.`,

  summary: 'Summary',
  subtotal: 'Subtotal',
  paid: (amount: string) => `Converted for you to compare. You pay ${amount}.`,
  onTop: (taxIncluded: boolean): string =>
    taxIncluded ? 'Tax is included, delivery comes on top.' : 'Taxes and delivery come on top.',
  checkOut: 'Check out',
  checkingOut: 'Opening the checkout …',

  coupon: 'Coupon',
  couponCode: 'Coupon code',
  couponOn: (code: string) => `Coupon ${code} is on your cart.`,
  apply: 'Apply',
  removeCoupon: (code: string) => `Remove coupon ${code}`,
  couponLater: 'It comes off when you pay.',

  deliverTo: 'Deliver to',
  chooseCountry: 'Choose a country',
  estimate: 'Estimate',
  estimatedTotal: 'Estimated total',
}
