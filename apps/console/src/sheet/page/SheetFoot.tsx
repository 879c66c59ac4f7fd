import { ActionIcon, Text } from '@mantine/core'
import type { Dispatch, MouseEvent } from 'react'
import type { ChangedCell } from '../cells/sheet.ts'
import { useSheetTexts } from '../cells/texts.ts'
import { areaAt, edgesOf } from '../grid/area.ts'
import classes from '../grid/sheet.module.css'
import type { SheetAction, SheetState } from './sheet-state.ts'

export interface SheetFootProps {
  readonly state: SheetState
  readonly dispatch: Dispatch<SheetAction>
  readonly changes: readonly ChangedCell[]
  readonly note: string | undefined
}

/** What the sheet holds: rows, changes, errors to step through, and what is wrong with the active cell. */
export function SheetFoot({ state, dispatch, changes, note }: SheetFootProps) {
  const sheet = useSheetTexts()
  const { rows, columns, area, edits, failures } = state
  const wrong = changes.filter(({ row, edit }) => edit.problem ?? failures.get(row.id))
  const { top, bottom, left, right } = edgesOf(area)
  const [row, column] = [rows[area.active.row], columns[area.active.column]]
  const edit = row && column ? edits.get(row.id)?.[column.key] : undefined
  const problem = edit?.problem ?? (edit && row ? failures.get(row.id) : undefined)
  const isLocked = row && column && column.key !== 'name' && row.locked.has(column.key)
  const tip = column && Reflect.get(sheet.tips, column.key)

  const step = (by: 1 | -1) => {
    const places = wrong.map(({ place, key }) => ({
      row: place.row,
      column: columns.findIndex((each) => each.key === key),
    }))
    const order = (place: { row: number; column: number }) => place.row * columns.length + place.column
    const now = order(area.active)
    const sorted = places.filter(({ column: each }) => each >= 0).sort((a, b) => order(a) - order(b))
    const next =
      by === 1
        ? (sorted.find((place) => order(place) > now) ?? sorted[0])
        : (sorted.findLast((place) => order(place) < now) ?? sorted.at(-1))
    if (next) dispatch({ does: 'select', area: areaAt(next) })
  }
  return (
    <div className={classes.foot}>
      <span>{note ?? sheet.rows(rows.length)}</span>
      {changes.length > 0 && <span role="status">{sheet.changed(changes.length)}</span>}
      {wrong.length > 0 && (
        <Text component="span" size="xs" c="red" fw={600} className="numbers">
          {sheet.problems(wrong.length)}{' '}
          <ActionIcon
            size={20}
            variant="subtle"
            color="red"
            aria-label={sheet.previousProblem}
            onMouseDown={keepFocus}
            onClick={() => step(-1)}
          >
            ‹
          </ActionIcon>
          <ActionIcon
            size={20}
            variant="subtle"
            color="red"
            aria-label={sheet.nextProblem}
            onMouseDown={keepFocus}
            onClick={() => step(1)}
          >
            ›
          </ActionIcon>
        </Text>
      )}
      {(bottom > top || right > left) && <span>{sheet.picked(bottom - top + 1, right - left + 1)}</span>}
      <Text component="span" size="xs" c={problem ? 'red' : 'dimmed'} ml="auto" aria-live="polite">
        {problem ?? (isLocked ? sheet.locked : (tip ?? sheet.help))}
      </Text>
    </div>
  )
}

/** The mouse leaves the focus in the grid, so that typing corrects the cell at once. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
