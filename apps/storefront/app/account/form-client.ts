import { type FormAnswer, NOT_ANSWERED } from './form-answer.ts'

/** Reports a missing answer in the form instead of losing the page and its values. */
export const sent = (serverAction: () => Promise<unknown>): Promise<unknown> =>
  serverAction().catch((error: unknown) => {
    if (error instanceof Response) throw error
    return NOT_ANSWERED satisfies FormAnswer
  })
