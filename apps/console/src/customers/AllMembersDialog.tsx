import { useQuery } from '@tanstack/react-query'
import { CommerceError } from '@vitrine/client'
import { BulkDialog } from '../list/BulkDialog.tsx'
import { inParts, type PartResult, workInParts } from '../list/bulk-work.ts'
import type { Messages } from '../messages/en.ts'
import { useWords } from '../messages/words.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { type DecisionKind, decide, membersFor, UNDOES } from './decisions.ts'
import { type AskedCustomers, CUSTOMER_KEYS, readCustomers } from './read-customers.ts'

/** Members are decided one by one, so a larger part would show progress late and stop late. */
const AT_ONCE = 5

export interface AllMembersDialogProps {
  readonly kind: DecisionKind
  /** What the list was asked for. */
  readonly asked: AskedCustomers
  close(): void
  done(): void
}

/** Applies a decision to all members that a list matches and that it fits; counts them first. */
export function AllMembersDialog({ kind, asked, close, done }: AllMembersDialogProps) {
  const { t } = useWords()
  const {
    data: memberIds,
    error,
    refetch,
  } = useQuery({
    queryKey: ['customers', 'members for', kind, asked],
    queryFn: () => findMembers(kind, asked),
    // Counted again each time the dialog opens.
    ...{ staleTime: 0, gcTime: 0 },
  })
  const undo = UNDOES[kind]
  return (
    <BulkDialog
      title={memberIds ? t.customers.allTitles[kind](memberIds.length) : t.loading}
      hint={hintOf(kind, memberIds?.length, t)}
      action={t.customers.decisions[kind]}
      isReady={memberIds !== undefined && memberIds.length > 0}
      isDestructive={kind === 'refuse'}
      work={workInParts(
        () => inParts(memberIds ?? [], AT_ONCE),
        (ids) => decideAll(kind, ids),
        memberIds?.length,
        undo && ((ids) => decideAll(undo, ids)),
        AT_ONCE,
      )}
      {...{ keys: CUSTOMER_KEYS, close, done }}
    >
      {error && <ProblemNotice error={error} retry={() => void refetch()} />}
    </BulkDialog>
  )
}

const hintOf = (
  kind: DecisionKind,
  count: number | undefined,
  { customers }: Messages,
): string | undefined => {
  if (count === 0) return customers.noneFits
  return kind === 'refuse' ? customers.refuseHint : undefined
}

const findMembers = async (kind: DecisionKind, asked: AskedCustomers): Promise<string[]> => {
  const found: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { rows, next } = await readCustomers(asked, cursor)
    found.push(...membersFor(kind, rows))
    if (next === undefined) return found
    cursor = next
  }
}

/** Decides one by one; a member who was decided about meanwhile doesn't stop the others. */
const decideAll = async (kind: DecisionKind, ids: readonly string[]): Promise<PartResult> => {
  const changed: string[] = []
  for (const id of ids)
    try {
      await decide[kind](id)
      changed.push(id)
    } catch (error) {
      if (!(error instanceof CommerceError) || error.status === undefined || error.status >= 500) throw error
    }
  return { changed, failed: ids.length - changed.length }
}
