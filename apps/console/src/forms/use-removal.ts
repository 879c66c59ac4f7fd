import { type Action, useAction } from '../parts/use-action.ts'
import { formCalls, SUBMISSION_KEYS } from './read-submissions.ts'
import { useFormTexts } from './texts.ts'

/** Deletes what people sent. What someone else has deleted already counts as deleted. */
export const useRemoval = (ids: readonly string[], done: () => void): Action<undefined> => {
  const texts = useFormTexts()
  return useAction(
    async () => {
      for (const id of ids) await formCalls.submissions.deleteSubmission(id).catch(unlessGone)
    },
    SUBMISSION_KEYS,
    () => {
      done()
      return texts.deleted(ids.length)
    },
  )
}

const unlessGone = (error: unknown): void => {
  const isGone =
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'SUBMISSION_NOT_FOUND'
  if (!isGone) throw error
}
