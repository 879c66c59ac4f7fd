import type { AccountWords } from '../messages/account.en.ts'

/** What can be wrong with a form of the members' pages, by the key of its words. */
export type Problem = keyof AccountWords['problems']

/** What such a form is answered with, unless it leads on. */
export interface FormAnswer {
  problem?: Problem
  /** The field that the problem is about; the form as a whole without one. */
  field?: string
  /** What was typed, save for passwords, for a browser without scripts to show again. */
  typed?: Readonly<Record<string, string>>
  /** Set when what was asked for is done and the page stays. */
  isDone?: true
}

/** What a form is answered with in the browser when the shop does not answer. */
export const NOT_ANSWERED: FormAnswer = { problem: 'unanswered' }
