import { ActionIcon, Button, Menu } from '@mantine/core'
import type { Dispatch } from 'react'
import type { SheetColumn } from '../cells/columns.ts'
import { useSheetTexts } from '../cells/texts.ts'
import type { SheetAction, SheetState } from './sheet-state.ts'
import { withColumn } from './shown-columns.ts'
import { savable } from './use-save.ts'

export interface SheetBarProps {
  readonly state: SheetState
  readonly dispatch: Dispatch<SheetAction>
  readonly columns: readonly SheetColumn[]
  /** Changed cells. */
  readonly count: number
  readonly isSaving: boolean
  preview(): void
  save(): void
}

/** What can be done with a sheet. */
export function SheetBar({ state, dispatch, columns, count, isSaving, preview, save }: SheetBarProps) {
  const sheet = useSheetTexts()
  const shown = new Set(state.columns.map(({ key }) => key))
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={sheet.undo}
        title={sheet.undo}
        disabled={state.past.length === 0}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => dispatch({ does: 'undo' })}
      >
        ↶
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={sheet.redo}
        title={sheet.redo}
        disabled={state.future.length === 0}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => dispatch({ does: 'redo' })}
      >
        ↷
      </ActionIcon>
      <Menu closeOnItemClick={false} position="bottom-end">
        <Menu.Target>
          <Button variant="default">{sheet.columnsButton}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {columns.slice(1).map(({ key, label }) => (
            <Menu.Item
              key={key}
              role="menuitemcheckbox"
              aria-checked={shown.has(key)}
              leftSection={<span style={{ width: 12 }}>{shown.has(key) ? '✓' : ''}</span>}
              onClick={() => dispatch({ does: 'show', columns: withColumn(columns, key, !shown.has(key)) })}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" disabled={count === 0} onClick={preview}>
        {sheet.preview}
      </Button>
      <Button
        disabled={savable(state.edits).size === 0 || state.conflicts.length > 0}
        loading={isSaving}
        onClick={save}
      >
        {sheet.save}
      </Button>
    </>
  )
}
