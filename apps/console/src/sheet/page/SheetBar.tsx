import { ActionIcon, Button, Menu } from '@mantine/core'
import type { Dispatch } from 'react'
import type { SheetColumn } from '../cells/columns.ts'
import { useSheetTexts } from '../cells/texts.ts'
import type { SheetAction, SheetState } from './sheet-state.ts'
import { withColumn } from './shown-columns.ts'

export interface SheetBarProps {
  readonly shown: SheetState['columns']
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canSave: boolean
  readonly dispatch: Dispatch<SheetAction>
  readonly columns: readonly SheetColumn[]
  readonly isChanged: boolean
  readonly isSaving: boolean
  preview(): void
  save(): void
}

/** What can be done with a sheet. */
export function SheetBar(props: SheetBarProps) {
  const { dispatch, columns, isChanged, isSaving, canUndo, canRedo, canSave, preview, save } = props
  const sheet = useSheetTexts()
  const shown = new Set(props.shown.map(({ key }) => key))
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={sheet.undo}
        title={sheet.undo}
        disabled={!canUndo}
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
        disabled={!canRedo}
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
      <Button variant="default" disabled={!isChanged} onClick={preview}>
        {sheet.preview}
      </Button>
      <Button disabled={!canSave} loading={isSaving} onClick={save}>
        {sheet.save}
      </Button>
    </>
  )
}
