import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Messages } from '../messages/messages.ts'

/** The result of a cart change in the browser when the shop doesn't answer. */
export const UNANSWERED = { isUnanswered: true, problem: 'unanswered' } as const

/** Whether a form's result was created in the browser. Then there is nothing new to load. */
const isUnanswered = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'isUnanswered' in answer

/**
 * Whether a submitted form may have changed anything to load. After a rate limit or a failure nothing is
 * loaded, because a failed load would replace the page.
 */
export const hasNews = ({ actionResult, actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean =>
  !isUnanswered(actionResult) && actionStatus !== 429 && actionStatus < 500

/** Returns what went wrong with a form, if anything: the shop's own words, or that there was no answer. */
export const problemOf = (
  answer: { problem?: string } | undefined,
  { unanswered }: Messages['cart'],
): string | undefined => (isUnanswered(answer) ? unanswered : answer?.problem)
