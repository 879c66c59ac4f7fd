import type { AccountWords } from '../messages/en/account.ts'

/** What can be wrong with a form of the member pages, as message keys. */
export type Problem = keyof AccountWords['problems']

/** The result of such a form, unless it redirects. */
export interface FormAnswer {
  problem?: Problem
  /** The field with the problem; undefined if it's the whole form. */
  field?: string
  /** The values except passwords, shown again without scripts. */
  typed?: Readonly<Record<string, string>>
  /** Set after success when the page stays. */
  isDone?: true
}

/** The form's result in the browser when the shop can't be reached. */
export const NOT_ANSWERED: FormAnswer = { problem: 'unanswered' }
