const pieces = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'item' : 'items'}`

/** The cart, beside a page and on its own. */
export const cart = {
  title: 'Cart',
  yours: 'Your cart',
  lines: 'Items in your cart',
  withPieces: (count: number) => (count === 0 ? 'Cart, empty' : `Cart, ${pieces(count)}`),
  news: (count: number, subtotal: string) =>
    count === 0 ? 'Your cart is empty.' : `${pieces(count)} in your cart, ${subtotal}.`,
  unknown: 'We can’t show your cart right now. It’s safe. Please try again in a minute.',
  view: 'View cart',
  empty: 'Your cart is empty',
  emptyWhy: 'Items you add stay here, even if you come back another day.',
  emptiedElsewhere: 'Your items were bought or removed in another window.',
  offline: 'You’re offline. We’ll save your changes when you’re back online.',
  removed: (name: string) => `${name} removed from your cart.`,
  putBack: 'Undo',
  putBackLine: (name: string) => `Undo: put ${name} back`,
  unanswered: 'We couldn’t reach the shop. Check your connection and try again.',

  less: (name: string) => `One ${name} less`,
  more: (name: string) => `One ${name} more`,
  howMany: (name: string) => `How many of ${name}`,
  update: 'Update',
  remove: 'Remove',
  removeLine: (name: string) => `Remove ${name}`,
  each: 'Each:',
  take: (left: number) => `Take ${left}`,
  takeOf: (left: number, name: string) => `Take ${left} of ${name}`,
  accept: 'OK',
  acceptLine: (name: string) => `OK: ${name}`,
  gone: 'No longer available. Please remove it.',
  soldOut: 'Sold out. Remove it to check out the rest.',
  left: (count: number) => `Only ${count} left.`,

  summary: 'Summary',
  subtotal: 'Subtotal',
  paid: (amount: string) => `Converted for comparison. You’ll pay ${amount}.`,
  onTop: (taxIncluded: boolean): string =>
    taxIncluded ? 'Tax included. Delivery is extra.' : 'Taxes and delivery are extra.',
  checkOut: 'Check out',
  checkingOut: 'Opening the checkout …',

  coupon: 'Coupon',
  couponCode: 'Coupon code',
  couponOn: (code: string) => `Coupon ${code} applied.`,
  apply: 'Apply',
  removeCoupon: (code: string) => `Remove coupon ${code}`,
  couponLater: 'The discount applies at checkout.',

  deliverTo: 'Deliver to',
  chooseCountry: 'Choose a country',
  estimate: 'Estimate',
  estimatedTotal: 'Estimated total',
}
