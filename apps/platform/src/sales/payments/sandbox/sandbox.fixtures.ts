/** The sandbox's cards, by what they do. */
export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  step: '4000002500003155',
  answerLost: '4000000000000119',
  requestLost: '4000000000000127',
  late: '4000000000000077',
} as const

/** The fields of a card with a distant expiry date. */
export const detailsOf = (number: string) => ({
  ...{ number, expiryMonth: 12, expiryYear: 2099, securityCode: '123' },
  holder: 'Ada Lovelace',
})
