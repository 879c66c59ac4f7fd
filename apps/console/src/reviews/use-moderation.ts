import { type Decisions, useDecisions } from '../list/use-decisions.tsx'
import { REVIEW_KEYS, reviewCalls } from './read-reviews.ts'
import { useReviewTexts } from './texts.ts'

/** Shows reviews to everyone, or rejects them. Nothing makes a review wait again: the other decision corrects one. */
export const useModeration = (): Decisions<'approve' | 'reject'> => {
  const texts = useReviewTexts()
  return useDecisions({
    decide: (kind, id) =>
      reviewCalls.updateModerationStatus(id, { status: kind === 'approve' ? 'APPROVED' : 'REJECTED' }),
    undoes: { approve: 'reject', reject: 'approve' },
    ...{ waitsAgain: false, keys: REVIEW_KEYS },
    done: (kind, count) => texts.done[kind](count),
    undoLabel: (kind) => texts.instead[kind],
  })
}
