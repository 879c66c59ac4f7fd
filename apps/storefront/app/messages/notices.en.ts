/** Pages that have nothing to show. */
export const notices = {
  notFoundTitle: 'Not found',
  notFound: 'There is nothing here',
  notFoundWhy: 'The piece may have been sold for good, or the address may have a slip in it.',
  unavailableTitle: 'Not available',
  unavailable: 'We cannot show this just now',
  unavailableWhy:
    'Something behind the counter is not answering. Your cart is safe, and this usually passes in a minute.',
  busy: 'One moment, please',
  busyWhy: (seconds?: number) =>
    `More is asked of the shop than it can answer at once. Your cart is safe; please try again in ${seconds ? `${seconds} seconds` : 'a minute'}.`,
  tryAgain: 'Try again',
  stay: 'Back to the page',
  offline: 'You are offline',
  offlineWhy:
    'This page has not been loaded before. It comes by itself as soon as there is a connection; your cart is safe.',
}
