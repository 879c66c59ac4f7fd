/** An order, to its buyer. */
export const order = {
  title: 'Thank you',
  numberAndDay: (number: string, day: string) => `Order ${number}, ${day}`,
  thanks: (firstName: string | undefined) => (firstName ? `Thank you, ${firstName}` : 'Thank you'),
  cancelled: 'This order was cancelled',
  payment: {
    PAID: 'Your order is placed and paid. We begin with it at once.',
    DUE: 'Your order is placed. How to pay for it stands in its confirmation.',
    GIVEN_BACK: 'What you paid for this order was given back.',
  },
  confirmationTo: 'A confirmation is on its way to',
  bought: 'What you chose',
  pieces: 'Pieces:',
  sums: 'Sums',
  total: 'Total',
  unknown: 'We cannot show this order here',
  unknownWhy:
    'An order is shown in the browser in which it was made. If you have just ordered, nothing is lost: its confirmation, with everything in it, is on its way to your e-mail address.',
  lookIntoCart: 'Look into the cart',
}

/** As above; the compiler holds other languages to its keys. */
export type OrderWords = typeof order
