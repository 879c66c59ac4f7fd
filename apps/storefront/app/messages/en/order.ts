/** An order, to its buyer. */
export const order = {
  title: 'Thank you',
  numberAndDay: (number: string, day: string) => `Order ${number}, ${day}`,
  thanks: (firstName: string | undefined) => (firstName ? `Thank you, ${firstName}` : 'Thank you'),
  cancelled: 'This order was cancelled',
  payment: {
    PAID: 'Your order is placed and paid. We’re getting started on it.',
    DUE: 'Your order is placed. The confirmation email explains how to pay.',
    PARTLY_SENT: 'We’ve sent part of your order. The rest will follow.',
    SENT: 'We’ve sent your order.',
    PARTLY_READY: 'Part of your order is ready for pickup. The rest will follow.',
    READY: 'Your order is ready for pickup.',
    GIVEN_BACK: 'We’ve refunded this order.',
  },
  refunded: 'Refunded',
  partlyRefunded: (amount: string) => `We’ve refunded ${amount}.`,
  confirmationTo: 'We’re sending a confirmation to',
  filesReady: 'Your order is placed and paid. Your files are ready.',
  files: 'Your files',
  download: 'Download',
  downloadFile: (name: string) => `Download ${name}`,
  filesUntil: (day: string) =>
    `The links work until ${day}. Please don’t share them: anyone who has a link can download the file.`,
  filesOncePaid:
    'You can download your files here as soon as the order is paid. We’ll email you the links, too.',
  filesLater:
    'Your files aren’t available yet. Come back to this page later, or contact us if you need them now.',
  bought: 'Your items',
  giftCards: {
    PAID: 'The code comes by email, to you or to the person the card is for. It can take a few minutes.',
    DUE: 'We’ll email the code as soon as your payment arrives.',
  },
  pieces: 'Quantity:',
  sums: 'Totals',
  total: 'Total',
  unknown: 'We can’t show this order here',
  unknownWhy:
    'An order opens only in your account, or in the browser where you placed it. If you’ve just ordered, nothing is lost: the confirmation email has all the details.',
  unavailableWhy:
    'Part of the shop isn’t responding. If you’ve just ordered, your order is safe: please don’t order again. We’ll email you a confirmation, and this page will work again in a minute.',
  toOrders: 'Go to your orders',
  paidWith: 'Payment',
  payments: {
    CARD: 'Card',
    PROVIDER: 'Online payment',
    OFFLINE: 'Directly to the shop',
    GIFT_CARD: 'Gift card',
  },
  cardOf: ({ brand, lastDigits }: { brand: string; lastDigits: string }) =>
    `${brand} ending in ${lastDigits}`,
  billing: 'Billing address',
  track: 'Track parcel',
  tracking: (carrier: string, number: string) => [carrier, number].filter(Boolean).join(' '),
  keep: 'Keep this order in an account',
  keepWhy: 'Follow your delivery and order again without typing your address. It only takes a password.',
  createAccount: 'Create account',
  again: 'Order again',
  adding: 'Adding…',
  print: 'Print invoice',
  printOrder: 'Print order',
  invoice: 'Invoice',
  invoiceNumber: 'Invoice number',
  invoiceDay: 'Invoice date',
  supplied: 'Date of supply',
  sameDay: 'Same as the invoice date',
  vatId: (id: string) => `VAT ID: ${id}`,
  taxAt: (rate: string, taxable: string) => `Tax ${rate} on ${taxable}`,
}

/** As above. The compiler checks that other languages have its keys. */
export type OrderWords = typeof order
