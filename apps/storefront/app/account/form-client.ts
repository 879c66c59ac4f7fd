import { type FormAnswer, NOT_ANSWERED } from './form-answer.ts'

/** Says in place that no answer came, instead of giving up the page and what was typed into it. */
export const sent = (serverAction: () => Promise<unknown>): Promise<unknown> =>
  serverAction().catch((error: unknown) => {
    if (error instanceof Response) throw error
    return NOT_ANSWERED satisfies FormAnswer
  })
