import { Button, Group, List, Progress, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import type { BulkResult, BulkWork } from './bulk-work.ts'

export interface BulkDialogProps {
  /** Names the change and how many things it changes. */
  readonly title: string
  /** What else a person should know before it starts. */
  readonly hint?: string | undefined
  /** The verb on the button. */
  readonly action: string
  readonly isDestructive?: boolean
  /** Whether the form is filled in. Default: yes. */
  readonly isReady?: boolean
  readonly work: BulkWork
  /** The lists and things that change. */
  readonly keys: readonly string[]
  /** Called once something has changed. */
  done(): void
  close(): void
  /** The form that says what to change. */
  readonly children?: ReactNode
}

type State =
  | { readonly is: 'asking'; readonly failure?: unknown }
  | { readonly is: 'running'; readonly done: number; readonly total: number | undefined }
  | { readonly is: 'over'; readonly result: BulkResult; readonly isUndo: boolean }

/** Asks before many things change, shows how far it is, stops it, and says what came of it. */
export function BulkDialog(props: BulkDialogProps) {
  const {
    title,
    hint,
    action,
    isDestructive = false,
    isReady = true,
    work,
    keys,
    done,
    close,
    children,
  } = props
  const { t } = useWords()
  const queries = useQueryClient()
  const [state, setState] = useState<State>({ is: 'asking' })
  // What matches may be less once it has changed; the dialog still names what it was asked for.
  const [askedTitle, setAskedTitle] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const run = async (task: BulkWork, isUndo: boolean) => {
    const controller = new AbortController()
    running.current = controller
    setState({ is: 'running', done: 0, total: undefined })
    try {
      const tell = (count: number, total?: number) => setState({ is: 'running', done: count, total })
      setState({ is: 'over', result: await task({ signal: controller.signal, tell }), isUndo })
    } catch (failure) {
      setState({ is: 'asking', failure })
    }
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
  }
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    setAskedTitle(title)
    void run(work, false)
  }
  const leave = () => {
    if (state.is === 'over') done()
    close()
  }
  return (
    <Dialog opened title={askedTitle ?? title} {...(state.is !== 'running' && { onClose: leave })}>
      {state.is === 'asking' && (
        <form onSubmit={start}>
          <Stack>
            {state.failure !== undefined && <ProblemNotice error={state.failure} />}
            {children}
            {hint && <Text size="sm">{hint}</Text>}
            <Group justify="flex-end">
              <Button variant="default" onClick={leave}>
                {t.keep}
              </Button>
              <Button
                type="submit"
                disabled={!isReady}
                {...(isDestructive && { color: 'red' })}
                {...(!children && { 'data-autofocus': true })}
              >
                {action}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
      {state.is === 'running' && (
        <Running {...state} title={askedTitle ?? title} stop={() => running.current?.abort()} />
      )}
      {state.is === 'over' && <Result {...state} close={leave} undo={(task) => void run(task, true)} />}
    </Dialog>
  )
}

function Running(props: { title: string; done: number; total: number | undefined; stop(): void }) {
  const { title, done, total, stop } = props
  const { t, number } = useWords()
  return (
    <Stack>
      <Progress
        aria-label={title}
        value={total === undefined ? 100 : (100 * done) / Math.max(total, 1)}
        animated={total === undefined}
      />
      <Text size="sm" role="status">
        {total === undefined
          ? t.list.bulk.done(number(done))
          : t.list.bulk.doneOf(number(done), number(total))}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={stop}>
          {t.list.bulk.stop}
        </Button>
      </Group>
    </Stack>
  )
}

function Result(props: { result: BulkResult; isUndo: boolean; close(): void; undo(task: BulkWork): void }) {
  const { result, isUndo, close, undo } = props
  const { changed, failed, isStopped = false, left, reasons = [] } = result
  const { t, number } = useWords()
  const { undo: back } = result
  return (
    <Stack>
      <div role="status">
        {isStopped && <Text size="sm">{t.list.bulk.stopped}</Text>}
        <Text size="sm">{(isUndo ? t.list.bulk.undone : t.list.bulk.changed)(number(changed))}</Text>
        {left && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {left}
          </Text>
        )}
        {failed > 0 && <Text size="sm">{t.list.bulk.failed(number(failed))}</Text>}
      </div>
      {reasons.length > 0 && (
        <List size="sm" style={{ overflowWrap: 'anywhere' }}>
          {reasons.map((reason) => (
            <List.Item key={reason}>{reason}</List.Item>
          ))}
        </List>
      )}
      <Group justify="flex-end">
        {back && !isUndo && changed > 0 && (
          <Button variant="default" onClick={() => undo(back)}>
            {t.list.bulk.undo}
          </Button>
        )}
        <Button data-autofocus onClick={close}>
          {t.close}
        </Button>
      </Group>
    </Stack>
  )
}
