/** What a test card does. */
export type CardConduct =
  /** The money is held at once. */
  | 'APPROVED'
  | 'DECLINED'
  /** The buyer must approve on the provider's page. */
  | 'STEP'
  /** The money is held and the answer never arrives. */
  | 'ANSWER_LOST'
  /** The request never arrives, and neither does an answer. */
  | 'REQUEST_LOST'
  /** The answer is "not known yet"; a notice follows. */
  | 'LATE'

/** The test cards; others are declined. No bank issues these numbers. */
const CONDUCTS: ReadonlyMap<string, CardConduct> = new Map([
  ['4242424242424242', 'APPROVED'],
  ['4000000000000002', 'DECLINED'],
  ['4000002500003155', 'STEP'],
  ['4000000000000119', 'ANSWER_LOST'],
  ['4000000000000127', 'REQUEST_LOST'],
  ['4000000000000077', 'LATE'],
])

export const conductOf = (number: string): CardConduct => CONDUCTS.get(number) ?? 'DECLINED'

/** Returns a card's company from its first digits (ISO/IEC 7812). */
export const brandOf = (number: string): string => {
  if (number.startsWith('4')) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'Mastercard'
  return 'Card'
}

/** Checks a number's check digit (ISO/IEC 7812-1, annex B). */
export const isCardNumber = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
