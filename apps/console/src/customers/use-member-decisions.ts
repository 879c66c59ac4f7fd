import { type Decisions, useDecisions } from '../list/use-decisions.tsx'
import { useWords } from '../messages/words.tsx'
import { type DecisionKind, decide, UNDOES } from './decisions.ts'
import { CUSTOMER_KEYS } from './read-customers.ts'

/** Decides about members by their ids. */
export const useMemberDecisions = (): Decisions<DecisionKind> => {
  const { t } = useWords()
  return useDecisions({
    decide: (kind, id) => decide[kind](id),
    ...{ undoes: UNDOES, waitsAgain: true, keys: CUSTOMER_KEYS },
    done: (kind, count) => t.customers.done[kind](count),
    undoLabel: () => t.customers.undo,
  })
}
