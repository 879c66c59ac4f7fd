import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useRef, useState } from 'react'
import { useAction } from '../parts/use-action.ts'

interface Decision<Kind> {
  readonly kind: Kind
  readonly ids: readonly string[]
  /** Whether it takes another one back. */
  readonly isUndo?: boolean
}

/** Decisions about the rows of a list, which can be taken back. */
export interface Decisions<Kind> {
  readonly isRunning: boolean
  run(kind: Kind, ids: readonly string[]): void
  /** Takes the last decision back that can be. */
  undo(): void
  /** Whether a decision about a row was just made, so that a list of what waits leaves it out at once. */
  isDecided(id: string | undefined): boolean
}

/** What can be decided about the rows of a list. */
export interface Decidable<Kind extends string> {
  decide(kind: Kind, id: string): Promise<unknown>
  /** What takes a decision back; absent for those that nothing does. */
  readonly undoes: Readonly<Partial<Record<Kind, Kind>>>
  /** Whether a row waits again once its decision is taken back. */
  readonly waitsAgain: boolean
  /** The lists and things that a decision changes. */
  readonly keys: readonly string[]
  done(kind: Kind, count: number): string
  /** The button that takes a decision back. */
  undoLabel(kind: Kind): string
}

const NOTICE = 'decision'

/** Decides about rows, offers to undo it, and remembers it until the list is read again. */
export const useDecisions = <Kind extends string>(about: Decidable<Kind>): Decisions<Kind> => {
  const { decide, undoes, waitsAgain, keys, done, undoLabel } = about
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const made = useRef<Decision<Kind>[]>([])
  // One after the other, so that an undo never overtakes what it undoes.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.current.then(work)
    last.current = turn.catch(() => undefined)
    return turn
  }
  const mark = (ids: readonly string[], isDecided: boolean) =>
    setDecided((before) => {
      const after = new Set(before)
      for (const id of ids) isDecided ? after.add(id) : after.delete(id)
      return after
    })
  const action = useAction(
    ({ kind, ids }: Decision<Kind>) =>
      inTurn(async () => {
        try {
          for (const id of ids) await decide(kind, id)
        } catch (error) {
          mark(ids, false)
          throw error
        }
      }),
    keys,
    ({ kind, ids, isUndo }) => {
      const text = done(kind, ids.length)
      const message =
        undoes[kind] && !isUndo ? <Undoable text={text} label={undoLabel(kind)} undo={undo} /> : text
      notifications.hide(NOTICE)
      notifications.show({ id: NOTICE, message, autoClose: 8_000 })
      return undefined
    },
  )
  const undo = () => {
    const latest = made.current.pop()
    const kind = latest && undoes[latest.kind]
    if (!latest || !kind) return
    if (waitsAgain) mark(latest.ids, false)
    action.run({ kind, ids: latest.ids, isUndo: true })
  }
  return {
    isRunning: action.isRunning,
    run: (kind, ids) => {
      if (ids.length === 0) return
      mark(ids, true)
      if (undoes[kind]) made.current.push({ kind, ids })
      action.run({ kind, ids })
    },
    undo,
    isDecided: (id) => id !== undefined && decided.has(id),
  }
}

function Undoable({ text, label, undo }: { text: string; label: string; undo(): void }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{text}</Text>
      <Button size="compact-sm" variant="light" onClick={undo}>
        {label}
      </Button>
    </Group>
  )
}
