/** What a change of the cart is answered with in the browser when the shop does not answer. */
export const UNANSWERED = {
  isUnanswered: true,
  problem: 'No answer came. Please see whether you are online, and try again.',
} as const

/** Tells whether a form's answer was made up in the browser. There is then nothing new to read, and nobody to read it from. */
export const isUnanswered = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'isUnanswered' in answer
