import type { Messages } from '../messages/messages.ts'

/** What a change of the cart is answered with in the browser when the shop does not answer. */
export const UNANSWERED = { isUnanswered: true, problem: 'unanswered' } as const

/** Tells whether a form's answer was made up in the browser. There is then nothing new to read, and nobody to read it from. */
export const isUnanswered = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'isUnanswered' in answer

/** Says what went wrong with a form, if anything did: the shop's own words, or that none came. */
export const problemOf = (
  answer: { problem?: string } | undefined,
  { unanswered }: Messages['cart'],
): string | undefined => (isUnanswered(answer) ? unanswered : answer?.problem)
