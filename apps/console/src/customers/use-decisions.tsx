import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useRef, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { useAction } from '../parts/use-action.ts'
import { type DecisionKind, decide, UNDOES } from './decisions.ts'
import { CUSTOMER_KEYS } from './read-customers.ts'

interface Decision {
  readonly kind: DecisionKind
  readonly memberIds: readonly string[]
}

/** Decisions about members, which can be taken back. */
export interface Decisions {
  readonly isRunning: boolean
  run(kind: DecisionKind, memberIds: readonly string[]): void
  /** Takes the last decision back that can be. */
  undo(): void
  /** Whether a decision about a member was just made, so that a list of who waits leaves them out at once. */
  isDecided(memberId: string | undefined): boolean
}

const NOTICE = 'decision'

/** Decides about members, offers to undo it, and remembers it until the list is read again. */
export const useDecisions = (): Decisions => {
  const { t } = useWords()
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const made = useRef<Decision[]>([])
  // One after the other, so that an undo never overtakes what it undoes.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.current.then(work)
    last.current = turn.catch(() => undefined)
    return turn
  }
  const mark = (memberIds: readonly string[], isDecided: boolean) =>
    setDecided((before) => {
      const after = new Set(before)
      for (const id of memberIds) isDecided ? after.add(id) : after.delete(id)
      return after
    })
  const action = useAction(
    ({ kind, memberIds }: Decision) =>
      inTurn(async () => {
        try {
          for (const id of memberIds) await decide[kind](id)
        } catch (error) {
          mark(memberIds, false)
          throw error
        }
      }),
    CUSTOMER_KEYS,
    ({ kind, memberIds }) => {
      const text = t.customers.done[kind](memberIds.length)
      const message = UNDOES[kind] && kind !== 'withdraw' ? <Undoable text={text} undo={undo} /> : text
      notifications.hide(NOTICE)
      notifications.show({ id: NOTICE, message, autoClose: 8_000 })
      return undefined
    },
  )
  const undo = () => {
    const last = made.current.pop()
    const kind = last && UNDOES[last.kind]
    if (!last || !kind) return
    mark(last.memberIds, false)
    action.run({ kind, memberIds: last.memberIds })
  }
  return {
    isRunning: action.isRunning,
    run: (kind, memberIds) => {
      if (memberIds.length === 0) return
      mark(memberIds, true)
      if (UNDOES[kind]) made.current.push({ kind, memberIds })
      action.run({ kind, memberIds })
    },
    undo,
    isDecided: (memberId) => memberId !== undefined && decided.has(memberId),
  }
}

function Undoable({ text, undo }: { text: string; undo(): void }) {
  const { t } = useWords()
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{text}</Text>
      <Button size="compact-sm" variant="light" onClick={undo}>
        {t.customers.undo}
      </Button>
    </Group>
  )
}
