/** Who a gift card is for. */
export const gift = {
  whom: 'Who is it for?',
  me: 'Email it to me',
  someone: 'Email it to someone else',
  email: 'Their email address',
  name: 'Their name',
  from: 'Your name',
  message: 'Message',
  date: 'Send on',
  dateHint: 'At 8 in the morning. Leave it empty to send it as soon as it’s paid.',
  optional: 'optional',
  kept: 'Only they get the code. We’ll email you when it’s sent.',
}

export type GiftWords = typeof gift
