import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { Dispatch } from 'react'
import type { SheetColumn } from '../cells/columns.ts'
import { useSheetTexts } from '../cells/texts.ts'
import type { Conflict } from '../rows/conflicts.ts'
import type { SheetAction, SheetState } from './sheet-state.ts'

export interface ConflictsProps extends Pick<SheetState, 'rows' | 'edits' | 'conflicts'> {
  readonly columns: readonly SheetColumn[]
  readonly dispatch: Dispatch<SheetAction>
}

/** More conflicts than this are settled together. */
const MOST = 10

/** Cells that someone else changed too. Nothing is overwritten until a person chooses. */
export function Conflicts({ rows, edits, conflicts, columns, dispatch }: ConflictsProps) {
  const sheet = useSheetTexts()
  if (conflicts.length === 0) return null
  const byId = new Map(rows.map((row) => [row.id, row]))
  const settle = (some: readonly Conflict[], keeps: 'mine' | 'theirs') =>
    dispatch({ does: 'settle', conflicts: some, keeps })
  return (
    <Alert color="orange" title={sheet.conflicts(conflicts.length)} role="alert">
      <Stack gap="xs">
        <Text size="sm">{sheet.conflictsHint}</Text>
        {conflicts.slice(0, MOST).map((conflict) => {
          const column = columns.find(({ key }) => key === conflict.key)
          const edit = edits.get(conflict.rowId)?.[conflict.key]
          const written = (value: Conflict['theirs']) => column?.show(value) || sheet.empty
          return (
            <Group key={`${conflict.rowId} ${conflict.key}`} gap="xs" justify="space-between">
              <Text size="sm">
                <b>{byId.get(conflict.rowId)?.title}</b> · {column?.label}:{' '}
                {edit && sheet.conflict(written(edit.was), written(conflict.theirs))}
              </Text>
              <Group gap="xs">
                <Button size="compact-xs" variant="default" onClick={() => settle([conflict], 'mine')}>
                  {sheet.keepMine}
                  {edit && `: ${edit.value === undefined ? edit.text : written(edit.value)}`}
                </Button>
                <Button size="compact-xs" variant="default" onClick={() => settle([conflict], 'theirs')}>
                  {sheet.takeTheirs}
                </Button>
              </Group>
            </Group>
          )
        })}
        {conflicts.length > MOST && <Text size="sm">{sheet.previewMore(conflicts.length - MOST)}</Text>}
        {conflicts.length > 1 && (
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={() => settle(conflicts, 'mine')}>
              {sheet.keepAllMine}
            </Button>
            <Button size="xs" variant="default" onClick={() => settle(conflicts, 'theirs')}>
              {sheet.takeAllTheirs}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  )
}
