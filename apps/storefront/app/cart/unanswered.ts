import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Messages } from '../messages/messages.ts'

/** What a change of the cart is answered with in the browser when the shop does not answer. */
export const UNANSWERED = { isUnanswered: true, problem: 'unanswered' } as const

/** Tells whether a form's answer was made up in the browser. There is then nothing new to read, and nobody to read it from. */
const isUnanswered = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'isUnanswered' in answer

/**
 * Tells whether there may be anything new to read after a form was sent. What is asked too much or fails is not asked
 * again at once: the page would be given up for it.
 */
export const hasNews = ({ actionResult, actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean =>
  !isUnanswered(actionResult) && actionStatus !== 429 && actionStatus < 500

/** Says what went wrong with a form, if anything did: the shop's own words, or that none came. */
export const problemOf = (
  answer: { problem?: string } | undefined,
  { unanswered }: Messages['cart'],
): string | undefined => (isUnanswered(answer) ? unanswered : answer?.problem)
