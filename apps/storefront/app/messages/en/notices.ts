/** Pages that have nothing to show. */
export const notices = {
  notFoundTitle: 'Not found',
  notFound: 'Page not found',
  notFoundWhy: 'The item may be sold out for good, or there’s a typo in the link.',
  unavailableTitle: 'Not available',
  unavailable: 'We can’t show this right now',
  unavailableWhy: 'Part of the shop isn’t responding. Your cart is safe. Please try again in a minute.',
  busy: 'One moment, please',
  busyWhy: (seconds?: number) =>
    `The shop is busy right now. Your cart is safe. Please try again in ${seconds ? `${seconds} seconds` : 'a minute'}.`,
  tryAgain: 'Try again',
  stay: 'Back to the page',
  offline: 'You’re offline',
  offlineWhy: 'This page will appear when you’re back online. Your cart is safe.',
}
